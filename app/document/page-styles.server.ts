import { readFileSync } from "node:fs";
import { join } from "node:path";

const CLIENT = "build/client";
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;
/** Where the root's layout wants them; empty until then. */
const PLACE = '<style id="page-styles"></style>';

const texts = new Map<string, string>();

/**
 * Puts a page's stylesheets into the page: on a slow line each would cost the first paint a round
 * trip. The links stay, switched off, since the browser's React expects them and adds those of the
 * pages that follow. Without a build, under the development server, nothing changes.
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

/** Hashed files, each read once; null where it is not to be read: the link works as ever. */
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
