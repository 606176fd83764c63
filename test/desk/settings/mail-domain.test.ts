/** What the DNS says of the sender's domain, asked over the wire (rules 545 to 547). */
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { MailDomain } from "#app/desk/doctor/mail-domain.server.ts";
import { wholeName } from "#app/desk/doctor/mail-records.ts";
import { openDeskSite } from "#test/support/desk-site.ts";
import { startDns, type Zone } from "#test/support/dns-stand-in.ts";
import {
  RESEND_DKIM,
  RESEND_TEST_KEY,
  resendErrors,
  resendZone,
  startResend,
} from "#test/support/resend-stand-in.ts";

const DOMAIN = "junk.example";
const FROM = `Alamo Haul <bookings@${DOMAIN}>`;

async function mailSite(zone: Zone, settings: Record<string, string>) {
  const dns = await startDns(zone);
  const site = await openDeskSite({ DNS_SERVER: dns.server, MAIL_FROM: FROM, ...settings });
  const route = await import("#app/desk/settings/settings.route.tsx");
  const owner = await site.signedIn();
  const post = (fields: Record<string, string> = {}) =>
    owner.post(route.action, "/desk/settings/mail", {
      ...{ requestId: randomUUID(), intent: "check-domain", ...fields },
    });
  const check = async (selector = "") => {
    const { body } = await post({ selector });
    return (body as { mailDomain: MailDomain }).mailDomain;
  };
  const states = async (selector = "") =>
    Object.fromEntries((await check(selector)).records.map(({ kind, state }) => [kind, state]));
  return { dns, post, check, states };
}

async function resendSite(zone: Zone = {}) {
  const resend = await startResend();
  onTestFinished(resend.close);
  resend.verify(DOMAIN, "not_started");
  const settings = { RESEND_BASE_URL: resend.url, RESEND_API_KEY: RESEND_TEST_KEY };
  return { resend, ...(await mailSite(zone, settings)) };
}

const serverSite = (zone: Zone, url = "smtps://u:word@mail.provider.test:465") =>
  mailSite(zone, { SMTP_URL: url });

test("with Resend the records to add are its own, with their whole names, and DMARC to begin with", async () => {
  const { check } = await resendSite();
  const { problem, records } = await check();
  expect(problem).toBeNull();
  expect(records.map(({ kind, state, add }) => [kind, state, add])).toEqual([
    [
      "SPF",
      "missing",
      { type: "TXT", name: `send.${DOMAIN}`, value: "v=spf1 include:amazonses.com ~all" },
    ],
    ["DKIM", "missing", { type: "TXT", name: `resend._domainkey.${DOMAIN}`, value: RESEND_DKIM }],
    [
      "Returned emails",
      "missing",
      {
        ...{ type: "MX", name: `send.${DOMAIN}`, priority: 10 },
        value: "feedback-smtp.us-east-1.amazonses.com",
      },
    ],
    ["DMARC", "missing", { type: "TXT", name: `_dmarc.${DOMAIN}`, value: "v=DMARC1; p=none;" }],
  ]);
});

test("what is there is right, or is shown beside what belongs there", async () => {
  const { check, states, dns, resend } = await resendSite(resendZone(DOMAIN));
  const right = { "Returned emails": "right", SPF: "right", DKIM: "right", DMARC: "right" };
  expect(await states()).toEqual(right);
  // Right in the DNS, and Resend has not looked yet.
  expect((await check()).problem).toContain("Press Verify at resend.com/domains");
  resend.verify(DOMAIN);
  expect((await check()).problem).toBeNull();

  const old = "v=DKIM1; p=MIGfanotherkey";
  Object.assign(dns.zone, {
    [`resend._domainkey.${DOMAIN}`]: [old],
    [`send.${DOMAIN}`]: ["MX mail.other.test", "v=spf1 include:_spf.other.test -all"],
    [`_dmarc.${DOMAIN}`]: ["v=DMARC1; p=reject"],
  });
  const { records } = await check();
  const of = (kind: string) => records.find((record) => record.kind === kind);
  expect(of("DKIM")).toMatchObject({ state: "other", found: [old], add: { value: RESEND_DKIM } });
  expect(of("Returned emails")).toMatchObject({ state: "other", found: ["mail.other.test"] });
  // The other service stays in it, and so does its end.
  expect(of("SPF")?.add?.value).toBe("v=spf1 include:amazonses.com include:_spf.other.test -all");
  expect(of("DMARC")).toMatchObject({ state: "right", add: null });
});

test("a DNS that doesn't answer is no missing record, and the page says so", async () => {
  const { check, dns } = await resendSite(resendZone(DOMAIN));
  dns.failing.add(`_dmarc.${DOMAIN}`).add(`resend._domainkey.${DOMAIN}`);
  const { records } = await check();
  const unknown = records.filter(({ state }) => state === "unknown");
  expect(unknown.map(({ kind }) => kind)).toEqual(["DKIM", "DMARC"]);
  for (const { words } of unknown) expect(words).toContain("The DNS doesn't answer just now (E");
});

test("a key that may only send, and a domain that Resend doesn't know, say where the records are", async () => {
  const { check, resend } = await resendSite(resendZone(DOMAIN));
  resend.answerAll(resendErrors.sendingOnly);
  const limited = await check();
  expect(limited.problem).toContain("This key may only send");
  expect(limited.records.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "SPF right",
    "DKIM right",
    "DMARC right",
  ]);
  resend.answerAll(resendErrors.invalidKey);
  expect((await check()).problem).toMatch(/^Resend refuses "Resend key" \(403/);
  resend.answerAll(null);
  resend.verify("other.example");
  expect(await check()).toMatchObject({
    ...{ problem: expect.stringContaining("Resend doesn't know junk.example yet") },
    records: [{ kind: "DMARC", state: "right" }],
  });
});

test("a mail server's SPF names its host, or what its provider asks for", async () => {
  const { check } = await serverSite({});
  const value = async () => (await check()).records.find(({ kind }) => kind === "SPF")?.add?.value;
  expect(await value()).toBe("v=spf1 a:mail.provider.test ~all");
  const google = await serverSite({}, "smtp://u:word@smtp.gmail.com:587");
  const [spf] = (await google.check()).records;
  expect(spf?.add?.value).toBe("v=spf1 include:_spf.google.com ~all");
});

test("a mail server that an included record allows by its address is allowed", async () => {
  const zone: Zone = {
    [DOMAIN]: ["v=spf1 include:spf.web.test ~all", "some-other=text"],
    "spf.web.test": ["v=spf1 redirect=nets.web.test"],
    "nets.web.test": ["v=spf1 ip4:203.0.112.0/23 -all"],
    "mail.provider.test": ["A 203.0.113.9"],
  };
  const { states, check, dns } = await serverSite(zone);
  expect((await states()).SPF).toBe("right");
  dns.zone["mail.provider.test"] = ["A 198.51.100.9"];
  const [outside] = (await check()).records;
  expect(outside).toMatchObject({
    ...{ state: "other", found: ["v=spf1 include:spf.web.test ~all"] },
    add: { value: "v=spf1 a:mail.provider.test include:spf.web.test ~all" },
  });
  // Two of them: mailboxes follow neither. One of both is shown.
  dns.zone[DOMAIN] = ["v=spf1 include:spf.web.test ~all", "v=spf1 a:mail.provider.test -all"];
  const [two] = (await check()).records;
  expect(two?.words).toContain("There are 2 SPF records");
  expect(two?.add?.value).toBe("v=spf1 include:spf.web.test a:mail.provider.test ~all");
  // An end that lets anybody send, and a loop of names.
  dns.zone[DOMAIN] = ["v=spf1 a:mail.provider.test +all"];
  expect((await check()).records[0]?.words).toContain("any server");
  dns.zone[DOMAIN] = [`v=spf1 a:mail.provider.test include:${DOMAIN} -all`];
  expect((await check()).records[0]?.words).toContain("mailboxes stop after 10");
});

test("the DKIM key of a mail server is found by a name the owner types, or its provider has it", async () => {
  const { states, post, check } = await serverSite({
    [`june._domainkey.${DOMAIN}`]: [RESEND_DKIM],
    [`gone._domainkey.${DOMAIN}`]: ["v=DKIM1; p="],
  });
  expect((await states()).DKIM).toBe("ask");
  expect((await states("june")).DKIM).toBe("right");
  expect((await states(`June._domainkey.${DOMAIN}`)).DKIM).toBe("right");
  expect((await states("gone")).DKIM).toBe("other");
  expect((await states("july")).DKIM).toBe("missing");
  expect((await check()).asksSelector).toBe(true);
  const refused = await post({ selector: "two words" });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ typed: { selector: "two words" } });
});

test("a domain above answers for DMARC, and a mailbox provider's domain is not the owner's", async () => {
  const zone: Zone = { [`_dmarc.${DOMAIN}`]: ["v=DMARC1; p=reject; sp=none"] };
  const below = await mailSite(zone, {
    ...{ MAIL_FROM: `a@mail.${DOMAIN}`, SMTP_URL: "smtps://u:word@mail.provider.test:465" },
  });
  const dmarc = (await below.check()).records.find(({ kind }) => kind === "DMARC");
  expect(dmarc).toMatchObject({ state: "right", words: expect.stringContaining("to watch") });
  const mailbox = await mailSite(zone, {
    MAIL_FROM: "me@gmail.com",
    SMTP_URL: "smtps://u:w@x.test",
  });
  expect(await mailbox.check()).toMatchObject({
    ...{ records: [], problem: expect.stringContaining("not yours to set") },
  });
});

test.each([
  ["send", DOMAIN, `send.${DOMAIN}`],
  ["@", DOMAIN, DOMAIN],
  [`send.${DOMAIN}.`, DOMAIN, `send.${DOMAIN}`],
  ["send.mail", `mail.${DOMAIN}`, `send.mail.${DOMAIN}`],
  ["resend._domainkey", `mail.${DOMAIN}`, `resend._domainkey.mail.${DOMAIN}`],
])("the record %s of %s is at %s", (short, domain, whole) => {
  expect(wholeName(short, domain)).toBe(whole);
});
