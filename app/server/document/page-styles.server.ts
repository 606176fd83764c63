import { readFileSync } from "node:fs";
import { join } from "node:path";

const CLIENT = "build/client";
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;
/** The element of the root's layout that receives them. */
const PLACE = '<style id="page-styles"></style>';

const texts = new Map<string, string>();

/**
 * Puts a page's stylesheets into the page: on a slow line each would cost the first paint a round
 * trip. The links stay, disabled, since React expects them in the browser and adds those of the next
 * pages. On the development server, which has no build, the page is left as it is.
 */
export function withOwnStyles(html: string): string {
  if (!html.includes(PLACE)) return html;
  const styles: string[] = [];
  const linked = html.replaceAll(STYLESHEET, (link, href: string) => {
    const text = stylesheet(href);
    if (text === null) return link;
    styles.push(text);
    return link.replace("/>", ' disabled=""/>');
  });
  return linked.replace(PLACE, () => PLACE.replace("><", `>${styles.join("\n")}<`));
}

/**
 * The text of a hashed file, read once and not for each page that is rendered; null where it cannot be read,
 * and the link stays enabled.
 */
function stylesheet(href: string): string | null {
  const known = texts.get(href);
  if (known !== undefined) return known;
  try {
    const text = readFileSync(join(CLIENT, href), "utf8").trim();
    texts.set(href, text);
    return text;
  } catch {
    return null;
  }
}
