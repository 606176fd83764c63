/** Email and phone as the customer's page shows them: enough to know one's own by. */
import { phoneOf, type StoredPhone } from "#app/lib/phone-number.ts";

const SHOWN_LETTERS = 2;

/** "renata@example.com" as "re…@example.com"; of a short name no more than half. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const shown = Math.min(SHOWN_LETTERS, Math.floor(at / 2));
  return `${email.slice(0, shown)}…${email.slice(at)}`;
}

/** "(713) …88", however the number is written; of one from elsewhere the last two digits. */
export function maskedPhone(stored: StoredPhone): string {
  const { number } = phoneOf(stored);
  const area = /^\+1(\d{3})\d{7}$/.exec(number)?.[1];
  return `${area ? `(${area}) ` : ""}…${number.slice(-2)}`;
}
