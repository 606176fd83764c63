/** Email and phone as the customer's page shows them: enough to know one's own by. */
import { phoneDigits } from "./phone.ts";

const SHOWN_LETTERS = 2;

/** "renata@example.com" as "re…@example.com"; of a short name no more than half. */
export function halfHiddenEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const shown = Math.min(SHOWN_LETTERS, Math.floor(at / 2));
  return `${email.slice(0, shown)}…${email.slice(at)}`;
}

/** "(713) 555-0188" as "(713) …88"; of a number from elsewhere the last two digits. */
export function halfHiddenPhone(phone: string): string {
  const digits = phoneDigits(phone);
  const area = digits.length === 10 ? `(${digits.slice(0, 3)}) ` : "";
  return `${area}…${digits.slice(-2)}`;
}
