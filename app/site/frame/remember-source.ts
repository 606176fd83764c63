import { encodeSource, SOURCE_COOKIE, sourceOf } from "#app/jobs/attribution.ts";
import { readCookie, writeCookie } from "#app/lib/cookies.ts";

/** Pages that are opened from the site's own emails or from the desk. */
const OWN_LINKS = /^\/(?:desk|booking|confirmation)(?:\/|$)/;

/** Stores the source of the visitor's first visit (rule 225); later visits do not change it. */
export function rememberSource(): void {
  if (OWN_LINKS.test(location.pathname)) return;
  if (readCookie(document.cookie, SOURCE_COOKIE) !== undefined) return;
  const source = encodeSource(sourceOf(new URL(location.href), document.referrer));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = writeCookie(SOURCE_COOKIE, source, { secure: location.protocol === "https:" });
}
