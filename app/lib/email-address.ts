/** Email addresses that can be delivered to, and slips of the finger in them (rule 255). For the server. */
import { words } from "./email-words.ts";

const ATOM = "[\\w!#$%&'*+/=?^`{|}~\\-\\p{L}\\p{M}\\p{N}]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, "u");
const MAX_LOCAL_BYTES = 64;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/** The two sides of the last @; null without one. */
function sidesOf(email: string): { local: string; domain: string } | null {
  const at = email.lastIndexOf("@");
  return at < 1 ? null : { local: email.slice(0, at), domain: email.slice(at + 1) };
}

/** A domain as mail servers know it, "xn--mnchen-3ya.de"; null where it can be none. */
function asciiDomain(domain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null;
  const url = `http://${domain}`;
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return DOMAIN.test(host) ? host : null;
}

/** Whether an email could be delivered to an address, in any script; blanks around it are not its own. */
export function isEmailAddress(email: string): boolean {
  const sides = sidesOf(email.normalize("NFC"));
  return (
    sides !== null &&
    LOCAL.test(sides.local) &&
    new TextEncoder().encode(sides.local).length <= MAX_LOCAL_BYTES &&
    asciiDomain(sides.domain) !== null
  );
}

/** The address to send to: as it was typed, with its domain in ASCII. */
export function deliveryAddress(email: string): string {
  const sides = sidesOf(email.normalize("NFC"));
  const domain = sides && asciiDomain(sides.domain);
  return domain ? `${sides.local}@${domain}` : email;
}

/** The same for each spelling of an address. */
export function emailKey(email: string): string {
  return deliveryAddress(email.trim()).toLowerCase();
}

/** The target of a link that begins an email. */
export function mailtoHref(email: string): string {
  const address = deliveryAddress(email);
  const at = address.lastIndexOf("@");
  const local = encodeURI(address.slice(0, at)).replace(/[?&#/:;,]/g, encodeURIComponent);
  return `mailto:${local}${address.slice(at)}`;
}

/** Where most customers have their mailbox. */
const MAILBOXES = (
  "gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com " +
  "comcast.net att.net sbcglobal.net bellsouth.net verizon.net ymail.com mail.com " +
  "rocketmail.com protonmail.com googlemail.com suddenlink.net earthlink.net charter.net " +
  "windstream.net entouch.net embarqmail.com"
).split(" ");
/** Whether a domain is a mailbox provider's: its records are not the customer's to set. */
export const isMailboxDomain = (domain: string): boolean => MAILBOXES.includes(domain);

/** Domains that are one letter from one of those, and are in use. */
const OTHERS = new Set("email.com gmx.com hotmail.co ail.com aim.com me.com".split(" "));
/** Endings that are a mistyped .com and that no domain has. */
const SLIPS_OF_COM = /^(?:c|co|cm|om|con|cmo|ocm|vom|xom|cim|cpm|comm|coom|ccom|c0m|com\.com)$/;

/** The address that was meant, "renata@gmail.com" for "renata@gmial.com"; undefined where none is likely. */
export function likelyEmail(email: string): string | undefined {
  const sides = sidesOf(email.trim());
  const domain = sides?.domain.toLowerCase() ?? "";
  if (!sides || MAILBOXES.includes(domain) || OTHERS.has(domain)) return undefined;
  const meant = MAILBOXES.find((mailbox) => isSlip(domain, mailbox));
  return meant && `${sides.local}@${meant}`;
}

function isSlip(domain: string, mailbox: string): boolean {
  const [name = "", ending = ""] = mailbox.split(/\.(?=\w+$)/);
  const [typed = "", ...rest] = domain.split(".");
  const typedEnding = rest.join(".");
  const isEnding =
    typedEnding === ending ||
    (ending === "com" && SLIPS_OF_COM.test(typedEnding)) ||
    (ending === "net" && /^(?:ne|net\.com|met|nte|ent|nett)$/.test(typedEnding));
  if (typedEnding === "") return typed === name || typed === `${name}${ending}`;
  if (typed === name) return isEnding && typedEnding !== ending;
  return isEnding && name.length >= 5 && isOneSlip(typed, name);
}

/** Whether two words differ by one letter left out, added or changed, or two that are turned round. */
function isOneSlip(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const restOf = (text: string, skip: number) => text.slice(same + skip);
  if (long.length > short.length) return restOf(long, 1) === restOf(short, 0);
  const isTurned = long[same] === short[same + 1] && long[same + 1] === short[same];
  return restOf(long, 1) === restOf(short, 1) || (isTurned && restOf(long, 2) === restOf(short, 2));
}

/**
 * What an address is asked about before it is used; null: nothing.
 * @param asked the address that was asked about before: nobody is asked twice
 * @param button the words of the button that sends it
 */
export function emailQuestion(email: string, asked: string, button: string): string | null {
  const meant = email.trim() === asked.trim() ? undefined : likelyEmail(email);
  return meant === undefined ? null : words.didYouMean(meant, button);
}
