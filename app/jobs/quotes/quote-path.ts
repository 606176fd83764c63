/** Where a quote's own page is: its token is the key to it (rule 417). */

/** True for text that has the shape of a quote's token: 16 bytes in hexadecimal digits. */
export function isQuoteToken(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** The page of a quote. */
export function quotePath(token: string): string {
  return `/quote/${token}`;
}

/** The quote on the owner's desk. */
export function deskQuotePath(id: number): string {
  return `/desk/quotes/${id}`;
}
