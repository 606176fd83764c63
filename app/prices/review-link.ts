/** The link of the business's Google profile, where customers leave a review (rule 405). */

const MOST_CHARACTERS = 500;

/** Google's hosts of such links, and what follows there: each names a place, and none leads on to other sites. */
const PLACES: Record<string, RegExp> = {
  "g.page": /^\/./,
  "maps.app.goo.gl": /^\/./,
  "share.google": /^\/./,
  "goo.gl": /^\/maps\/./,
  "g.co": /^\/kgs\/./,
  "google.com": /^\/(?:maps\/?|search)\?.|^\/maps\/./,
  "www.google.com": /^\/(?:maps\/?|search)\?.|^\/maps\/./,
  "maps.google.com": /^\/(?:maps\/?)?\?.|^\/maps\/./,
  "search.google.com": /^\/local\/(?:writereview|reviews)\?./,
};

/**
 * The address as browsers write it; null for what is none: https, no login and no port, and a place of
 * Google's where reviews are. It may be typed without "https://".
 */
export function readReviewLink(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MOST_CHARACTERS) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, host, username, password, pathname, search, href } = new URL(address);
  const isPlain = protocol === "https:" && `${username}${password}` === "";
  return isPlain && PLACES[host]?.test(pathname + search) ? href : null;
}
