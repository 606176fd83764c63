/** Every secret of the running site, looked for in all that leaves it or stays on the disk (rule 552). */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SERVICES, type Service } from "#app/desk/settings/service-fields.ts";
import { DESK_NAMES } from "#app/server/kept-settings.server.ts";
import { isSecret, SETTING_NAMES } from "#app/server/settings.server.ts";
import { pressBuilt, signInBuilt } from "#test/support/built-desk.ts";
import { startBuiltServer } from "#test/support/built-server.ts";
import { startCopyCommand } from "#test/support/copy-command.ts";
import { runCommand } from "#test/support/run-command.ts";
import { startS3 } from "#test/support/s3-stand-in.ts";
import { temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const MARK = "zq7-Marked?value/";
const SID = `AC${"abcd5678".repeat(4)}`;
/** What each secret is set to, and what of it must be nowhere. */
const DESK: Record<string, [value: string, secret: string]> = {
  RESEND_API_KEY: [`re_${MARK}a1`, `${MARK}a1`],
  SMTP_URL: [`smtps://u:${encodeURIComponent(`${MARK}b2`)}@127.0.0.1:9`, `${MARK}b2`],
  STRIPE_SECRET_KEY: [`sk_test_${MARK}c3`, `${MARK}c3`],
  STRIPE_WEBHOOK_SECRET: [`whsec_${MARK}d4`, `${MARK}d4`],
  TWILIO_ACCOUNT_SID: [SID, SID],
  TWILIO_AUTH_TOKEN: [`${MARK}e5`, `${MARK}e5`],
  GOOGLE_MAPS_API_KEY: [`AIza${MARK}f6`, `${MARK}f6`],
  OPENAI_API_KEY: [`sk-${MARK}g7`, `${MARK}g7`],
  COPY_KEY_ID: [`004-${MARK}h8`, `${MARK}h8`],
  COPY_SECRET_KEY: [`${MARK}i9`, `${MARK}i9`],
};
const SESSION_SECRET = `${MARK}of-the-session`;
const PASSPHRASE = `${MARK}four words are enough`;
const NOBODY = "http://127.0.0.1:9";

/** A secret as programs write it: in clear, in a URL, in JSON, in digits, and in base64 among other bytes. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = [0, 1, 2].map((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    return all.slice(before === 0 ? 0 : 4, -4);
  });
  const plain = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  const url = base64.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"));
  return [...plain, bytes.toString("hex"), ...base64, ...url];
}

function findIn(secrets: readonly string[]) {
  const forms = secrets.flatMap(formsOf);
  return (texts: readonly [where: string, text: string][]) =>
    texts.flatMap(([where, text]) =>
      forms.filter((form) => text.includes(form)).map((form) => `${form} in ${where}`),
    );
}

test("no secret is in a page, an answer, a file, an export, the log or what a command prints", async () => {
  const secretNames = DESK_NAMES.filter(isSecret);
  expect(Object.keys(DESK).sort()).toEqual([...secretNames].sort());
  // One more of the environment's own is to be set here too.
  const ofServer = SETTING_NAMES.filter(
    (name) => isSecret(name) && !(secretNames as readonly string[]).includes(name),
  );
  expect(ofServer).toEqual(["SESSION_SECRET"]);

  const folder = temporaryFolder();
  // It knows no key, and says so.
  const s3 = await startS3();
  const settings = {
    ...{ SESSION_SECRET, LOG_LEVEL: "debug", DNS_SERVER: "127.0.0.1:9" },
    ...{ RESEND_BASE_URL: NOBODY, STRIPE_BASE_URL: NOBODY, TWILIO_BASE_URL: NOBODY },
    ...{
      GEOCODER_URL: NOBODY,
      OPENAI_BASE_URL: NOBODY,
      COPY_BASE_URL: s3.url,
      MAIL_FROM: "a@junk.example",
    },
  };
  const site = await startBuiltServer(settings, folder);
  // Booked before a maps service that nobody answers for is set.
  expect((await pressSchedule(site.url, { key: randomUUID() })).status).toBe(303);
  const cookie = await signInBuilt(site.url, folder, { secret: SESSION_SECRET });
  const texts: [where: string, text: string][] = [];
  const note = async (where: string, answer: Response) => {
    const body = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    texts.push([where, body], [`headers of ${where}`, JSON.stringify([...answer.headers])]);
    return body;
  };
  const press = async (subject: Service | "backups", intent: string, fields = {}) => {
    const answer = await pressBuilt(site.url, cookie, { subject, intent }, fields);
    await note(intent, answer);
    const to = answer.headers.get("location");
    // Without scripts what was found stands at an address of its own.
    if (to) await note(to, await fetch(site.url + to, { headers: { cookie } }));
    return answer;
  };

  for (const [service, { names, tries }] of Object.entries(SERVICES)) {
    const own = names.filter((name) => DESK[name]);
    if (own.length === 0) continue;
    const fields = Object.fromEntries(own.map((name) => [name, DESK[name]?.[0] ?? ""]));
    if (service === "texts") fields.TWILIO_FROM = "+17135550142";
    if (service === "copy") {
      Object.assign(fields, { COPY_ENDPOINT: "https://s3.junk.example", COPY_BUCKET: "bookings" });
    }
    // Refused too: one field is too long, or no address.
    for (const wrong of [{ ...fields, [own.at(-1) ?? ""]: DESK[own[0] ?? ""]?.[0].repeat(60) }]) {
      await press(service as Service, `set-${service}`, wrong);
    }
    const set = await press(service as Service, `set-${service}`, fields);
    expect(set.headers.get("location"), service).toContain(`did=set-${service}`);
    if (tries) await press(service as Service, `try-${service}`, { phone: "7135550123" });
  }
  await press("copy", "find-copies");
  const copying = startCopyCommand({
    ...{ DATABASE_PATH: join(folder, "junkbuddy.db"), COPY_BASE_URL: s3.url },
  });
  await until(() => copying.state()?.problem != null);
  await press("mail", "check-domain");
  await press("backups", "seal-keys", { passphrase: PASSPHRASE, again: "another one of them" });
  await press("backups", "seal-keys", { passphrase: PASSPHRASE, again: PASSPHRASE });
  await press("backups", "open-keys", { passphrase: PASSPHRASE.slice(0, -1) });
  await press("backups", "backup-now");
  expect(
    texts.some(([, text]) => text.includes("Doesn't work") || text.includes("Doesn&#x27;t")),
  ).toBe(true);

  const pages = await crawl(site.url, cookie, note);
  expect(pages.length).toBeGreaterThan(60);
  for (const needed of ["/desk/settings/mail", "/desk/prices.csv", "/faq", "/desk/money"]) {
    expect(pages).toContain(needed);
  }
  expect(pages.some((path) => path.startsWith("/desk/backups/"))).toBe(true);
  // Bookings, chats and emails that fail, with services that nobody answers for.
  await note(
    "a booking",
    await pressSchedule(site.url, { key: randomUUID() }).then(
      ({ status }) => new Response(`${status}`),
    ),
  );
  await note(
    "a chat",
    await fetch(`${site.url}/api/chat`, {
      ...{ method: "POST", headers: { "content-type": "application/json" } },
      body: JSON.stringify({
        sessionId: "secrets",
        messages: [{ role: "user", content: "a sofa" }],
      }),
    }),
  );

  const run = {
    ...settings,
    DATABASE_PATH: join(folder, "junkbuddy.db"),
    MAIL_OUTBOX: join(folder, "outbox"),
  };
  const commands: Parameters<typeof runCommand>[] = [
    ["owner", { args: ["doctor"], settings: run }],
    ["owner", { args: ["export"], settings: run }],
    ["owner", { args: ["jobs"], settings: run }],
    ["backup", { settings: run }],
    [
      "backup",
      { settings: { ...run, SMTP_URL: `https://u:${encodeURIComponent(`${MARK}b2`)}@x.test` } },
    ],
    ["restore", { args: ["missing.db"], settings: run, input: `${PASSPHRASE}\n` }],
  ];
  for (const command of commands) {
    const { stdout, stderr } = await runCommand(...command);
    texts.push([`${command[0]} ${command[1]?.args ?? ""}`, stdout + stderr]);
  }
  await site.stop();
  await copying.stop();
  expect(copying.output()).toContain("The storage doesn't know the key ID.");
  texts.push(["what copies", copying.output()]);
  texts.push(["the log", site.output()]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.some(({ name }) => /^junkbuddy-.*\.db$/.test(name))).toBe(true);
  const key = readFileSync(join(folder, "settings-key"), "utf8").trim();
  for (const { name, parentPath } of files) {
    if (name !== "settings-key") texts.push([name, readFileSync(join(parentPath, name), "latin1")]);
  }

  const secrets = [...Object.values(DESK).map(([, secret]) => secret), SESSION_SECRET, PASSPHRASE];
  const find = findIn([...secrets, key]);
  // What is planted is found, as programs write it.
  const planted = Buffer.from(`u\0${SESSION_SECRET}`).toString("base64");
  expect(find([["planted", `AUTH PLAIN ${planted}`]])).not.toEqual([]);
  expect(find([["planted", `?key=${encodeURIComponent(SESSION_SECRET)}`]])).not.toEqual([]);
  expect(find(texts)).toEqual([]);
}, 300_000);

/** Every page that a link leads to, of customers and of the desk. @returns the paths that were read */
async function crawl(
  url: string,
  cookie: string,
  note: (where: string, answer: Response) => Promise<string>,
): Promise<string[]> {
  const waiting = [
    "/",
    "/desk",
    "/desk/more",
    "/desk/settings",
    "/desk/reports",
    "/healthz",
    "/desk/set-up",
  ];
  const seen = new Set(waiting);
  const kinds = new Map<string, number>();
  const read: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(url + path, { headers: { cookie }, redirect: "manual" });
    const body = await note(path, answer);
    expect(answer.status, path).toBeLessThan(500);
    read.push(new URL(path, url).pathname);
    const to = answer.headers.get("location") ?? "";
    for (const link of [...body.matchAll(/(?:href|action)="(\/[^"]*)"/g)]
      .map(([, link]) => link)
      .concat(to)) {
      const next = (link ?? "").replaceAll("&amp;", "&").split("#")[0] ?? "";
      // A few of pages that differ by their city, item or day alone.
      const kind = next
        .replace(/\?.*/, "?")
        .replace(/(\/desk\/\w+|\/service-areas|\/blog)\/.*/, "$1/");
      const count = kinds.get(kind) ?? 0;
      const most = kind.startsWith("/desk/settings") || kind.startsWith("/desk/backups") ? 40 : 8;
      if (!next.startsWith("/") || next.startsWith("/assets/") || seen.has(next) || count >= most)
        continue;
      seen.add(next);
      kinds.set(kind, count + 1);
      waiting.push(next);
    }
  }
  return read;
}
