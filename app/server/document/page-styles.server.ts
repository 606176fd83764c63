import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Dress, dressStyles } from "./dress.server.ts";

const ASSETS = "build/client/assets";
const STYLESHEET = /<link rel="stylesheet" href="\/assets\/(?:~\w+\/)?([\w.-]+\.css)"\/>/g;
/** The element of the root's layout that receives them. */
const PLACE = '<style id="page-styles"></style>';

const texts = new Map<string, string>();

/**
 * Puts a page's stylesheets into the page: on a slow line each would cost the first paint a round
 * trip. The links stay, disabled, since React expects them in the browser and adds those of the next
 * pages. On the development server, which has no build, the page is left as it is.
 */
export function withOwnStyles(html: string, dress: Dress | null = null): string {
  if (!html.includes(PLACE)) return html;
  const styles: string[] = [];
  const linked = html.replaceAll(STYLESHEET, (link, file: string) => {
    const text = stylesheet(file);
    if (text === null) return link;
    styles.push(text);
    return link.replace("/>", ' disabled=""/>');
  });
  const whole = styles.join("\n");
  const shown = dress ? dressStyles(whole, dress) : whole;
  return linked.replace(PLACE, () => PLACE.replace("><", `>${shown}<`));
}

/**
 * The text of a hashed file, read once and not for each page that is rendered; null where it cannot be read,
 * and the link stays enabled.
 */
function stylesheet(file: string): string | null {
  const known = texts.get(file);
  if (known !== undefined) return known;
  try {
    const text = readFileSync(join(ASSETS, file), "utf8").trim();
    texts.set(file, text);
    return text;
  } catch {
    return null;
  }
}
