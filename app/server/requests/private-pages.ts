/**
 * Pages whose address holds a secret token (rule 121): the headers they are sent with, and their
 * addresses without the token, for logs.
 */
import { decoded } from "#app/lib/private-path.ts";

/** Kept by no cache and no search engine; no other site learns the address. */
export const PRIVATE_HEADERS = {
  "Cache-Control": "private, no-store",
  // Not no-referrer: with it browsers post forms from "Origin: null".
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
} as const;

const SECRET_PART = /^(\/+(?:es\/+)?(?:b|booking|feeds|invoice|quote)\/+)[^/]+/i;
/** A token in any other path, for example in a mistyped link. */
const LOOSE_SECRET = /[0-9a-f]{24,}/gi;

/** A path as a log may show it: "/booking/…/cancel". */
export function withoutSecrets(path: string): string {
  const read = decoded(path);
  const masked = read.replace(SECRET_PART, "$1…").replace(LOOSE_SECRET, "…");
  return masked === read ? path : masked;
}
