/** The digits of a phone number as it was typed. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, "");
}

/** The target of a link that calls; every phone reads a comma as the pause before an extension. */
export function phoneHref(phone: string): string {
  return `tel:${dialed(phone).join()}`;
}

/** The target of a link that opens a text message. */
export function textHref(phone: string): string {
  return `sms:${dialed(phone)[0]}`;
}

/** The number, and the extension where there is one ("ext. 204"). Ten digits are a US number. */
function dialed(phone: string): string[] {
  const [number = "", ...extension] = phone.split("x").map(phoneDigits);
  return [`+${number.length === 10 ? 1 : ""}${number}`, ...extension];
}
