/** What the DNS should say of the domain that emails come from, and how what it says is judged (rules 545 to 547). */

/** A record as it is typed where the domain was registered. */
export type DnsRecord = {
  type: "TXT" | "CNAME" | "MX";
  name: string;
  value: string;
  priority?: number | undefined;
};

export type MailRecord = {
  kind: "SPF" | "DKIM" | "DMARC" | "Returned emails";
  /** "ask": the mail provider alone knows it. */
  state: "right" | "missing" | "other" | "ask" | "unknown";
  /** What is so and what to do, in plain words. */
  words: string;
  /** What the DNS has in its place. */
  found: string[];
  /** What to add, or to put in the place of what is there. */
  add: DnsRecord | null;
};

const same = (value: string) => value.trim().replace(/\s+/g, " ").toLowerCase();
const record = (
  kind: MailRecord["kind"],
  state: MailRecord["state"],
  words: string,
  add: DnsRecord | null = null,
  found: string[] = [],
): MailRecord => ({ kind, state, words, found, add });

/** What could not be asked. */
export function unknownRecord(
  kind: MailRecord["kind"],
  code: string,
  add: DnsRecord | null,
): MailRecord {
  return record(
    kind,
    "unknown",
    `The DNS doesn't answer just now (${code}), so we can't tell. Try again in some minutes.`,
    add,
  );
}

export const isSpf = (text: string) => /^v=spf1(?: |$)/i.test(text.trim());

/** The terms of an SPF record after its version. */
export function spfTerms(text: string): string[] {
  return text.trim().split(/\s+/).slice(1);
}

const isAll = (term: string) => /^[-+~?]?all$/i.test(term);

/** @property covers whether what is there lets the mail service send */
export type SpfFound = { texts: readonly string[]; covers: boolean; lookups: number };

/** Mailboxes look up no more names than these for one email. */
export const MOST_LOOKUPS = 10;

/**
 * @param name of the record
 * @param wanted the terms that let the mail service send, "include:amazonses.com"
 */
export function judgeSpf(name: string, wanted: readonly string[], found: SpfFound): MailRecord {
  const records = found.texts.filter(isSpf);
  const [first] = records;
  const add = (value: string): DnsRecord => ({ type: "TXT", name, value });
  if (first === undefined) {
    return record(
      "SPF",
      "missing",
      "Nothing says yet which servers may send for you. Without it many emails end in spam.",
      add(["v=spf1", ...wanted, "~all"].join(" ")),
    );
  }
  const terms = records.flatMap(spfTerms);
  const listed = [...new Set(terms.filter((term) => !isAll(term)))];
  const lacking = found.covers ? [] : wanted.filter((term) => !listed.includes(term));
  const end = terms.find(isAll);
  const redirects = listed.some((term) => /^redirect=/i.test(term));
  const last =
    end === undefined ? (redirects ? [] : ["~all"]) : [/^\+?all$/i.test(end) ? "~all" : end];
  const value = ["v=spf1", ...lacking, ...listed, ...last].join(" ");
  const differs = (words: string) => record("SPF", "other", words, add(value), records);
  if (records.length > 1) {
    return differs(
      `There are ${records.length} SPF records, so mailboxes follow none. Keep one, and delete the rest.`,
    );
  }
  if (end !== undefined && /^\+?all$/i.test(end)) {
    return differs("It lets any server send in your name. Change it to the one below.");
  }
  if (!found.covers) {
    return differs(
      "It doesn't name the service that sends your emails. Change it to the one below, which keeps the rest.",
    );
  }
  if (found.lookups > MOST_LOOKUPS) {
    return record(
      "SPF",
      "other",
      `It leads to ${found.lookups} other names, and mailboxes stop after ${MOST_LOOKUPS}. Take out services you no ` +
        "longer use.",
      null,
      records,
    );
  }
  return record("SPF", "right", "It lets your mail service send for you.");
}

/** The key of a DKIM record, without blanks; null: it is none. */
function dkimKey(text: string): string | null {
  const tag = text.split(";").find((part) => /^\s*p\s*=/i.test(part));
  return tag === undefined ? null : tag.slice(tag.indexOf("=") + 1).replace(/[\s"]/g, "");
}

/** @param wanted what the mail service gives; null: it is not known here */
export function judgeDkim(
  name: string,
  wanted: string | null,
  texts: readonly string[],
): MailRecord {
  const keys = texts.map(dkimKey).filter((key) => key !== null);
  const add: DnsRecord | null = wanted === null ? null : { type: "TXT", name, value: wanted };
  if (keys.length === 0) return record("DKIM", "missing", UNSIGNED, add);
  if (keys.every((key) => key === "")) {
    return record("DKIM", "other", "The key there was taken back: it is empty.", add, [...texts]);
  }
  const key = wanted === null ? null : dkimKey(wanted);
  if (key !== null && !keys.includes(key)) {
    const words =
      "Another key is there than your mail service signs with. Put this one in its place.";
    return record("DKIM", "other", words, add, [...texts]);
  }
  return record("DKIM", "right", SIGNED);
}

/** A record of which the mail service says each word: a CNAME or an MX. */
export function judgeExact(
  kind: MailRecord["kind"],
  wanted: DnsRecord,
  found: readonly string[],
): MailRecord {
  const plain = (value: string) => same(value).replace(/\.$/, "");
  const [right, missing] = kind === "DKIM" ? [SIGNED, UNSIGNED] : [RETURNED, UNRETURNED];
  if (found.some((value) => plain(value) === plain(wanted.value))) {
    return record(kind, "right", right);
  }
  return found.length === 0
    ? record(kind, "missing", missing, wanted)
    : record(kind, "other", "Something else is there. Put this in its place.", wanted, [...found]);
}

const SIGNED = "Your emails are signed, and mailboxes can check it.";
const UNSIGNED =
  "Your emails are not signed for your domain yet, so mailboxes can't tell them from forged ones.";
const RETURNED = "Emails that can't be delivered come back to your mail service.";
const UNRETURNED = "Emails that can't be delivered have no way back to your mail service yet.";

const isDmarc = (text: string) => /^v=DMARC1(?:\s*;|\s|$)/i.test(text.trim());
const DMARC_START = "v=DMARC1; p=none;";

/**
 * @param domain of the sender
 * @param at the domain whose records those are: its own, or one above that answers for it too
 */
export function judgeDmarc(domain: string, at: string, texts: readonly string[]): MailRecord {
  const records = texts.filter(isDmarc);
  const start: DnsRecord = { type: "TXT", name: `_dmarc.${at}`, value: DMARC_START };
  const [first] = records;
  if (first === undefined) {
    return record(
      "DMARC",
      "missing",
      "Nothing says what to do with emails in your name that are not yours. Large mailboxes ask for one. This is a " +
        "start that holds nothing back.",
      { ...start, name: `_dmarc.${domain}` },
    );
  }
  if (records.length > 1) {
    const words = "There are several, so mailboxes follow none. Keep one, and delete the rest.";
    return record("DMARC", "other", words, { ...start, value: first.trim() }, records);
  }
  const tag = (name: string) =>
    first
      .split(";")
      .map((part) => part.trim().toLowerCase())
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .trim();
  const policy = (at === domain ? undefined : tag("sp")) ?? tag("p") ?? "";
  const words = POLICIES[policy];
  if (!words) {
    const wrong = "It doesn't say what to do. Change it to the one below.";
    return record("DMARC", "other", wrong, start, records);
  }
  return record("DMARC", "right", words);
}

const POLICIES: Record<string, string | undefined> = {
  none: "It asks mailboxes to watch, and holds nothing back. That is right for a start.",
  quarantine:
    "Emails in your name that are not yours go to spam. SPF or DKIM must be right for yours.",
  reject:
    "Emails in your name that are not yours are refused. SPF or DKIM must be right for yours.",
};

/** The domain of "Name <bookings@junk.example>", in small letters. */
export function senderDomain(mailFrom: string): string {
  return mailFrom
    .replace(/^.*@/, "")
    .replace(/[>\s].*$/, "")
    .toLowerCase();
}

/**
 * The whole name of a record that a mail service names without the end of the domain: "send" of junk.example, and
 * "send.mail" of mail.junk.example, since registrars ask for the part before the domain that was bought.
 */
export function wholeName(name: string, domain: string): string {
  const short = same(name).replace(/\.$/, "");
  if (short === "" || short === "@" || short === domain) return domain;
  if (short.endsWith(`.${domain}`)) return short;
  const labels = domain.split(".");
  for (let count = labels.length - 2; count > 0; count--) {
    const begin = labels.slice(0, count).join(".");
    if (short.endsWith(`.${begin}`)) return `${short}.${labels.slice(count).join(".")}`;
  }
  return `${short}.${domain}`;
}

/** What well-known mail services ask for, by the end of their servers' names. */
const SERVICES: Record<string, { spf: string; selectors: readonly string[] }> = {
  "gmail.com": { spf: "include:_spf.google.com", selectors: ["google"] },
  "google.com": { spf: "include:_spf.google.com", selectors: ["google"] },
  "office365.com": {
    spf: "include:spf.protection.outlook.com",
    selectors: ["selector1", "selector2"],
  },
  "fastmail.com": { spf: "include:spf.messagingengine.com", selectors: ["fm1"] },
  "zoho.com": { spf: "include:zohomail.com", selectors: ["zmail", "zoho"] },
  "sendgrid.net": { spf: "include:sendgrid.net", selectors: ["s1"] },
  "mailgun.org": { spf: "include:mailgun.org", selectors: ["mailo", "k1", "mx"] },
  "postmarkapp.com": { spf: "include:spf.mtasv.net", selectors: ["pm"] },
  "amazonaws.com": { spf: "include:amazonses.com", selectors: [] },
  "secureserver.net": { spf: "include:secureserver.net", selectors: [] },
  "privateemail.com": { spf: "include:spf.privateemail.com", selectors: ["default"] },
  "hostinger.com": { spf: "include:_spf.mail.hostinger.com", selectors: ["hostingermail1"] },
  "titan.email": { spf: "include:spf.titan.email", selectors: ["titan1"] },
};

/** What lets a mail server send, and where its keys usually are. */
export function serverNeeds(host: string): { spf: string; selectors: readonly string[] } {
  const ends = host
    .toLowerCase()
    .split(".")
    .map((_, at, labels) => labels.slice(at).join("."));
  const known = ends.map((end) => SERVICES[end]).find((one) => one !== undefined);
  return known ?? { spf: `a:${host.toLowerCase()}`, selectors: ["default", "mail", "dkim"] };
}

/** "google" of "google._domainkey.junk.example", or as it is; null: it can be none. */
export function readSelector(typed: string): string | null {
  const selector = typed
    .slice(0, 300)
    .trim()
    .replace(/\._domainkey\b.*$/i, "")
    .toLowerCase();
  return /^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/.test(selector) ? selector : null;
}
