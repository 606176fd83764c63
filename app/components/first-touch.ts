import { readCookie, writeCookie } from "#app/domain/cookies.ts";
import { encodeSource, SOURCE_COOKIE, sourceOf } from "#app/domain/first-touch.ts";

/** Pages that a link of the site's own opens, in an email or on the desk. */
const OWN_LINKS = /^\/(?:desk|booking|confirmation)(?:\/|$)/;

/** Remembers where the visitor came from first (rule 225); later visits change nothing. */
export function rememberSource(): void {
  if (OWN_LINKS.test(location.pathname)) return;
  if (readCookie(document.cookie, SOURCE_COOKIE) !== undefined) return;
  const source = encodeSource(sourceOf(new URL(location.href), document.referrer));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = writeCookie(SOURCE_COOKIE, source, { secure: location.protocol === "https:" });
}
