/** The digits of a phone number as it was typed. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, "");
}

/** The target of a phone link; ten digits are a US number. */
export function phoneHref(phone: string): string {
  const digits = phoneDigits(phone);
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
