/** Where a booking's own pages are: its token is the key to them (rule 121). */
const TOKEN = /^[0-9a-f]{64}$/;

/** True for text that has the shape of a token: 32 bytes in hexadecimal digits. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** A page of the booking. @param part "cancel", "move"; none: the booking itself */
export function bookingPath(token: string, part = ""): string {
  return part === "" ? `/booking/${token}` : `/booking/${token}/${part}`;
}
