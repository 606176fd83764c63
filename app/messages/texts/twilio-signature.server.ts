import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether a post was signed with the account's token (X-Twilio-Signature): the address as it is known outside,
 * then each field's name and value in the order of the names. The service signs an address with or without its
 * usual port.
 */
export function isTwilios(
  signature: string | null,
  address: string,
  fields: URLSearchParams,
  token: string,
): boolean {
  if (!signature) return false;
  return withPorts(address).some((url) => isSame(signature, sign(url, fields, token)));
}

/** The signature of a post. */
export function sign(url: string, fields: URLSearchParams, token: string): string {
  const names = [...new Set(fields.keys())].sort();
  const values = (name: string) => [...new Set(fields.getAll(name))].sort();
  const signed = names.flatMap((name) => values(name).map((value) => name + value)).join("");
  return createHmac("sha1", token)
    .update(url + signed)
    .digest("base64");
}

function withPorts(address: string): string[] {
  const [site = "", name, port] = /^(\w+:\/\/[^/?#:]+)(:\d+)?/.exec(address) ?? [];
  const usual = port ?? (address.startsWith("https:") ? ":443" : ":80");
  const rest = address.slice(site.length);
  return [`${name}${rest}`, `${name}${usual}${rest}`];
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
