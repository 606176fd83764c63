/** The digits of a phone number as it was typed. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, "");
}

/** The target of a link that calls; every phone reads the pause before an extension ("ext. 204"). */
export function phoneHref(phone: string): string {
  const [, extension = ""] = phone.split("x");
  return `tel:${international(phone)}${extension && `,${phoneDigits(extension)}`}`;
}

/** The target of a link that opens a text message. */
export function textHref(phone: string): string {
  return `sms:${international(phone)}`;
}

/** Ten digits are a US number. */
function international(phone: string): string {
  const digits = phoneDigits(`${phone.split("x")[0]}`);
  return `+${digits.length === 10 ? `1${digits}` : digits}`;
}
