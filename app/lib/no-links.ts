/**
 * Refuses web addresses and markup in a booking's name, street and city, since the email that
 * repeats them may go to a stranger's address.
 */
import { tlds } from "@hapi/tlds";

/** Markup, schemes, double slashes, and the sign of mail addresses and user names. */
const NEVER_PLAIN = new RegExp(
  String.raw`[<>@]|[\])]\s*\(|[/\\]\s*[/\\]|:\s*[/\\]|\b(?:https?|ftp|mailto|javascript|` +
    String.raw`data|tel|sms)\s*:|\bwww\s*\.|\bxn--|\d{1,3}(?:\.\d{1,3}){3}`,
  "iu",
);
/** What is written for the dot of a domain by who knows that it is looked for. */
const WRITTEN_DOT = /\s*[[({]\s*(?:\.|dot)\s*[\])}]\s*|\s+dot\s+(?=(?:com|net|org|info|biz)\b)/giu;
const DOT = /(?<=[\p{L}\p{M}\p{N}_-])(\s*)\.(\s*)([\p{L}\p{M}][\p{L}\p{M}\p{N}-]*)/gu;
/** Domain endings that are no word of a name or address: read as such after "dot, space" too. */
const UNMISTAKABLE = new Set(["com", "net", "org", "info", "biz"]);
/** Endings that stand after one letter in addresses that are in use: t.co, t.me, x.com. */
const AFTER_ONE_LETTER = new Set(
  "com net org info biz edu gov mil int co io me tv app dev xyz ly gl gg gd link click".split(" "),
);
/** What is written before a name with a full stop, in English and Spanish. */
const ABBREVIATION = new RegExp(
  String.raw`^(?:\p{L}|Dr|Dra|Mr|Mrs|Ms|Mx|Sr|Sra|Srta|Jr|Prof|Rev|Fr|Hon|Capt|Col|Gen|` +
    "Sgt|Lt|St|Ste|Sta|Sto|Ave?|Blvd|Rd|Hwy|Pkwy|Ln|Ct|Pl|Bldg|Apt|Dpto|No|Num|" +
    "Ft|Mt|Pt|N[EW]|S[EW]|[NS]o|Calle|Cll)$",
  "iu",
);
const TYPED_DOT =
  /(?<![\p{L}\p{M}\p{N}_-])([\p{L}\p{M}]+)[.．。｡․](?=([\p{L}\p{M}]+)(?![\p{L}\p{M}\p{N}_-]))/gu;

/** What in a text reads as a web address, mail address or markup, however it is disguised; null: nothing. */
export function linkIn(text: string): string | null {
  const read = asRead(withSpacedDots(text));
  const dot = [...read.matchAll(DOT)].find(isDomainDot);
  if (!dot) return NEVER_PLAIN.exec(read)?.[0] ?? null;
  const before = /\S*$/u.exec(read.slice(0, dot.index))?.[0] ?? "";
  return `${before}${dot[0]}`;
}

/** True for text without web addresses, mail addresses and markup (`linkIn`). */
export function isPlain(text: string): boolean {
  return linkIn(text) === null;
}

/**
 * "1300 S.Post Oak Rd" as "1300 S. Post Oak Rd": after an initial or an abbreviation, and before "St", a
 * dot that a mail program could take for a domain's gets the space that is usual there.
 */
export function withSpacedDots(text: string): string {
  return text.replace(TYPED_DOT, (typed, before: string, after: string) => {
    const ending = after.toLowerCase();
    const isShort = ABBREVIATION.test(before) && !AFTER_ONE_LETTER.has(ending);
    return (isShort || ending === "st") && isTopLevel(after) ? `${before}. ` : typed;
  });
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
