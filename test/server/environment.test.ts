import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { orStop } from "#app/server/env.server.ts";
import { parseEnvironment, SettingError, sessionSecret } from "#app/server/settings.server.ts";
import { expectLog } from "#test/support/expect-log.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

test("every setting has a default that works on a fresh machine", () => {
  expect(parseEnvironment({})).toEqual({
    NODE_ENV: "development",
    PORT: 3000,
    DATABASE_PATH: "data/junkbuddy.db",
    SITE_URL: "http://localhost:3000",
    SMTP_WITHOUT_TLS: false,
    TRUST_PROXY: false,
    RATE_LIMITS: true,
    LOG_LEVEL: "info",
    BUSINESS_NAME: "Junk Buddy",
    SOCIAL_LINKS: [],
    BUSINESS_PHONE: "(713) 555-0142",
    OWNER_EMAIL: "owner@localhost",
    MAIL_FROM: "bookings@localhost",
    MAIL_OUTBOX: "data/outbox",
    OPENAI_MODEL: expect.any(String),
    CATALOG_PATH: "db/catalog.csv",
    PHOTOS_PATH: "data/photos",
    PHOTO_MONTHS: 18,
    UPLOADS_PATH: "data/uploads",
    BACKUP_DIR: "data/backups",
    BACKUP_DAILY: 7,
    BACKUP_WEEKLY: 5,
    ALLOW_NOW: false,
  });
});

test("an empty variable counts as not set", () => {
  expect(parseEnvironment({ PORT: "", SITE_URL: "", SESSION_SECRET: "", NOW: "" })).toEqual(
    parseEnvironment({}),
  );
});

test("SITE_URL defaults to the port and loses a trailing slash", () => {
  expect(parseEnvironment({ PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
  expect(parseEnvironment({ SITE_URL: "https://junk.example//" }).SITE_URL).toBe(
    "https://junk.example",
  );
});

test("backups and customers' photos are kept beside the database", () => {
  const DATABASE_PATH = "/var/lib/junkbuddy/jb.db";
  expect(parseEnvironment({ DATABASE_PATH }).UPLOADS_PATH).toBe("/var/lib/junkbuddy/uploads");
  expect(parseEnvironment({ DATABASE_PATH }).BACKUP_DIR).toBe("/var/lib/junkbuddy/backups");
  expect(parseEnvironment({ DATABASE_PATH, BACKUP_DIR: "/mnt/usb" }).BACKUP_DIR).toBe("/mnt/usb");
});

test.each([
  ["1", true],
  ["on", true],
  ["true", true],
  ["0", false],
  ["off", false],
  ["false", false],
])("a switch set to %s is %s", (value, isOn) => {
  expect(parseEnvironment({ TRUST_PROXY: value, RATE_LIMITS: value })).toMatchObject({
    TRUST_PROXY: isOn,
    RATE_LIMITS: isOn,
  });
});

test.each([
  ["PORT", "abc", /takes a port number/],
  ["PORT", "0", /./],
  ["PORT", "65536", /./],
  ["PORT", "80.5", /./],
  ["DATABASE_PATH", "  ", /must not be empty/],
  ["SITE_URL", "junk.example", /takes an http or https address/],
  ["SITE_URL", "https://junk.example/site", /takes an address without a path/],
  ["SITE_URL", "https://junk.example?x", /takes an address without a path/],
  ["SITE_URL", "ftp://junk.example", /takes an http or https address/],
  ["SESSION_SECRET", "too-short", /takes at least 16 characters/],
  ["TRUST_PROXY", "yes", /takes on or off/],
  ["RATE_LIMITS", "never", /takes on or off/],
  ["ALLOW_NOW", "2", /takes on or off/],
  ["LOG_LEVEL", "loud", /takes one of silent, error, warn, info, debug/],
  ["BUSINESS_NAME", " ", /must not be empty/],
  ["BUSINESS_PHONE", "555-0142", /takes a number of 10 or more digits/],
  ["OWNER_EMAIL", " ", /must not be empty/],
  ["MAIL_FROM", " ", /must not be empty/],
  ["SOCIAL_LINKS", "https://www.facebook.com/you", /takes names with their https addresses/],
  ["SOCIAL_LINKS", "Facebook", /takes names with their https addresses/],
  ["SOCIAL_LINKS", "Facebook=facebook.com/you", /takes names with their https addresses/],
  ["SOCIAL_LINKS", "Me=javascript:alert(1)", /takes names with their https addresses/],
  ["SOCIAL_LINKS", "Yelp=https://yelp.com/biz/you, =https://x.com/you", /takes names/],
  ["RESEND_API_KEY", " ", /must not be empty/],
  ["RESEND_BASE_URL", "localhost:9000", /takes an http or https address/],
  ["SMTP_URL", "mail.example:587", /takes smtp:\/\/user:password@host:587 or smtps/],
  ["SMTP_URL", "http://mail.example", /takes smtp:/],
  ["SMTP_URL", "smtp://", /takes smtp:/],
  ["SMTP_URL", "smtp://name@mail.example", /takes smtp:/],
  ["SMTP_URL", "smtp://a:%E0%A4%A@mail.example", /takes smtp:/],
  ["SMTP_URL", "smtps://a:b@mail.example?tls.rejectUnauthorized=false", /takes smtp:/],
  ["RESEND_API_KEY", "sk_live_of_another", /takes Resend's key, which begins with re_/],
  ["STRIPE_SECRET_KEY", "pk_live_for_pages", /is Stripe's publishable key: the secret key is on/],
  ["STRIPE_SECRET_KEY", "whsec_of_the_webhook", /takes Stripe's secret key, which begins with sk_/],
  ["STRIPE_SECRET_KEY", "sk_live_", /takes Stripe's secret key/],
  ["STRIPE_WEBHOOK_SECRET", "we_its_name", /takes the signing secret .* begins with whsec_/],
  ["TWILIO_ACCOUNT_SID", "AC12", /takes AC and 32 hexadecimal digits/],
  ["TWILIO_FROM", "7135550142", /takes a number like \+17135550142, or a messaging service/],
  ["TWILIO_AUTH_TOKEN", "token", /needs TWILIO_ACCOUNT_SID and TWILIO_FROM beside it/],
  ["TWILIO_BASE_URL", "twilio", /takes an http or https address/],
  ["MAIL_OUTBOX", " ", /must not be empty/],
  ["GOOGLE_MAPS_API_KEY", " ", /must not be empty/],
  ["GEOCODER_URL", "file:///etc/passwd", /takes an http or https address/],
  ["OPENAI_API_KEY", " ", /must not be empty/],
  ["OPENAI_BASE_URL", "//host", /takes an http or https address/],
  ["OPENAI_MODEL", " ", /must not be empty/],
  ["CATALOG_PATH", " ", /must not be empty/],
  ["PHOTOS_PATH", " ", /must not be empty/],
  ["PAGES_PATH", " ", /must not be empty/],
  ["UPLOADS_PATH", " ", /must not be empty/],
  ["HOST", " ", /takes an address of this machine/],
  ["HOST", "http://127.0.0.1", /takes an address of this machine/],
  ["HOST", "127.0.0.1:3000", /takes an address of this machine/],
  ["BACKUP_DIR", " ", /must not be empty/],
  ["BACKUP_DAILY", "0", /takes a number from 1 to 1000/],
  ["BACKUP_WEEKLY", "many", /takes a number from 1 to 1000/],
  ["NOW", "tomorrow", /takes an ISO instant/],
  ["NOW", "2026-07-20", /takes an ISO instant/],
])("a bad %s (%s) gives one line that names it", (variable, value, reason) => {
  const message = messageOf(() => parseEnvironment({ [variable]: value }));
  expect(message.startsWith(`${variable} `)).toBe(true);
  expect(message).not.toContain("\n");
  expect(message).toMatch(reason);
});

test("social links are names with their addresses, in the order given", () => {
  expect(parseEnvironment({}).SOCIAL_LINKS).toEqual([]);
  const SOCIAL_LINKS =
    "Google Maps = https://maps.app.goo.gl/abc?d=1, Yelp=https://yelp.com/biz/you,";
  expect(parseEnvironment({ SOCIAL_LINKS }).SOCIAL_LINKS).toEqual([
    { name: "Google Maps", href: "https://maps.app.goo.gl/abc?d=1" },
    { name: "Yelp", href: "https://yelp.com/biz/you" },
  ]);
});

test("the value of an invalid secret is not shown", () => {
  expect(messageOf(() => parseEnvironment({ SESSION_SECRET: "hunter2" }))).not.toContain("hunter2");
});

test("NOW is refused in production unless ALLOW_NOW=1", () => {
  const NOW = "2026-07-20T10:30:00-05:00";
  expect(parseEnvironment({ NOW }).NOW).toBe(NOW);
  expect(messageOf(() => parseEnvironment({ NOW, NODE_ENV: "production" }))).toBe(
    "NOW is refused in production unless ALLOW_NOW=1",
  );
  expect(parseEnvironment({ NOW, NODE_ENV: "production", ALLOW_NOW: "1" }).NOW).toBe(NOW);
});

test("a failed start logs one line and exits with status 1", async () => {
  const exit = vi.spyOn(process, "exit").mockImplementation((() => {
    throw new Error("exited");
  }) as never);
  await expectLog(/^Junk Buddy cannot start: PORT takes a port number, 1 to 65535$/, async () => {
    expect(() => orStop(() => parseEnvironment({ PORT: "abc" }))).toThrow("exited");
  });
  expect(exit).toHaveBeenCalledWith(1);
});

test("a successful start returns its value", () => {
  expect(orStop(() => 42)).toBe(42);
});

test("SESSION_SECRET is used where it is set, and no file is created", () => {
  const folder = temporaryFolder();
  const settings = parseEnvironment({
    DATABASE_PATH: join(folder, "junk.db"),
    SESSION_SECRET: "a-secret-of-the-owner",
  });
  expect(sessionSecret(settings)).toBe("a-secret-of-the-owner");
  expect(readdirSync(folder)).toEqual([]);
});

test("a secret is generated in a private file beside the database, and used again", () => {
  const folder = join(temporaryFolder(), "not", "there", "yet");
  const settings = parseEnvironment({ DATABASE_PATH: join(folder, "junk.db") });
  const made = sessionSecret(settings);
  expect(Buffer.from(made, "base64url")).toHaveLength(32);
  expect(readdirSync(folder)).toEqual(["session-secret"]);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  expect(sessionSecret(settings)).toBe(made);
});

test("a damaged secret file stops the start", () => {
  const folder = temporaryFolder();
  const settings = parseEnvironment({ DATABASE_PATH: join(folder, "junk.db") });
  writeFileSync(join(folder, "session-secret"), "");
  expect(() => sessionSecret(settings)).toThrow(/session-secret, which is damaged/);
});

test("two sites generate different secrets", () => {
  const made = [0, 1].map(() =>
    sessionSecret(parseEnvironment({ DATABASE_PATH: join(temporaryFolder(), "junk.db") })),
  );
  expect(made[0]).not.toBe(made[1]);
});

test("a secret file that others may read is made private, its content kept", () => {
  const folder = temporaryFolder();
  const path = join(folder, "session-secret");
  writeFileSync(path, "kept-from-an-earlier-start\n", { mode: 0o644 });
  const settings = parseEnvironment({ DATABASE_PATH: join(folder, "junk.db") });
  expect(sessionSecret(settings)).toBe("kept-from-an-earlier-start");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, "utf8")).toBe("kept-from-an-earlier-start\n");
});

test("a folder in place of the secret file is an error, not a secret in memory", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "session-secret"));
  const settings = parseEnvironment({ DATABASE_PATH: join(folder, "junk.db") });
  expect(() => sessionSecret(settings)).toThrow(/EISDIR/);
  expect(existsSync(join(folder, "session-secret"))).toBe(true);
});

test("a read-only disk gives a secret in memory", () => {
  const settings = parseEnvironment({ DATABASE_PATH: "/sys/junk.db" });
  expect(Buffer.from(sessionSecret(settings), "base64url")).toHaveLength(32);
});

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as Error).message;
  }
  return expect.fail("nothing was refused");
}
