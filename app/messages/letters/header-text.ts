/** Text for the headers of an email, where a line break would begin another header. */

/** One line: control characters, line separators and text-direction tricks become a space. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
}

/** A name and an address: `"Junk, Buddy" <bookings@example.com>`; what names itself stays. */
export function mailbox(name: string, address: string): string {
  const plainAddress = oneLine(address);
  if (plainAddress.includes("<")) return plainAddress;
  const plainName = oneLine(name).replace(/["\\<>]/g, "");
  return plainName === "" ? plainAddress : `"${plainName}" <${plainAddress}>`;
}
