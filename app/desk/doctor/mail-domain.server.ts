/** Looks up what the DNS says of the domain that emails come from, and what it should say (rules 545 to 547). */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { isMailboxDomain } from "#app/lib/email-address.ts";
import { isOwnMailServer } from "#app/messages/mail/smtp-mailer.server.ts";
import { type Dns, openDns } from "#app/server/dns.server.ts";
import { parseJson } from "#app/server/http-exchange.server.ts";
import type { Settings } from "#app/server/settings.server.ts";
import { type Finding, ok, warning } from "./finding.ts";
import {
  type DnsRecord,
  isSpf,
  judgeDkim,
  judgeDmarc,
  judgeExact,
  judgeSpf,
  type MailRecord,
  MOST_LOOKUPS,
  senderDomain,
  serverNeeds,
  spfTerms,
  unknownRecord,
  wholeName,
} from "./mail-records.ts";
import { askResend } from "./outside.server.ts";

/** @property problem why there are no records, or not all of them; null: these are all */
export type MailDomain = {
  domain: string;
  problem: string | null;
  records: MailRecord[];
  /** Whether the name of the DKIM key is the owner's to say. */
  asksSelector: boolean;
};

/** @param selector the name of the DKIM key that the owner has typed; "" for the usual ones */
export async function findMailDomain(settings: Settings, selector = ""): Promise<MailDomain> {
  const domain = senderDomain(settings.MAIL_FROM);
  const none = (problem: string) => ({ domain, problem, records: [], asksSelector: false });
  if (!domain.includes(".") || domain === "resend.dev") {
    return none("Set a sender address of your own domain first, like bookings@your-domain.com.");
  }
  if (isMailboxDomain(domain)) {
    return none(
      `The sender address ends in ${domain}, whose records are not yours to set. With an address of your own domain ` +
        "fewer emails end in spam.",
    );
  }
  const dns = openDns(settings.DNS_SERVER ? [settings.DNS_SERVER] : undefined);
  if (settings.RESEND_API_KEY) return ofResend(dns, domain, settings, settings.RESEND_API_KEY);
  if (!settings.SMTP_URL) return none("No email goes out yet.");
  const records = await Promise.all([
    spfOfServer(dns, domain, settings.SMTP_URL, settings.SITE_URL),
    dkimOfServer(dns, domain, settings.SMTP_URL, selector),
    dmarcOf(dns, domain),
  ]);
  return { domain, problem: null, records, asksSelector: true };
}

/** The same for the doctor in the terminal. */
export async function visitMailDomain(settings: Settings): Promise<Finding[]> {
  if (!settings.RESEND_API_KEY && !settings.SMTP_URL) return [];
  const { domain, records } = await findMailDomain(settings);
  const wrong = records.filter(({ state }) => state === "missing" || state === "other");
  const unasked = records.filter(({ state }) => state === "unknown");
  if (records.length > 0 && wrong.length === 0 && unasked.length === 0) {
    return [ok(`The DNS of ${domain} says who sends its emails (SPF, DKIM, DMARC).`)];
  }
  return [...wrong, ...unasked].map(({ kind, state, words, found, add }) => {
    const there = found.length > 0 ? ` It has: ${found.join(" | ")}` : "";
    const what = `${kind} of ${domain} ${STATE_WORDS[state]}. ${words}${there}`;
    const where = add && `${add.type} ${add.name} ${add.priority ?? ""} ${add.value}`;
    return warning(
      what,
      where
        ? `Where you registered the domain, set: ${where.replace(/ +/g, " ")}`
        : "Ask your mail provider for it, then look at Emails in the desk's settings.",
    );
  });
}

const STATE_WORDS = {
  ...{ right: "is right", ask: "is not known", missing: "is missing" },
  other: "says something else",
  unknown: "is not known",
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "no answer";

const detailSchema = z.object({
  records: z.array(
    z.object({
      record: z.string(),
      name: z.string(),
      type: z.string(),
      value: z.string(),
      priority: z.number().nullish(),
      status: z.string().default(""),
    }),
  ),
});

type ResendRecord = z.infer<typeof detailSchema>["records"][number];

/** What Resend wants, by its own list, and DMARC, which is nobody's but the owner's. */
async function ofResend(
  dns: Dns,
  domain: string,
  settings: Settings,
  key: string,
): Promise<MailDomain> {
  const asked = await askResend(settings, key, domain);
  const dmarc = await dmarcOf(dns, domain);
  const rest = { domain, asksSelector: false };
  if (!asked.ok && asked.isSendingOnly) {
    const records = await Promise.all([
      resendRecord(dns, domain, SENDING_SPF, false),
      lookUp("DKIM", null, async () =>
        judgeDkim(
          `resend._domainkey.${domain}`,
          null,
          await dns.texts(`resend._domainkey.${domain}`),
        ),
      ),
    ]);
    const problem =
      "This key may only send, so Resend doesn't tell us its records. They are at resend.com/domains.";
    return { ...rest, problem, records: [...records, dmarc] };
  }
  if (!asked.ok) return { ...rest, problem: asked.problem, records: [dmarc] };
  const listed = detailSchema.safeParse(parseJson(asked.text));
  if (!listed.success) {
    return { ...rest, problem: "Resend gives an answer we can't read.", records: [dmarc] };
  }
  const own = listed.data.records
    .filter(({ record }) => record === "SPF" || record === "DKIM")
    .sort((one, other) => Number(one.type === "MX") - Number(other.type === "MX"));
  const isVerified = own.length > 0 && own.every(({ status }) => status === "verified");
  const records = await Promise.all(own.map((one) => resendRecord(dns, domain, one, isVerified)));
  const isThere = records.every(({ state }) => state === "right");
  const problem =
    isThere && !isVerified
      ? "Resend hasn't seen the records yet. Press Verify at resend.com/domains; it can take an hour."
      : null;
  return { ...rest, problem, records: [...records, dmarc] };
}

const SENDING_SPF = {
  ...{ record: "SPF", name: "send", type: "TXT", value: "v=spf1 include:amazonses.com ~all" },
  ...{ priority: null, status: "" },
};

async function resendRecord(
  dns: Dns,
  domain: string,
  { record, name: short, type, value, priority }: ResendRecord,
  isVerified: boolean,
): Promise<MailRecord> {
  const name = wholeName(short, domain);
  const kind = type === "MX" ? "Returned emails" : record === "DKIM" ? "DKIM" : "SPF";
  const add = { type, name, value, ...(priority != null && { priority }) } as DnsRecord;
  const found = await lookUp(kind, add, async () => {
    if (type === "MX") return judgeExact(kind, add, await dns.exchanges(name));
    if (type === "CNAME") return judgeExact(kind, add, await dns.aliases(name));
    const texts = await dns.texts(name);
    if (kind === "DKIM") return judgeDkim(name, value, texts);
    const wanted = spfTerms(value).filter((term) => !/all$/i.test(term));
    return judgeSpf(name, wanted, { texts, ...(await followSpf(dns, name, texts, wanted, [])) });
  });
  return found.state === "unknown" && isVerified
    ? { ...found, words: `${found.words} Resend has found it right.` }
    : found;
}

async function spfOfServer(dns: Dns, domain: string, url: string, siteUrl: string) {
  const host = new URL(isOwnMailServer(url) ? siteUrl : url).hostname.replace(/^\[|\]$/g, "");
  const version = isIP(host);
  const wanted = [version === 0 ? serverNeeds(host).spf : `ip${version}:${host}`];
  const add: DnsRecord = { type: "TXT", name: domain, value: `v=spf1 ${wanted} ~all` };
  return lookUp("SPF", add, async () => {
    const texts = await dns.texts(domain);
    const addresses = version === 0 ? await dns.addresses(host).catch(() => []) : [host];
    return judgeSpf(domain, wanted, {
      texts,
      ...(await followSpf(dns, domain, texts, wanted, addresses)),
    });
  });
}

async function dkimOfServer(
  dns: Dns,
  domain: string,
  url: string,
  typed: string,
): Promise<MailRecord> {
  const selectors = typed ? [typed] : serverNeeds(new URL(url).hostname).selectors;
  const nameOf = (selector: string) => `${selector}._domainkey.${domain}`;
  return lookUp("DKIM", null, async () => {
    const found = await Promise.all(
      selectors.map(async (selector) =>
        judgeDkim(nameOf(selector), null, await dns.texts(nameOf(selector))),
      ),
    );
    const there = found.find(({ state }) => state !== "missing");
    if (there) return there;
    const looked = selectors.map(nameOf).join(", ");
    const [state, words] = typed
      ? ([
          "missing",
          `Nothing is at ${looked}. Your provider shows the value to put there, under DKIM or ` +
            "“Authenticate email”.",
        ] as const)
      : ([
          "ask",
          "Your provider gives it: look for DKIM or “Authenticate email” there. It shows a name that ends in " +
            "_domainkey and a long value to add. Then type the part before ._domainkey below, and check again.",
        ] as const);
    return { kind: "DKIM", state, words, found: [], add: null };
  });
}

/** A domain without DMARC of its own has that of the domain above it. */
async function dmarcOf(dns: Dns, domain: string): Promise<MailRecord> {
  return lookUp("DMARC", null, async () => {
    const labels = domain.split(".");
    const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
    for (const at of domains.slice(0, 4)) {
      const found = judgeDmarc(domain, at, await dns.texts(`_dmarc.${at}`));
      if (found.state !== "missing") return found;
    }
    return judgeDmarc(domain, domain, []);
  });
}

async function lookUp(
  kind: MailRecord["kind"],
  add: DnsRecord | null,
  judge: () => Promise<MailRecord>,
): Promise<MailRecord> {
  try {
    return await judge();
  } catch (error) {
    return unknownRecord(kind, codeOf(error), add);
  }
}

type Followed = { covers: boolean; lookups: number };

/** Whether an SPF record lets a mail service send, by the names it leads to, and how many those are. */
async function followSpf(
  dns: Dns,
  domain: string,
  texts: readonly string[],
  wanted: readonly string[],
  addresses: readonly string[],
): Promise<Followed> {
  const missing = new Set(wanted.map((term) => term.toLowerCase()));
  let [isAllowed, lookups] = [false, 0];
  const isSender = (found: readonly string[]) => found.some((one) => addresses.includes(one));
  const read = async (name: string, records: readonly string[]): Promise<void> => {
    const [record] = records.filter(isSpf);
    for (const term of record === undefined ? [] : spfTerms(record)) {
      const plain = term.toLowerCase().replace(/^\+/, "");
      const [, kind = "", target = ""] = /^([a-z0-9]+)[:=]?([^/%]*)/.exec(plain) ?? [];
      if (!LOOKED_UP.includes(kind) && !kind.startsWith("ip")) continue;
      missing.delete(plain);
      if (kind.startsWith("ip")) {
        isAllowed ||= addresses.some((one) => isWithin(one, plain.slice(4)));
        continue;
      }
      lookups += 1;
      if (plain.includes("%") || lookups > 2 * MOST_LOOKUPS) continue;
      const at = target || name;
      if (kind === "include" || kind === "redirect") await read(at, await dns.texts(at));
      else if (addresses.length === 0) continue;
      else if (kind === "a") isAllowed ||= isSender(await dns.addresses(at));
      else if (kind === "mx") {
        for (const server of (await dns.exchanges(at)).slice(0, 5)) {
          isAllowed ||= isSender(await dns.addresses(server));
        }
      }
    }
  };
  await read(domain, texts);
  return { covers: missing.size === 0 || isAllowed, lookups };
}

const LOOKED_UP = ["include", "redirect", "a", "mx", "exists", "ptr"];

/** Whether an address is one, or of a network, as SPF writes it. */
function isWithin(address: string, net: string): boolean {
  try {
    const one = ipaddr.process(address);
    const [base, bits] = net.includes("/")
      ? ipaddr.parseCIDR(net)
      : [ipaddr.parse(net), isIP(net) === 4 ? 32 : 128];
    return one.kind() === base.kind() && one.match([base, bits as number] as never);
  } catch {
    return false;
  }
}
