/**
 * Refuses web addresses and markup in a booking's name, street and city, since the email that
 * repeats them may go to a stranger's address.
 */
import { tlds } from "@hapi/tlds";

/** Markup, schemes, double slashes, and the sign of mail addresses and user names. */
const NEVER_PLAIN =
  /[<>@]|[\])]\s*\(|[/\\]\s*[/\\]|:\s*[/\\]|\b(?:https?|ftp|mailto|javascript|data|tel|sms)\s*:|\bwww\s*\.|\bxn--|\d{1,3}(?:\.\d{1,3}){3}/iu;
/** What is written for the dot of a domain by who knows that it is looked for. */
const WRITTEN_DOT = /\s*[[({]\s*(?:\.|dot)\s*[\])}]\s*|\s+dot\s+(?=(?:com|net|org|info|biz)\b)/giu;
const DOT = /(?<=[\p{L}\p{M}\p{N}_-])(\s*)\.(\s*)([\p{L}\p{M}][\p{L}\p{M}\p{N}-]*)/gu;
/** Domain endings that are no word of a name or address: read as such after "dot, space" too. */
const UNMISTAKABLE = new Set(["com", "net", "org", "info", "biz"]);

/** True for text without web addresses, mail addresses and markup, however they are disguised. */
export function isPlain(text: string): boolean {
  const read = asRead(text);
  return !NEVER_PLAIN.test(read) && ![...read.matchAll(DOT)].some(isDomainDot);
}

/** As a reader or a mail program takes it: full-width letters are letters, what is unseen is not there. */
function asRead(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/。/g, ".")
    .replace(WRITTEN_DOT, ".");
}

/** "evil.com" and "evil .com" by any domain ending there is; "St. Green" is an ordinary full stop. */
function isDomainDot([, before = "", after = "", label = ""]: RegExpMatchArray): boolean {
  const isSentence = before === "" && after !== "";
  return isSentence ? UNMISTAKABLE.has(label.toLowerCase()) : isTopLevel(label);
}

function isTopLevel(label: string): boolean {
  // The URL parser spells names of other scripts as the list does: "рф" as "xn--p1ai".
  const url = `http://name.${label}`;
  return URL.canParse(url) && tlds.has(new URL(url).hostname.slice("name.".length));
}

const FIRST_NAME = /^(?=.{2,24}$)\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*){0,2}$/u;

/** The first word of a name where it looks like a first name, else null. */
export function firstName(name: string): string | null {
  const [first = ""] = name.trim().split(/\s+/u);
  return FIRST_NAME.test(first) ? first : null;
}
