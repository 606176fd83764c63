/**
 * `npm run owner -- doctor`: a healthy machine has no finding, and each planted fault is found with
 * its fix.
 */
import {
  chmodSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Outside, visitDomain } from "#app/commands/doctor/domain.ts";
import { addMessages, claimDueMessage, giveUp } from "#app/jobs/messages/messages.server.ts";
import { photoFiles } from "#app/jobs/photos/photo.ts";
import { changePhotos } from "#app/jobs/photos/photos.server.ts";
import { openDns } from "#app/server/dns.server.ts";
import { parseEnvironment } from "#app/server/settings.server.ts";
import { backupName } from "#db/backup-rotation.ts";
import { openDatabase } from "#db/open.server.ts";
import { priceRevisions } from "#db/schema.ts";
import { startDns } from "#test/support/dns-stand-in.ts";
import {
  certificateFor,
  OWN_ADDRESS,
  startDomain,
  withoutCertificate,
} from "#test/support/domain-stand-in.ts";
import { startGoogle } from "#test/support/google-stand-in.ts";
import { takeRefusedHosts } from "#test/support/loopback-only.mjs";
import { startOpenAi } from "#test/support/openai-stand-in.ts";
import { addJob, openOffice } from "#test/support/owner-command.ts";
import {
  resendDomains,
  resendErrors,
  resendZone,
  startResend,
} from "#test/support/resend-stand-in.ts";
import { SMTP_PASSWORD, type SmtpTls, startSmtp } from "#test/support/smtp-stand-in.ts";
import { empty, hang, startStandIn } from "#test/support/stand-in-server.ts";
import { STRIPE_WEBHOOK_SECRET, startStripe } from "#test/support/stripe-stand-in.ts";
import {
  startTwilio,
  TWILIO_FROM,
  TWILIO_SID,
  TWILIO_TOKEN,
} from "#test/support/twilio-stand-in.ts";

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const PHOTO = { name: "a".repeat(32), width: 480, height: 360, bytes: 1 };
const DOMAIN = "junkbuddy.test";

type Machine = Awaited<ReturnType<typeof healthyMachine>>;

/** A machine with a running site and stand-ins for every service. */
async function healthyMachine() {
  const [google, resend, openAi] = await Promise.all([startGoogle(), startResend(), startOpenAi()]);
  const stripe = await startStripe(LIVE_KEY);
  const twilio = await startTwilio();
  twilio.setWebhook(`https://${DOMAIN}/api/texts`);
  let health = empty(200);
  const site = await startStandIn(() => health);
  for (const { close } of [google, resend, openAi, stripe, twilio, site]) onTestFinished(close);
  resend.verify(DOMAIN);
  const dns = await startDns(resendZone(DOMAIN));
  const domain = await startDomain(DOMAIN);
  const office = openOffice("", domain.outside);
  const file = (name: string) => join(office.folder, name);
  const database = openDatabase(office.databasePath);
  const job = addJob(database, "JB-100001", {}, { createdAt: hoursAgo(1).toISOString() });
  mkdirSync(file("data/backups"));
  writeFileSync(file(`data/backups/${backupName(hoursAgo(3))}`), "");
  writeFileSync(file("data/session-secret"), "made-at-the-first-start", { mode: 0o600 });
  writeFileSync(file("prices.csv"), readFileSync("db/catalog.csv"));
  const settings: Record<string, string> = {
    ...{ NOW: "", ALLOW_NOW: "", PORT: new URL(site.url).port },
    ...{ SITE_URL: `https://${DOMAIN}`, TRUST_PROXY: "on", CATALOG_PATH: "prices.csv" },
    ...{ BUSINESS_PHONE: "(713) 222-3344", OWNER_EMAIL: `me@${DOMAIN}` },
    ...{ MAIL_FROM: `bookings@${DOMAIN}`, RESEND_API_KEY: resend.apiKey },
    ...{ RESEND_BASE_URL: resend.url, GOOGLE_MAPS_API_KEY: google.apiKey },
    ...{ GEOCODER_URL: google.url, OPENAI_API_KEY: openAi.apiKey, OPENAI_BASE_URL: openAi.url },
    ...{ STRIPE_SECRET_KEY: LIVE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_BASE_URL: stripe.url },
    ...{ TWILIO_ACCOUNT_SID: TWILIO_SID, TWILIO_AUTH_TOKEN: TWILIO_TOKEN, TWILIO_FROM },
    ...{ TWILIO_BASE_URL: twilio.url, DNS_SERVER: dns.server },
  };
  return {
    ...{
      google,
      resend,
      openAi,
      stripe,
      twilio,
      domain,
      dns,
      file,
      database,
      job,
      databasePath: office.databasePath,
      settings,
    },
    answerHealth: (answer: typeof health) => {
      health = answer;
    },
    doctor: async () => {
      database.$client.close();
      return office.owner(["doctor"], settings);
    },
  };
}

/** The stand-in's own, of live mode by its beginning alone. */
const LIVE_KEY = "rk_live_stand_in_key";
const OWN_IPV6 = "2001:db8::7";
/** A port of this machine that nothing listens on. */
const NO_DNS = "127.0.0.1:1";

type Fault = {
  fault: string;
  plant: (machine: Machine) => unknown;
  finds: RegExp;
  fix: RegExp;
  /** The exit code: 1 when something is broken. */
  status?: 0 | 1;
};

const FAULTS: Fault[] = [
  {
    fault: "a setting that does not hold",
    plant: ({ settings }) => Object.assign(settings, { RATE_LIMITS: "never" }),
    finds: /RATE_LIMITS takes on or off/,
    fix: /Correct RATE_LIMITS/,
  },
  {
    fault: "a misspelled setting",
    plant: ({ file }) => writeFileSync(file(".env"), "RESEND_APIKEY=1\n", { mode: 0o600 }),
    finds: /RESEND_APIKEY in \.env isn.t a setting/,
    fix: /Check its spelling/,
    status: 0,
  },
  {
    fault: "a placeholder",
    plant: ({ settings }) => Object.assign(settings, { BUSINESS_PHONE: "" }),
    finds: /BUSINESS_PHONE still has the placeholder \(713\) 555-0142/,
    fix: /Set BUSINESS_PHONE to your own number/,
    status: 0,
  },
  {
    fault: "a wrong price list in the database",
    plant: ({ database }) =>
      database
        .insert(priceRevisions)
        .values({
          ...{ at: "2026-07-20T15:30:00.000Z", note: "Sofa", hidden: [] },
          csv: readFileSync("db/catalog.csv", "utf8").replace(/^sofa,/m, "so fa,"),
        })
        .run(),
    finds: /own price list, changed .*line \d+, id/s,
    fix: /prices --import FILE/,
  },
  {
    fault: "a mail key that is refused",
    plant: ({ settings }) => Object.assign(settings, { RESEND_API_KEY: "re_wrong_key" }),
    finds: /Resend refuses RESEND_API_KEY \(403: API key is invalid\)/,
    fix: /set RESEND_API_KEY/,
  },
  {
    fault: "a sender that is not verified",
    plant: ({ settings }) => Object.assign(settings, { MAIL_FROM: "bookings@elsewhere.test" }),
    finds: /domain elsewhere\.test is not known at Resend/,
    fix: /verify elsewhere\.test/,
  },
  {
    fault: "an address key that is refused",
    plant: ({ settings }) => Object.assign(settings, { GOOGLE_MAPS_API_KEY: "AIza-wrong" }),
    finds: /Google refuses GOOGLE_MAPS_API_KEY/,
    fix: /billing/,
  },
  {
    fault: "an address service that cannot be reached",
    plant: ({ google }) => google.close(),
    finds: /Google's geocoding cannot be reached/,
    fix: /network, and GEOCODER_URL/,
  },
  {
    fault: "a chat key that is refused",
    plant: ({ settings }) => Object.assign(settings, { OPENAI_API_KEY: "sk-wrong" }),
    finds: /The chat model refuses OPENAI_API_KEY \(401/,
    fix: /set OPENAI_API_KEY/,
  },
  {
    fault: "a card key that is refused",
    plant: ({ settings }) => Object.assign(settings, { STRIPE_SECRET_KEY: "rk_live_wrong" }),
    finds: /Stripe refuses STRIPE_SECRET_KEY \(401: Invalid API Key provided\)/,
    fix: /set STRIPE_SECRET_KEY/,
  },
  {
    fault: "cards without the secret of their webhook",
    plant: ({ settings }) => Object.assign(settings, { STRIPE_WEBHOOK_SECRET: "" }),
    finds: /STRIPE_WEBHOOK_SECRET is not set: payments are seen up to a quarter of an hour late/,
    fix: /webhooks for https:\/\/[^ ]+\/api\/stripe/,
    status: 0,
  },
  {
    fault: "a card service that cannot be reached",
    plant: ({ stripe }) => stripe.close(),
    finds: /Stripe cannot be reached/,
    fix: /STRIPE_BASE_URL/,
  },
  {
    fault: "a texting account that is refused",
    plant: ({ settings }) => Object.assign(settings, { TWILIO_AUTH_TOKEN: "of-another-account" }),
    finds: /Twilio refuses TWILIO_ACCOUNT_SID with TWILIO_AUTH_TOKEN \(401\)/,
    fix: /Copy both/,
  },
  {
    fault: "a texting account without its number",
    plant: ({ settings }) => Object.assign(settings, { TWILIO_FROM: "" }),
    finds: /TWILIO_ACCOUNT_SID needs TWILIO_FROM beside it/,
    fix: /Correct TWILIO_ACCOUNT_SID/,
  },
  {
    fault: "a number of another texting account",
    plant: ({ settings }) => Object.assign(settings, { TWILIO_FROM: "+12815550143" }),
    finds: /TWILIO_FROM is no number of your Twilio account/,
    fix: /Set TWILIO_FROM/,
  },
  {
    fault: "customers' texts that go elsewhere",
    plant: ({ twilio }) => twilio.setWebhook("https://elsewhere.example/"),
    finds: /What customers text does not reach the site/,
    fix: /webhook to https:\/\/[^ ]+\/api\/texts/,
    status: 0,
  },
  {
    fault: "a texting service that cannot be reached",
    plant: ({ twilio }) => twilio.close(),
    finds: /Twilio cannot be reached/,
    fix: /TWILIO_BASE_URL/,
  },
  {
    fault: "no database",
    plant: ({ databasePath }) => rmSync(databasePath),
    finds: /There is no database data\/junkbuddy\.db/,
    fix: /Check DATABASE_PATH/,
  },
  {
    fault: "a damaged database",
    plant: ({ database, databasePath }) => {
      database.$client.close();
      writeSync(openSync(databasePath, "r+"), Buffer.alloc(4096, 0xff), 0, 4096, 4096);
    },
    finds: /data\/junkbuddy\.db is damaged|The database is damaged/,
    fix: /npm run restore FILE/,
  },
  {
    fault: "a database of an earlier version",
    plant: ({ database }) =>
      database.$client.exec(
        "DELETE FROM __drizzle_migrations WHERE rowid = (SELECT max(rowid) FROM __drizzle_migrations)",
      ),
    finds: /The database is from an earlier version/,
    fix: /Restart the site/,
  },
  {
    fault: "notices that nobody sends",
    plant: ({ database }) =>
      addJob(database, "JB-100002", {}, { isConfirmed: false, createdAt: "2026-07-20T15:30:00Z" }),
    finds: /1 of your booking notices wait to be sent/,
    fix: /jobs unconfirmed/,
  },
  {
    fault: "an email to the owner that could not be written",
    plant: ({ database, job }) => {
      addMessages(database, job, [{ kind: "moved-owner", dueAt: job.createdAt }]);
      const message = claimDueMessage(database, new Date().toISOString(), job.createdAt);
      const at = new Date().toISOString();
      if (message) giveUp(database, message, "not written", { at, isOwnerTold: false });
    },
    finds:
      /Emails to you about changes of this order could not be sent in the last week: JB-100001/,
    fix: /npm run owner -- show ORDER/,
    status: 0,
  },
  {
    fault: "a photo whose files are gone",
    plant: ({ database, job }) => changePhotos(database, job.id, { add: [PHOTO] }, job.createdAt),
    finds: /Customers' photos whose files are gone from data\/uploads: 1/,
    fix: /folder of a backup/,
    status: 0,
  },
  {
    fault: "a photo that no booking shows",
    plant: ({ file }) => {
      mkdirSync(file("data/uploads"));
      const left = file(`data/uploads/${photoFiles(PHOTO.name).large}`);
      writeFileSync(left, "");
      utimesSync(left, hoursAgo(2), hoursAgo(2));
    },
    finds: /Files in data\/uploads that no booking shows: 1, the first is a{32}/,
    fix: /Check them, then delete them/,
    status: 0,
  },
  {
    fault: "no recent backup",
    plant: ({ file }) => {
      rmSync(file("data/backups"), { recursive: true });
      mkdirSync(file("data/backups"));
      writeFileSync(file(`data/backups/${backupName(hoursAgo(10 * 24))}`), "");
    },
    finds: /The newest backup is 10 days old/,
    fix: /npm run backup/,
  },
  {
    fault: "a clock that is wrong",
    plant: ({ resend }) =>
      resend.answerAll(resendDomains(DOMAIN, { date: hoursAgo(-2).toUTCString() })),
    finds: /The clock is 120 minutes behind/,
    fix: /timedatectl/,
  },
  {
    fault: "a price list with bad lines",
    plant: ({ file }) => {
      const lines = readFileSync(file("prices.csv"), "utf8").split("\n");
      lines[3] = lines[3]?.replace(/,\d+(\.\d+)?,/, ",eighty,") ?? "";
      writeFileSync(file("prices.csv"), lines.join("\n"));
    },
    finds: /Price list prices\.csv, line 4, price: must be a price in dollars/,
    fix: /Correct that line/,
  },
  {
    fault: "a secret that others may read",
    plant: ({ file }) => chmodSync(file("data/session-secret"), 0o644),
    finds: /Others on this machine may read the session secret/,
    fix: /chmod 600 data\/session-secret/,
  },
  {
    fault: "an address without https",
    plant: ({ settings }) => Object.assign(settings, { SITE_URL: `http://${DOMAIN}` }),
    finds: /SITE_URL http:\/\/junkbuddy\.test is not https/,
    fix: /proxy with TLS/,
  },
  {
    fault: "a proxy that is not trusted",
    plant: ({ settings }) => Object.assign(settings, { TRUST_PROXY: "off" }),
    finds: /TRUST_PROXY is off/,
    fix: /Set TRUST_PROXY=on/,
  },
  {
    fault: "a domain without an address",
    plant: ({ domain }) => Object.assign(domain.outside, { resolve: async () => ["127.0.1.1"] }),
    finds: /The DNS has no address for junkbuddy\.test/,
    fix: /Add an A record for junkbuddy\.test/,
  },
  {
    fault: "name servers that do not answer",
    plant: ({ domain }) =>
      Object.assign(domain.outside, {
        resolve: () => openDns([NO_DNS]).addresses("junkbuddy.test"),
      }),
    finds: /The DNS doesn't answer for junkbuddy\.test \(E\w+\)\./,
    fix: /getent hosts debian\.org.*\/etc\/resolv\.conf/,
  },
  {
    fault: "a domain that leads elsewhere too",
    plant: ({ domain }) =>
      Object.assign(domain.outside, { resolve: async () => [OWN_ADDRESS, "2001:db8::9"] }),
    finds: /leads to 2001:db8::9, which isn.t an address of this server \(203\.0\.113\.7\)/,
    fix: /Correct that record/,
    status: 0,
  },
  {
    fault: "a domain that does not say who sends its emails",
    plant: ({ dns }) => {
      dns.zone[`_dmarc.${DOMAIN}`] = [];
    },
    finds: /DMARC of junkbuddy\.test is missing/,
    fix: /TXT _dmarc\.junkbuddy\.test v=DMARC1; p=none;/,
    status: 0,
  },
  {
    fault: "a web server that is not there",
    plant: ({ domain }) => domain.empty(443),
    finds: /Nothing answers at port 443 of junkbuddy\.test \(203\.0\.113\.7\)/,
    fix: /systemctl restart caddy/,
  },
  {
    fault: "a closed port for those who type no https",
    plant: ({ domain }) => domain.empty(80),
    finds: /Nothing answers at port 80 of junkbuddy\.test/,
    fix: /systemctl restart caddy/,
  },
  {
    fault: "no certificate",
    plant: ({ domain }) => domain.put(443, withoutCertificate()),
    finds: /has no certificate for junkbuddy\.test/,
    fix: /journalctl -u caddy says why/,
  },
  {
    fault: "a program without TLS at the port of https",
    plant: ({ domain }) => domain.put(443, createServer()),
    finds: /What answers at port 443 of junkbuddy\.test .* isn.t a web server with https/,
    fix: /ss -tlnp/,
  },
  {
    fault: "a certificate of another name",
    plant: async ({ domain }) => {
      const other = certificateFor("other.test");
      Object.assign(domain.outside, { ca: other.cert });
      await domain.serve(other);
    },
    finds: /The certificate at junkbuddy\.test is for other\.test: browsers warn/,
    fix: /junkbuddy domain junkbuddy\.test/,
  },
  {
    fault: "a certificate that no browser trusts",
    plant: ({ domain }) => Object.assign(domain.outside, { ca: certificateFor("other.test").cert }),
    finds: /is by Test issuer: no browser trusts it/,
    fix: /tls internal or local_certs/,
  },
  {
    fault: "a certificate that ends soon",
    plant: async ({ domain }) => {
      const short = certificateFor(DOMAIN, 10);
      Object.assign(domain.outside, { ca: short.cert });
      await domain.serve(short);
    },
    finds: /The certificate of junkbuddy\.test ends in 9 days/,
    fix: /Caddy should have renewed it/,
    status: 0,
  },
  {
    fault: "no way from http to https",
    plant: ({ domain }) =>
      domain.put(
        80,
        createServer((_request, answer) => answer.end("hello")),
      ),
    finds: /http:\/\/junkbuddy\.test does not lead to https/,
    fix: /no auto_https off/,
  },
  {
    fault: "another site at the domain",
    plant: ({ domain }) =>
      domain.serve(domain.certificate, (_request, answer) => answer.end("<h1>Parked</h1>")),
    finds: /At https:\/\/junkbuddy\.test a visitor gets another page \(200\), not this site/,
    fix: /junkbuddy domain sets both/,
  },
  {
    fault: "a site that its owner has not opened",
    plant: ({ domain }) =>
      domain.serve(domain.certificate, (_request, answer) =>
        answer.writeHead(302, { location: "/set-up" }).end(),
      ),
    finds: /The site is not open yet/,
    fix: /junkbuddy setup-code/,
    status: 0,
  },
  {
    fault: "a web server whose servers are down",
    plant: ({ domain }) =>
      domain.serve(domain.certificate, (_request, answer) => answer.writeHead(502).end("down")),
    finds: /The web server answers 502 at https:\/\/junkbuddy\.test/,
    fix: /junkbuddy restart/,
  },
  {
    fault: "a site that is not well",
    plant: ({ answerHealth }) => answerHealth(empty(503)),
    finds: /The site answers 503/,
    fix: /log says why/,
  },
  {
    fault: "a site that hangs",
    plant: ({ answerHealth }) => answerHealth(hang),
    finds: /The site hangs/,
    fix: /Restart it/,
  },
];

/** The report on one line, since it wraps, and its findings that are not ok. */
function read(stdout: string) {
  const text = stdout.replace(/\s+/g, " ");
  return { text, findings: stdout.match(/^(?:warning|BROKEN)/gm) ?? [] };
}

test("a healthy machine has no finding", async () => {
  const { doctor } = await healthyMachine();
  const { status, stdout, stderr } = await doctor();
  expect(read(stdout).findings).toEqual([]);
  expect(stdout).toMatch(/All is well\.\n$/);
  expect([status, stderr]).toEqual([0, ""]);
});

test.each(FAULTS)(
  "$fault: the only finding, with its fix",
  async ({ plant, finds, fix, status = 1 }) => {
    const machine = await healthyMachine();
    await plant(machine);
    const report = await machine.doctor();
    const { text, findings } = read(report.stdout);
    expect(text).toMatch(finds);
    expect(text).toMatch(fix);
    expect(findings).toEqual([status === 1 ? "BROKEN" : "warning"]);
    expect([report.status, report.stderr]).toEqual([status, ""]);
    for (const key of [machine.settings.RESEND_API_KEY, machine.settings.OPENAI_API_KEY]) {
      expect(text).not.toContain(key);
    }
  },
);

test("on a server each fix is typed as on a server, in whichever line it wraps", async () => {
  const { doctor, file, databasePath, settings } = await healthyMachine();
  rmSync(databasePath);
  rmSync(file("data/backups"), { recursive: true });
  Object.assign(settings, { RATE_LIMITS: "never", STARTED_BY: "junkbuddy" });
  const { text } = read((await doctor()).stdout);
  expect(text).toContain("Correct RATE_LIMITS with junkbuddy settings");
  expect(text).toContain("Make one with junkbuddy backup");
  expect(text).toContain("start the site once: junkbuddy restart");
  expect(text).not.toMatch(/npm |\.env/);
});

test("a certificate that ended is named with its end, and a machine behind a router knows no address", async () => {
  const { outside } = await startDomain(DOMAIN);
  const settings = parseEnvironment({ SITE_URL: `https://${DOMAIN}` });
  const later = new Date(Date.now() + 100 * 24 * HOUR_MS);
  const findings = await visitDomain(settings, later, { ...outside, own: () => ["10.0.0.5"] });
  expect(findings.filter(({ level }) => level !== "ok")).toEqual([
    expect.objectContaining({
      level: "broken",
      what: expect.stringMatching(/^The certificate of junkbuddy\.test ended on .* GMT: browsers/),
    }),
  ]);
});

test("ports that a firewall closes are named, with where to open them", async () => {
  const { outside } = await startDomain(DOMAIN);
  const settings = parseEnvironment({ SITE_URL: `https://${DOMAIN}` });
  const far = { ...outside, dial: (host: string, port: number) => ({ host, port }) };
  const findings = await visitDomain(settings, new Date(), far);
  for (const port of [443, 80]) {
    expect(findings).toContainEqual({
      level: "broken",
      what: `Port ${port} of ${DOMAIN} (${OWN_ADDRESS}) cannot be reached.`,
      fix: expect.stringContaining("Let ports 80 and 443 in"),
    });
  }
  expect(takeRefusedHosts()).toEqual([OWN_ADDRESS, OWN_ADDRESS]);
});

test("each address of the name is visited, and the one that fails is named", async () => {
  const [good, other] = [await startDomain(DOMAIN), await startDomain(DOMAIN)];
  const settings = parseEnvironment({ SITE_URL: `https://${DOMAIN}` });
  const outside: Outside = {
    ...good.outside,
    resolve: async () => [OWN_ADDRESS, OWN_IPV6],
    own: () => [OWN_ADDRESS, OWN_IPV6],
    dial: (address, port) => (address === OWN_IPV6 ? other : good).outside.dial(address, port),
  };
  const troubles = async () =>
    (await visitDomain(settings, new Date(), outside))
      .filter(({ level }) => level !== "ok")
      .map(({ what }) => what);
  const healthy = await visitDomain(settings, new Date(), outside);
  expect(healthy.map(({ level, what }) => [level, what])).toEqual([
    ["ok", `${DOMAIN} leads to ${OWN_ADDRESS} and ${OWN_IPV6}.`],
    [
      "ok",
      expect.stringMatching(/^The certificate of junkbuddy\.test is good for \d+ more days\.$/),
    ],
    ["ok", `A visitor gets the site at https://${DOMAIN}.`],
    ["ok", `http://${DOMAIN} leads to https.`],
  ]);

  await other.serve(good.certificate, (_request, answer) => answer.end("<h1>Parked</h1>"));
  await other.empty(80);
  expect(await troubles()).toEqual([
    expect.stringMatching(
      /^At 2001:db8::7: At https:\/\/junkbuddy\.test a visitor gets another page/,
    ),
    `Nothing answers at port 80 of ${DOMAIN} (${OWN_IPV6}).`,
  ]);
});

test("a server without IPv6 says that it did not look at such an address", async () => {
  const { outside } = await startDomain(DOMAIN);
  const settings = parseEnvironment({ SITE_URL: `https://${DOMAIN}` });
  const findings = await visitDomain(settings, new Date(), {
    ...outside,
    resolve: async () => [OWN_ADDRESS, OWN_IPV6],
    own: () => [OWN_ADDRESS, OWN_IPV6],
    dial: (host, port) => (host === OWN_IPV6 ? { host, port } : outside.dial(host, port)),
  });
  expect(findings.filter(({ level }) => level !== "ok")).toEqual([
    {
      level: "warning",
      what: `This server has no IPv6 and did not look at ${OWN_IPV6}, which ${DOMAIN} leads to.`,
      fix: expect.stringContaining(`remove the AAAA record of ${DOMAIN}`),
    },
  ]);
  expect(takeRefusedHosts()).toEqual([OWN_IPV6, OWN_IPV6]);
});

test("an address without https, or of this machine alone, is not looked for outside", async () => {
  const { outside } = await startDomain(DOMAIN);
  const asked = { ...outside, resolve: () => Promise.reject(new Error("asked")) };
  for (const SITE_URL of [`http://${DOMAIN}`, "https://localhost:3443", "https://127.0.0.1"]) {
    expect(await visitDomain(parseEnvironment({ SITE_URL }), new Date(), asked)).toEqual([]);
  }
});

test("a Resend key limited to sending is accepted", async () => {
  const { doctor, resend } = await healthyMachine();
  resend.answerAll(resendErrors.sendingOnly);
  expect((await doctor()).stdout).toMatch(/Resend accepts the key for sending\.[\s\S]*All is well/);
});

test("a mail server that accepts the login is accepted", async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  const { doctor, settings } = await healthyMachine();
  Object.assign(settings, { RESEND_API_KEY: "", SMTP_URL: smtp.url });
  expect((await doctor()).stdout).toMatch(/accepts the login\.[\s\S]*All is well/);
  expect(smtp.seen).toEqual(["greeting", "login"]);
});

type MailFault = {
  fault: string;
  host?: string;
  tls?: SmtpTls;
  isExpired?: boolean;
  /** The address in the settings, made from the mail server's own. */
  url: (own: string) => string;
  finds: RegExp;
  fix: RegExp;
};

const MAIL_FAULTS: MailFault[] = [
  {
    fault: "a wrong password",
    url: (own) => own.replace(/:[^:@]+@/, ":wr0ng-word@"),
    finds: /refuses SMTP_URL's login \(535[^)]*\): no email goes out/,
    fix: /Correct the name and the password in SMTP_URL/,
  },
  {
    fault: "a certificate that is not trusted",
    tls: "first-byte",
    url: (own) => own,
    finds: /shows a certificate that is not trusted \([^)]+\): no email goes out/,
    fix: /Set SMTP_URL to the host name that the certificate is for\./,
  },
  {
    fault: "such a certificate after STARTTLS",
    host: "127.0.0.2",
    tls: "starttls",
    url: (own) => own,
    finds: /shows a certificate that is not trusted/,
    fix: /Set SMTP_URL to the host name/,
  },
  {
    fault: "a certificate that has expired",
    tls: "first-byte",
    isExpired: true,
    url: (own) => own,
    finds: /shows a certificate that has expired/,
    fix: /Renew it or ask your mail provider to/,
  },
  {
    fault: "smtps:// on a plain port",
    url: (own) => own.replace("smtp:", "smtps:"),
    finds: /speaks no TLS from the first byte on this port/,
    fix: /Begin SMTP_URL with smtp:\/\//,
  },
  {
    fault: "STARTTLS that is not offered",
    host: "127.0.0.2",
    url: (own) => own,
    finds: /127\.0\.0\.2:\d+ offers no TLS: no email goes out/,
    fix: /Use an address of it that does/,
  },
  {
    fault: "a host that there is not",
    url: (own) => own.replace(/@[^@]*$/, "@mail.invalid:587"),
    finds: /mail\.invalid:587 is not found by this name/,
    fix: /Correct the host name in SMTP_URL/,
  },
  {
    fault: "a port that nothing listens on",
    url: (own) => own.replace(/:\d+$/, ":1"),
    finds: /127\.0\.0\.1:1 refuses connections on this port/,
    fix: /Correct the port in SMTP_URL/,
  },
];

test.each(MAIL_FAULTS)(
  "$fault of the mail server: one finding, with the setting to change",
  async ({ host, url, finds, fix, ...how }) => {
    const smtp = await startSmtp(host, how);
    onTestFinished(smtp.close);
    const { doctor, settings } = await healthyMachine();
    Object.assign(settings, { RESEND_API_KEY: "", SMTP_URL: url(smtp.url) });
    const { text, findings } = read((await doctor()).stdout);
    expect(text).toMatch(finds);
    expect(text).toMatch(fix);
    expect(text).not.toContain("wr0ng-word");
    expect(text).not.toContain(SMTP_PASSWORD);
    expect(findings).toEqual(["BROKEN"]);
  },
);

test("one fault does not hide another: an outbox that is a file, and a site that is down", async () => {
  const { doctor, settings, file } = await healthyMachine();
  writeFileSync(file("outbox"), "");
  Object.assign(settings, { RESEND_API_KEY: "", MAIL_OUTBOX: "outbox", HOST: "127.0.0.2" });
  const { status, stdout } = await doctor();
  const { text, findings } = read(stdout);
  expect(text).toMatch(/The outbox outbox cannot be written \(\w+\)/);
  expect(text).toMatch(/The site is not running: nothing answers at http:\/\/127\.0\.0\.2/);
  expect(text).toMatch(/Emails are only written as files/);
  expect([status, findings.length]).toEqual([1, 3]);
});

test("a mail server without TLS is named in one line, and in another once it is allowed", async () => {
  const smtp = await startSmtp("127.0.0.2", { isOpen: true });
  onTestFinished(smtp.close);
  const { settings, doctor } = await healthyMachine();
  const url = `smtp://127.0.0.2:${smtp.port}`;
  Object.assign(settings, { RESEND_API_KEY: "", SMTP_URL: url });
  expect((await doctor()).stdout.replace(/\s+/g, " ")).toMatch(
    /127\.0\.0\.2:\d+ offers no TLS: no email goes out\./,
  );
  Object.assign(settings, { SMTP_WITHOUT_TLS: "on" });
  expect((await doctor()).stdout.replace(/\s+/g, " ")).toMatch(
    /SMTP_WITHOUT_TLS lets emails .* reach 127\.0\.0\.2:\d+ unencrypted\./,
  );
});
