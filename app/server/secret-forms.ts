/**
 * Finds secrets in a text in every form in which a program may write them: plain, in a URL, in JSON, in
 * hexadecimal digits, and in base64, alone or among other bytes as SMTP's AUTH PLAIN has them.
 */

export const SECRET_MASK = "[key]";

/** @returns a function that masks the secrets in a text, each with what is encoded together with it */
export function redactorOf(secrets: readonly string[]): (text: string) => string {
  const known = secrets.filter((secret) => secret !== "");
  const plain = patternOf(known.flatMap(plainForms).map(escaped));
  const encoded = patternOf(known.flatMap(inBase64));
  return (text) => {
    const masked = plain === null ? text : text.replace(plain, SECRET_MASK);
    if (encoded === null) return masked;
    return masked.replace(BASE64_RUN, (run) => (run.search(encoded) >= 0 ? SECRET_MASK : run));
  };
}

const BASE64_RUN = /[\w+/=-]{6,}/g;

/** The longest first: one form may hold another. */
function patternOf(forms: readonly string[]): RegExp | null {
  const ordered = [...new Set(forms)].sort((one, other) => other.length - one.length);
  return ordered.length === 0 ? null : new RegExp(ordered.join("|"), "gi");
}

function plainForms(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  const inUrl = encodeURIComponent(secret);
  const hex = [...bytesOf(secret)].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0"));
  return [secret, inJson, inUrl, inUrl.replaceAll("%20", "+"), hex.join("")];
}

/** A character for each byte. */
function bytesOf(secret: string): string {
  return String.fromCharCode(...new TextEncoder().encode(secret));
}

/** What is long enough to be found by chance in no other text. */
const LEAST_BASE64 = 6;

/** The part of base64 that the bytes decide alone, after none, one and two bytes of something else. */
function inBase64(secret: string): string[] {
  const bytes = bytesOf(secret);
  return [0, 1, 2]
    .map((before) => {
      const all = btoa("\0".repeat(before) + bytes);
      const from = Math.ceil((before * 8) / 6);
      return all.slice(from, Math.floor(((before + bytes.length) * 8) / 6));
    })
    .filter((core) => core.length >= LEAST_BASE64)
    .map((core) => core.replace(/[+/]/g, (sign) => (sign === "+" ? "[-+]" : "[_/]")));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
