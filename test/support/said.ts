/** What the pages of a running site say, and what of an English one a page in Spanish still says. */

/** What reads the same in both languages: names, figures, and the link to the other language. */
const SAME = [
  /^[\d\W]*$/,
  /^(?:Junk Buddy|Blog|Chat|Cookies|Houston TX|Galveston)$/,
  /^Español$|^English$/,
  /^(?:\$[\d.]+ )?(?:Queen|King|Mini|Monitor|Piano|Total|Subtotal|Final)$/,
  /^(?:width=|#|script-src|summary_large|website|article|http|noindex|same-origin)/,
];

/** All that a page shows or tells: its text, its title, and what stands in attributes to be read aloud or shared. */
export function saidOn(page: string): string[] {
  const body = page.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replaceAll("<!-- -->", "");
  const attributes = body.matchAll(/\b(?:aria-label|alt|placeholder|title|content)="([^"]+)"/g);
  const texts = body.matchAll(/>([^<>]+)</g);
  return [...attributes, ...texts]
    .map(([, text = ""]) => text.replaceAll("&#x27;", "'").trim())
    .filter(Boolean);
}

/** @param names that are the same in both languages */
export function leftInEnglish(
  english: string,
  spanish: string,
  names: ReadonlySet<string>,
): string[] {
  const said = new Set(saidOn(english));
  return saidOn(spanish)
    .filter((text) => /[a-z]{3}/i.test(text) && said.has(text))
    .filter((text) => !names.has(text.replace(/ TX$|, Texas \d{5}\.$/, "")))
    .filter((text) => !SAME.some((pattern) => pattern.test(text)));
}
