/**
 * Phone numbers as people write them (rule 254). For the server: what knows the countries' numbers is
 * too heavy for a browser, which gets numbers as they are shown.
 */
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { phoneDigits } from "./phone.ts";
import { singleLine } from "./typed-text.ts";

export type Phone = {
  /** E.164: "+17135550100". */
  number: string;
  /** Digits; null: none. */
  extension: string | null;
};

/** A phone in a row; the version before wrote it as it was typed. */
export type StoredPhone = { phone: string; phoneExtension?: string | null | undefined };

const E164 = /^\+[1-9]\d{9,14}$/;
const EXTENSION =
  /(?:[\s,;.(]|\d)(?:;?ext(?:n|\.|ension|ensi[oó]n)?|x|#|int(?:erno)?\.?|anexo|[,;])[\s.:#=]*(\d{1,7})(?!\d)/iu;
/** Signs that stand between the digits of one number. */
const NUMBER = /\+?[\d(][\d\s().\-‐-–/]*\d/gu;

/** A number as it was typed; null where it does not have 10 to 15 digits. */
export function readPhone(typed: string): Phone | null {
  if (E164.test(typed)) return { number: typed, extension: null };
  const found = EXTENSION.exec(typed);
  const before = found && typed.slice(0, found.index + 1);
  const hasExtension = before !== null && phoneDigits(before).length >= 10;
  if (before !== null && !hasExtension && phoneDigits(before).length >= 7) return null;
  const text = hasExtension ? before : typed;
  const whole = text.match(NUMBER)?.find((one) => phoneDigits(one).length >= 10) ?? text;
  const number = e164(whole.trim().replace(/^00[\s-]?(?=[1-9](?:\D*\d){9})/, "+"));
  return number === null ? null : { number, extension: hasExtension ? (found?.[1] ?? null) : null };
}

function e164(text: string): string | null {
  const parsed = /\d{10}/.test(phoneDigits(text))
    ? parsePhoneNumberFromString(text, "US")
    : undefined;
  if (parsed?.isPossible() && E164.test(parsed.number)) return parsed.number;
  const digits = phoneDigits(text);
  if (digits.length < 10 || digits.length > 15) return null;
  if (text.startsWith("+") || digits.length > 10)
    return `+${digits}`.replace(/^\+521(?=\d{10}$)/, "+52");
  return `+1${digits}`;
}

/** The number of a row; one that cannot be read is as it stands there. */
export function phoneOf({ phone, phoneExtension }: StoredPhone): Phone {
  const read = readPhone(phone);
  return {
    number: read?.number ?? singleLine(phone),
    extension: phoneExtension ?? read?.extension ?? null,
  };
}

/** As it is shown, "(713) 555-0100, ext. 204" or "+52 81 8345 6789": what `phoneHref` reads too. */
export function phoneWords(stored: StoredPhone): string {
  const { number, extension } = phoneOf(stored);
  const parsed = parsePhoneNumberFromString(number);
  const shown =
    parsed?.countryCallingCode === "1" ? parsed.formatNational() : parsed?.formatInternational();
  return `${shown ?? number}${extension === null ? "" : `, ext. ${extension}`}`;
}

/** What tells numbers apart, however they are written: E.164 without the extension. */
export function phoneKey(phone: string): string {
  return readPhone(phone)?.number ?? phoneDigits(phone);
}
