import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What mail programs lay out most alike, and React Email writes. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * An email's page as text. React Email's own `render` streams the page and puts it together again,
 * for pages that wait for something: several times the work for one that does not.
 */
export function renderHtml(page: ReactElement): string {
  return DOCTYPE + renderToStaticMarkup(page);
}
