/** Where a booking's own pages are: its token is the key to them (rule 121). */
const TOKEN = /^[0-9a-f]{64}$/;

/** True for text that has the shape of a token: 32 bytes in hexadecimal digits. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * The paths of booking, invoice and quote pages, of the owner's desk and of its calendar feed, in every spelling
 * that the router accepts.
 */
const PRIVATE = /^\/+(?:es\/+)?(b|booking|desk|set-up|feeds|invoice|quote\/+[^/.]+)([/.]|$)/i;

/** True for the paths of pages for one person alone: no cache and no search engine keeps them. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(decoded(path));
}

/** Pages that show what one visitor has typed, or what an address made up. */
const TYPED = /^\/+(?:es\/+)?(list|chat|estimate)([/.]|$)/i;

/** True for the paths of pages that no cache keeps, whatever they answer (rule 231). */
export function isNeverKept(path: string): boolean {
  return TYPED.test(decoded(path)) || isPrivatePath(path);
}

/** A path with its percent-encoding decoded; a malformed one is returned unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** So much of a token is in a short address: 96 bits, as hard to guess as the whole is. */
const SHORT_DIGITS = 24;

/** The short address of a booking's page, for texts. */
export function shortBookingPath(token: string): string {
  return `/b/${token.slice(0, SHORT_DIGITS)}`;
}

/** Leads to where the owner wants reviews. */
export function reviewPath(token: string): string {
  return `${shortBookingPath(token)}/review`;
}

/** True for text that has the shape of a short address's part of a token. */
export function isShortToken(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}

/** An invoice's own page: its token, 32 hexadecimal digits, is the key to it (rule 469). */
export function invoicePath(token: string): string {
  return `/invoice/${token}`;
}

/** A page of the booking. @param part "cancel", "move"; none: the booking itself */
export function bookingPath(token: string, part = ""): string {
  return part === "" ? `/booking/${token}` : `/booking/${token}/${part}`;
}
