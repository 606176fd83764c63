/** The settings of the business and its services, set on the desk (rules 490 to 493). */
import { randomUUID } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SERVICE_NAMES, SERVICES, type Service } from "#app/desk/settings/service-fields.ts";
import { settingsPath, subjectOf } from "#app/desk/settings/subjects.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { keptState, readKept, settingsWith } from "#app/server/kept-settings.server.ts";
import { isSecret } from "#app/server/settings.server.ts";
import { backUp } from "#db/backup.server.ts";
import { OWNER_EMAIL, openDeskSite } from "#test/support/desk-site.ts";
import { logLines } from "#test/support/expect-log.ts";
import { GOOGLE_TEST_KEY, googleStatus, startGoogle } from "#test/support/google-stand-in.ts";
import { RESEND_TEST_KEY, startResend } from "#test/support/resend-stand-in.ts";
import { type Answer, SITE_NOW } from "#test/support/site.ts";
import { STRIPE_TEST_KEY, startStripe } from "#test/support/stripe-stand-in.ts";
import {
  startTwilio,
  TWILIO_FROM,
  TWILIO_SID,
  TWILIO_TOKEN,
  twilioErrors,
} from "#test/support/twilio-stand-in.ts";
import { until } from "#test/support/until.ts";

type Page = { services: Record<Service, { seen: string; asksCode: boolean; fields: Field[] }> };
type Field = { name: string; state: string; value: string; end: string };

async function servicesSite(settings: Record<string, string> = {}) {
  // Nobody answers there, so that each key is taken.
  const site = await openDeskSite({ GEOCODER_URL: "http://127.0.0.1:9", ...settings });
  const route = await import("#app/desk/settings/settings.route.tsx");
  const services = await import("#app/services.server.ts");
  const { env } = await import("#app/server/env.server.ts");
  const owner = await site.signedIn();
  const page = async () => (await owner.get(route.loader, "/desk/settings")).body as Page;
  /** A press of the page as it is now. */
  const press = async (intent: string, fields: Record<string, string> = {}) => {
    const { seen } = (await page()).services[intent.split("-")[1] as Service];
    const path = settingsPath(subjectOf(intent));
    return owner.post(route.action, path, { requestId: randomUUID(), seen, intent, ...fields });
  };
  const field = async (name: string) =>
    Object.values((await page()).services)
      .flatMap(({ fields }) => fields)
      .find((one) => one.name === name);
  const shownName = async () =>
    (await site.browser().get(site.root.loader, "/")).body as { business: { name: string } };
  return { ...site, route, services, env, owner, page, press, field, shownName };
}

const typedOf = ({ body }: Answer) => (body as { typed: Record<string, string> }).typed;
const findingsOf = ({ body }: Answer) =>
  (body as { findings: { level: string; what: string; fix?: string }[] }).findings;

test("name and phone that are set on the desk count at once, on every page and in emails", async () => {
  const { press, shownName, field, services, env } = await servicesSite();
  const { shopRevision } = await import("#app/prices/shop.server.ts");
  const before = shopRevision();
  const set = { BUSINESS_NAME: "Alamo Haul", BUSINESS_PHONE: "(210) 555-0177" };
  expect((await press("set-business", set)).headers.get("location")).toBe(
    "/desk/settings/business?did=set-business#said",
  );
  expect((await shownName()).business).toMatchObject({ name: "Alamo Haul" });
  expect({ ...services.business }).toMatchObject({ name: "Alamo Haul", phone: "(210) 555-0177" });
  expect(env.BUSINESS_PHONE).toBe("(210) 555-0177");
  // Kept pages have another version.
  expect(shopRevision()).not.toBe(before);
  expect(await field("BUSINESS_NAME")).toMatchObject({ state: "here", value: "Alamo Haul" });
  await press("set-business", { BUSINESS_NAME: "" });
  expect((await shownName()).business).toMatchObject({ name: "Junk Buddy" });
  // What the page shows of a default is no setting.
  await press("set-business", { BUSINESS_NAME: "Junk Buddy" });
  expect(await field("BUSINESS_NAME")).toMatchObject({ state: "off", value: "Junk Buddy" });
});

test("what the environment sets counts, is shown as set on the server, and no post changes it", async () => {
  const { press, env, field, database } = await servicesSite({
    BUSINESS_NAME: "From The File",
    SMTP_URL: "smtps://a:word-of-the-file@mail.junk.example:465",
  });
  await press("set-business", { BUSINESS_NAME: "From The Desk" });
  await press("set-mail", { RESEND_API_KEY: "re_from_the_desk_0001" });
  expect(env).toMatchObject({ BUSINESS_NAME: "From The File" });
  expect(env.RESEND_API_KEY).toBeUndefined();
  expect(readKept(database).values).toEqual({});
  expect(await field("BUSINESS_NAME")).toMatchObject({ state: "server", value: "From The File" });
  expect(await field("SMTP_URL")).toMatchObject({ state: "server", value: "", end: "" });
});

test.each([
  ["set-business", { BUSINESS_PHONE: "12" }, "Takes a number of 10 or more digits."],
  ["set-business", { SOCIAL_LINKS: "Facebook=http://x.example" }, /^Takes names with their https/],
  ["set-business", { BUSINESS_NAME: "x".repeat(501) }, "Is too long."],
  ["set-mail", { SMTP_URL: "https://mail.example" }, /^Takes smtp:\/\/user:password@host/],
  ["set-texts", { TWILIO_ACCOUNT_SID: "AC12" }, "Takes AC and 32 hexadecimal digits."],
  ["set-copy", { COPY_ENDPOINT: "http://s3.example" }, /^Takes the https address of your storage/],
  ["set-copy", { COPY_ENDPOINT: "s3.example/bucket" }, /without the bucket/],
  ["set-texts", { TWILIO_FROM }, 'Needs "Account SID" and "Auth token" beside it.'],
])("%s refuses %j with its reason, and the old one stays", async (intent, fields, reason) => {
  const { press, env, database } = await servicesSite();
  await press("set-business", { BUSINESS_PHONE: "(210) 555-0177" });
  const answer = await press(intent, fields as Record<string, string>);
  expect(answer.status).toBe(422);
  const [name = ""] = Object.keys(fields);
  expect(typedOf(answer)[`${name}Error`]).toEqual(
    typeof reason === "string" ? reason : expect.stringMatching(reason),
  );
  expect(typedOf(answer)[name]).toBe(isSecret(name) ? undefined : Object.values(fields)[0]);
  expect(env.BUSINESS_PHONE).toBe("(210) 555-0177");
  expect(Object.keys(readKept(database).values)).toEqual(["BUSINESS_PHONE"]);
});

const MARK = "zq7markedvalue";
const MARKED_SID = `AC${"abcd5678".repeat(4)}`;
const isMarked = (text: string) => text.includes(MARK) || text.includes(MARKED_SID);
const MARKED: Record<string, Record<string, string>> = {
  mail: { RESEND_API_KEY: `re_${MARK}_1234`, SMTP_URL: `smtps://u:${MARK}@mail.junk.example:465` },
  texts: { TWILIO_ACCOUNT_SID: MARKED_SID, TWILIO_AUTH_TOKEN: `${MARK}_token_1234`, TWILIO_FROM },
  cards: { STRIPE_SECRET_KEY: `sk_test_${MARK}`, STRIPE_WEBHOOK_SECRET: `whsec_${MARK}` },
  maps: { GOOGLE_MAPS_API_KEY: `AIza-${MARK}-1234` },
  model: { OPENAI_API_KEY: `sk-${MARK}-1234` },
  copy: {
    ...{ COPY_ENDPOINT: "s3.us-west-004.backblazeb2.com", COPY_BUCKET: "bookings" },
    ...{ COPY_KEY_ID: `004-${MARK}-1234`, COPY_SECRET_KEY: `${MARK}_secret_1234` },
  },
};

test("no secret is in clear in the database, its journal, a backup, a page, an answer or an export", async () => {
  const { press, env, database, folder, owner, route } = await servicesSite();
  const answers: string[] = [];
  for (const [service, fields] of Object.entries(MARKED)) {
    // A refused post too: one of the fields is too long.
    const refused = { ...fields, [Object.keys(fields).find(isSecret) ?? ""]: MARK.repeat(60) };
    answers.push(JSON.stringify((await press(`set-${service}`, refused)).body));
    const set = await press(`set-${service}`, fields);
    expect(set.status, service).toBe(303);
    answers.push(JSON.stringify([...set.headers]));
  }
  const secrets = SERVICE_NAMES.flatMap((service) => SERVICES[service].names).filter(isSecret);
  // From the moment they count the log masks them.
  const { log } = await import("#app/server/log.server.ts");
  for (const name of secrets.filter(
    (one) => one !== "TWILIO_ACCOUNT_SID" && one !== "COPY_KEY_ID",
  )) {
    log.info({ detail: `no ${env[name]}` }, "Refused");
    expect(isMarked(JSON.stringify(logLines().at(-1))), name).toBe(false);
  }
  for (const name of secrets) expect(isMarked(String(env[name])), name).toBe(true);
  for (const subject of ["", ...SERVICE_NAMES]) {
    const { body } = await owner.get(route.loader, `/desk/settings/${subject}`);
    answers.push(JSON.stringify(body));
  }
  const path = database.$client.name;
  const backup = join(folder, "backups");
  await backUp(path, { folder: backup, keep: { daily: 7, weekly: 5 }, at: new Date() });
  const files = [folder, backup].flatMap((one) =>
    readdirSync(one, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(one, name)),
  );
  expect(files.some((file) => file.endsWith("-wal"))).toBe(true);
  for (const file of files) expect(isMarked(readFileSync(file, "latin1")), file).toBe(false);
  for (const answer of answers) expect(isMarked(answer), answer).toBe(false);
  // The key stays beside the database.
  expect(readdirSync(backup).filter((name) => name.includes("key"))).toEqual([]);
  expect(statSync(join(dirname(path), "settings-key")).mode & 0o777).toBe(0o600);
});

test("a database without its key: each secret is named, the service is off, and pasting it mends it", async () => {
  const { press, database, folder } = await servicesSite();
  await press("set-maps", MARKED.maps);
  await press("set-business", { BUSINESS_NAME: "Alamo Haul" });
  const { folder: other } = { folder: join(folder, "other.db") };
  database.$client.pragma("wal_checkpoint(TRUNCATE)");
  copyFileSync(database.$client.name, other);
  rmSync(join(folder, "settings-key"));
  const restored = await servicesSite({ DATABASE_PATH: other });
  expect(restored.env.GOOGLE_MAPS_API_KEY).toBeUndefined();
  expect(restored.env.BUSINESS_NAME).toBe("Alamo Haul");
  expect(await restored.field("GOOGLE_MAPS_API_KEY")).toMatchObject({ state: "lost", end: "" });
  const { setupProblems } = await import("#app/desk/inbox/inbox-news.server.ts");
  const told = () =>
    setupProblems(restored.database, restored.env).filter(({ words }) => words.includes("Paste"));
  expect(told().map(({ title }) => title)).toContainEqual(
    expect.stringContaining("GOOGLE_MAPS_API_KEY was set on the desk and can't be read"),
  );
  await restored.press("set-maps", MARKED.maps);
  expect(restored.env.GOOGLE_MAPS_API_KEY).toBe(MARKED.maps?.GOOGLE_MAPS_API_KEY);
  expect(await restored.field("GOOGLE_MAPS_API_KEY")).toMatchObject({ state: "here" });
});

test("a sealed secret opens under its own name alone, and not once a byte of it was changed", async () => {
  const { press, database, folder } = await servicesSite();
  await press("set-cards", MARKED.cards);
  const swap = database.$client.prepare("UPDATE settings SET name = ? WHERE name = ?");
  swap.run("X", "STRIPE_SECRET_KEY");
  swap.run("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET");
  expect(readKept(database)).toEqual({ values: {}, lost: ["STRIPE_SECRET_KEY"] });
  swap.run("STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY");
  expect(readKept(database).lost).toEqual([]);
  writeFileSync(join(folder, "settings-key"), "short");
  expect(readKept(database).lost).toEqual(["STRIPE_WEBHOOK_SECRET"]);
  expect(settingsWith({}, database).STRIPE_WEBHOOK_SECRET).toBeUndefined();
});

test("services are chosen anew with each change, and tried with one real call", async () => {
  const [twilio, stripe, google] = await Promise.all([startTwilio(), startStripe(), startGoogle()]);
  onTestFinished(async () => {
    await Promise.all([twilio.close(), stripe.close(), google.close()]);
  });
  const { press, services } = await servicesSite({
    TWILIO_BASE_URL: twilio.url,
    STRIPE_BASE_URL: stripe.url,
    GEOCODER_URL: google.url,
  });
  const { cardServices } = await import("#app/card-services.server.ts");
  expect([cardServices(), services.textTerms.isSending]).toEqual([null, false]);
  const texts = { TWILIO_ACCOUNT_SID: TWILIO_SID, TWILIO_AUTH_TOKEN: TWILIO_TOKEN, TWILIO_FROM };
  await press("set-texts", texts);
  await press("set-cards", { STRIPE_SECRET_KEY: STRIPE_TEST_KEY });
  expect([cardServices() !== null, services.textTerms.isSending]).toEqual([true, true]);
  expect(services.textTerms.from).toBe(TWILIO_FROM);
  expect(findingsOf(await press("try-cards"))[0]).toMatchObject({
    what: "Stripe accepts the key. Jobs that are done can be paid by card.",
  });
  // With a key that Google refuses nobody could book.
  const refused = await press("set-maps", { GOOGLE_MAPS_API_KEY: "AIza-of-nobody-0000" });
  expect(refused.status).toBe(422);
  expect(typedOf(refused).GOOGLE_MAPS_API_KEYError).toContain("Google refuses this key");
  expect((await press("set-maps", { GOOGLE_MAPS_API_KEY: GOOGLE_TEST_KEY })).status).toBe(303);
  expect(findingsOf(await press("try-maps"))).toMatchObject([{ level: "ok" }]);
  google.answerAll(googleStatus("REQUEST_DENIED", "The API key is expired."));
  const [broken] = findingsOf(await press("try-maps"));
  expect(broken).toMatchObject({ level: "broken" });
  expect(broken?.what).toContain('Google refuses "Google Maps key"');
  await press("remove-cards");
  expect(cardServices()).toBeNull();
  // A secret that is left blank stays.
  await press("set-texts", { ...texts, TWILIO_AUTH_TOKEN: "" });
  expect(services.textTerms.isSending).toBe(true);
});

test("a test text goes to the owner's own phone, one for a press", async () => {
  const twilio = await startTwilio();
  onTestFinished(twilio.close);
  const { press, page, owner, route } = await servicesSite({ TWILIO_BASE_URL: twilio.url });
  const texts = { TWILIO_ACCOUNT_SID: TWILIO_SID, TWILIO_AUTH_TOKEN: TWILIO_TOKEN, TWILIO_FROM };
  await press("set-texts", texts);
  // The placeholder's number is nobody's.
  const ownPhone = async () =>
    ((await page()).services.texts as unknown as { ownPhone: string | null }).ownPhone;
  expect(await ownPhone()).toBeNull();
  await press("set-business", { BUSINESS_NAME: "Alamo Haul", BUSINESS_PHONE: "(210) 555-0177" });
  expect(await ownPhone()).toBe("(210) 555-0177");
  const missing = await press("try-texts", { phone: "12" });
  expect([missing.status, typedOf(missing).phone]).toEqual([422, "12"]);
  expect(typedOf(missing).phoneError).toBe("Type a US number of 10 digits.");
  expect(twilio.sent).toEqual([]);

  const pressed = { requestId: randomUUID(), intent: "try-texts", phone: "210 555 0177" };
  const send = () => owner.post(route.action, "/desk/settings/texts", pressed);
  expect(findingsOf(await send()).at(-1)?.what).toContain("is on its way to (210) 555-0177");
  expect(findingsOf(await send())[0]?.what).toContain("was sent once");
  expect(twilio.sent).toMatchObject([
    {
      ...{ to: "+12105550177", from: TWILIO_FROM, status: "" },
      words: "Alamo Haul: your site's texts go out, and they reach you.",
    },
  ]);
  twilio.loseNextAnswer(twilioErrors.stopped);
  const stopped = findingsOf(await press("try-texts", { phone: "2105550177" })).at(-1);
  expect(stopped).toMatchObject({ level: "broken", what: expect.stringContaining("said STOP") });
  // With an account that is refused nothing is sent.
  twilio.answerNext(twilioErrors.badLogin);
  const [refused] = findingsOf(await press("try-texts", { phone: "2105550177" }));
  expect(refused?.what).toContain('refuses "Account SID" with "Auth token"');
  expect(twilio.sent).toHaveLength(2);
});

test("an email service that is set on the desk sends a test to the owner", async () => {
  const resend = await startResend();
  onTestFinished(resend.close);
  const { press, services } = await servicesSite({ RESEND_BASE_URL: resend.url, MAIL_FROM: "" });
  expect(services.sendsMail()).toBe(false);
  const mail = { MAIL_FROM: "bookings@junk.example", RESEND_API_KEY: RESEND_TEST_KEY };
  await press("set-mail", mail);
  expect(services.sendsMail()).toBe(true);
  const [unverified] = findingsOf(await press("try-mail"));
  expect(unverified?.what).toContain('"Sender address"\'s domain junk.example');
  resend.verify("junk.example");
  expect(findingsOf(await press("try-mail"))[0]).toMatchObject({ level: "ok" });
  expect(resend.sent).toMatchObject([
    { to: [OWNER_EMAIL], subject: "A test from your booking site" },
  ]);
});

test("once a code has arrived, a change of where codes go needs one, and the old address is told", async () => {
  const resend = await startResend();
  onTestFinished(resend.close);
  const site = await servicesSite({
    ...{ RESEND_BASE_URL: resend.url, RESEND_API_KEY: RESEND_TEST_KEY, OWNER_EMAIL: "" },
  });
  const { press, env, desk, browser, page } = site;
  const mails = (count: number) => until(() => resend.sent.length >= count && resend.sent);
  await press("set-business", { OWNER_EMAIL: "first@junk.example" });
  expect(env.OWNER_EMAIL).toBe("first@junk.example");
  expect((await page()).services.business.asksCode).toBe(false);
  // The notice of the first change went to the placeholder.
  const before = (await mails(1)).length;
  const phone = browser();
  await phone.post(desk.signIn.action, "/desk/sign-in", { email: "first@junk.example" });
  const codeIn = (subject = "") => /^\d{6}/.exec(subject)?.[0] ?? "";
  const signIn = codeIn((await mails(before + 1)).at(-1)?.subject);
  expect((await site.enter(phone, signIn)).status).toBe(303);
  expect((await page()).services.business.asksCode).toBe(true);

  const change = { OWNER_EMAIL: "thief@evil.example", BUSINESS_NAME: "Mine" };
  const asked = await press("set-business", change);
  expect([asked.status, typedOf(asked).OWNER_EMAIL]).toEqual([422, change.OWNER_EMAIL]);
  const sent = (await mails(before + 2)).at(-1);
  expect(sent?.to).toEqual(["first@junk.example"]);
  expect((await press("set-business", { ...change, code: "000000" })).status).toBe(422);
  // A code to sign in is none for a change, and the other way round.
  expect((await press("set-business", { ...change, code: signIn })).status).toBe(422);
  expect(env).toMatchObject({ OWNER_EMAIL: "first@junk.example", BUSINESS_NAME: "Junk Buddy" });
  const code = codeIn(sent?.subject);
  const done = await press("set-business", { ...change, OWNER_EMAIL: "new@junk.example", code });
  expect(done.status).toBe(303);
  expect(env.OWNER_EMAIL).toBe("new@junk.example");
  const notice = (await mails(before + 3)).at(-1);
  expect(notice).toMatchObject({
    to: ["first@junk.example"],
    subject: "Where your sign-in codes go was changed",
  });
  // Other settings need none.
  expect((await press("set-business", { BUSINESS_NAME: "Alamo" })).status).toBe(303);
});

test("once codes arrive, a recovery code confirms a change, and making a set takes a code too", async () => {
  const resend = await startResend();
  onTestFinished(resend.close);
  const site = await servicesSite({
    ...{ RESEND_BASE_URL: resend.url, RESEND_API_KEY: RESEND_TEST_KEY, OWNER_EMAIL: "" },
  });
  const { press, env, owner, route, page, database } = site;
  const make = async (fields: Record<string, string> = {}) => {
    const { recovery } = (await owner.get(route.loader, "/desk/settings/recovery")).body as {
      recovery: { seen: string };
    };
    const post = { intent: "new-recovery", requestId: randomUUID(), seen: recovery.seen };
    return owner.post(route.action, "/desk/settings/recovery", { ...post, ...fields });
  };
  const codesOf = ({ body }: Answer) => (body as { recovery: string[] }).recovery;
  const told = (count: number) => until(() => resend.sent.length >= count);
  const [first = "", second = ""] = codesOf(await make());
  await told(1);
  saveSetting(database, "codesArrive", true, SITE_NOW);
  expect((await page()).services.business.asksCode).toBe(true);
  const refused = await make({ code: "AAAA-AAAA" });
  expect([refused.status, typedOf(refused)]).toEqual([
    ...[422, expect.not.objectContaining({ code: expect.anything() })],
  ]);
  const [newest = ""] = codesOf(await make({ code: first }));
  const change = (code: string) => press("set-business", { OWNER_EMAIL: "new@junk.example", code });
  // The set of before is over.
  expect((await change(second)).status).toBe(422);
  expect(env.OWNER_EMAIL).not.toBe("new@junk.example");
  await told(3);
  expect((await change(newest)).status).toBe(303);
  expect(env.OWNER_EMAIL).toBe("new@junk.example");
  await told(5);
});

test("an outdated page changes nothing, and a repeated post nothing again", async () => {
  const { owner, route, page, env, press, database } = await servicesSite();
  const { seen } = (await page()).services.maps;
  const first = {
    requestId: randomUUID(),
    seen,
    intent: "set-cards",
    STRIPE_SECRET_KEY: "sk_test_1",
  };
  const sealed = async () => {
    const answer = await owner.post(route.action, "/desk/settings/cards", first);
    expect(answer.status).toBe(303);
    return keptState(database, ["STRIPE_SECRET_KEY"]);
  };
  const once = await sealed();
  expect(await sealed()).toEqual(once);
  await press("set-maps", { GOOGLE_MAPS_API_KEY: "AIza-first-of-all-1" });
  const late = { requestId: randomUUID(), seen, intent: "set-maps" };
  const answer = await owner.post(route.action, "/desk/settings/maps", {
    ...{ ...late, GOOGLE_MAPS_API_KEY: "AIza-second-one-22" },
  });
  expect(answer.status).toBe(409);
  expect(JSON.stringify(answer.body)).not.toContain("AIza-second");
  expect(env.GOOGLE_MAPS_API_KEY).toBe("AIza-first-of-all-1");
});
