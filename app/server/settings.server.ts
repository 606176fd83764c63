/**
 * The settings and the values that each accepts. Each has a default that works on a fresh machine
 * with no network and no account (README, "Settings").
 */
import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, join } from "node:path";
import { z } from "zod";
import { makeSecret, newSecret } from "./secret-file.server.ts";

/** An invalid setting; the message is one line with the variable and the values it accepts. */
export class SettingError extends Error {
  override name = "SettingError";
}

export const MIN_SECRET_CHARACTERS = 16;
const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

const onOff = (fallback: boolean) =>
  z
    .enum(["1", "0", "on", "off", "true", "false"], "takes on or off")
    .optional()
    .transform((value) => (value ? ["1", "on", "true"].includes(value) : fallback));
const text = (fallback: string) => z.string().trim().min(1, "must not be empty").default(fallback);
const NO_PORT = "takes a port number, 1 to 65535";
const portNumber = z.coerce.number(NO_PORT).int(NO_PORT).min(1, NO_PORT).max(65_535, NO_PORT);
const NO_COUNT = "takes a number from 1 to 1000";
const count = (fallback: number) =>
  z.coerce.number(NO_COUNT).int(NO_COUNT).min(1, NO_COUNT).max(1_000, NO_COUNT).default(fallback);
const mailbox = (fallback: string) =>
  text(fallback).refine((value) => /\S@\S/.test(value), "takes an email address");
const optionalText = z.string().trim().min(1, "must not be empty").optional();
const address = z.url({ protocol: /^https?$/, error: "takes an http or https address" });
const NO_PATH = "takes an address without a path, like https://junk.example";
const siteAddress = address.refine((value) => /^\w+:\/\/[^/?#]*\/*$/.test(value), NO_PATH);
const NO_HOST = "takes an address of this machine, like 127.0.0.1, or a host name";
const host = z.string().refine((value) => isIP(value) > 0 || HOST_NAME.test(value), NO_HOST);
const resolverAddress = z
  .string()
  .refine(
    (value) => isIP(value.replace(/(?<=\.\d+):\d{1,5}$/, "")) > 0,
    "takes an address like 9.9.9.9 or 127.0.0.1:53",
  );
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const SMTP_ADDRESS = "takes smtp://user:password@host:587 or smtps://user:password@host:465";
const smtpAddress = z.string().refine(isSmtpAddress, SMTP_ADDRESS).optional();
/** A key that its service gives a beginning of its own: by it one is told from the service's other keys. */
const keyThatBegins = (beginning: RegExp, problem: string) =>
  z.string().trim().min(1, { error: "must not be empty", abort: true }).regex(beginning, problem);
const resendKey = keyThatBegins(/^re_./, "takes Resend's key, which begins with re_");
const PUBLISHABLE_KEY =
  "is Stripe's publishable key: the secret key is on the same page, dashboard.stripe.com/apikeys";
const stripeKey = z
  .string()
  .refine((value) => !value.trim().startsWith("pk_"), { error: PUBLISHABLE_KEY, abort: true })
  .pipe(
    keyThatBegins(
      /^[rs]k_(?:test|live)_./,
      "takes Stripe's secret key, which begins with sk_live_ or rk_live_, in test mode sk_test_ or rk_test_",
    ),
  );
const webhookSecret = keyThatBegins(
  /^whsec_./,
  "takes the signing secret of Stripe's webhook, which begins with whsec_",
);
const accountSid = z.string().regex(/^AC[0-9a-f]{32}$/i, "takes AC and 32 hexadecimal digits");
const textSender = z
  .string()
  .transform((value) => value.replace(/[\s().-]/g, ""))
  .pipe(
    z
      .string()
      .regex(
        /^(?:\+[1-9]\d{9,14}|MG[0-9a-f]{32})$/i,
        "takes a number like +17135550142, or a messaging service's MG and 32 hexadecimal digits",
      ),
  );
const NO_STORAGE =
  "takes the https address of your storage without the bucket, like https://s3.us-west-004.backblazeb2.com";
/** As storages show it: some leave "https://" out. */
const storageAddress = z
  .string()
  .trim()
  .transform((value) => (value.includes("://") ? value : `https://${value}`))
  .pipe(z.url({ protocol: /^https$/, error: NO_STORAGE }))
  .refine((value) => /^\w+:\/\/[^/?#@]*\/*$/.test(value), NO_STORAGE)
  .transform((value) => value.replace(/\/+$/, ""));
const bucket = z
  .string()
  .trim()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    "takes a bucket's name: small letters, digits and -",
  );
const region = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{1,40}$/, "takes a region's name, like us-west-004");
const NO_LINKS =
  "takes names with their https addresses, like Facebook=https://www.facebook.com/you";
/** "Facebook=https://…, Yelp=https://…" as links to show. */
const namedLinks = z
  .string()
  .default("")
  .transform((list) => list.split(",").filter((link) => link.trim() !== ""))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[^=]*[^=\s][^=]*=/, NO_LINKS)
        .transform((link) => {
          const at = link.indexOf("=");
          return { name: link.slice(0, at).trim(), href: link.slice(at + 1).trim() };
        })
        .pipe(
          z.object({
            name: z.string().max(40, NO_LINKS),
            href: z.url({ protocol: /^https$/, error: NO_LINKS }),
          }),
        ),
    ),
  );
const phone = z
  .string()
  .refine((value) => value.replace(/\D/g, "").length >= 10, "takes a number of 10 or more digits");

/** All three are set, or none. */
export const TWILIO = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;

/** What a copy elsewhere needs: all four are set, or none. */
export const COPY = ["COPY_ENDPOINT", "COPY_BUCKET", "COPY_KEY_ID", "COPY_SECRET_KEY"] as const;

const environmentSchema = z
  .object({
    NODE_ENV: z.string().default("development"),
    PORT: portNumber.default(3000),
    HOST: host.optional(),
    DATABASE_PATH: text("data/junkbuddy.db"),
    SITE_URL: siteAddress.optional(),
    SESSION_SECRET: z
      .string()
      .min(MIN_SECRET_CHARACTERS, `takes at least ${MIN_SECRET_CHARACTERS} characters`)
      .optional(),
    TRUST_PROXY: onOff(false),
    LOG_LEVEL: z.enum(LOG_LEVELS, `takes one of ${LOG_LEVELS.join(", ")}`).default("info"),
    RATE_LIMITS: onOff(true),
    BUSINESS_NAME: text("Junk Buddy"),
    BUSINESS_PHONE: phone.default("(713) 555-0142"),
    BUSINESS_ADDRESS: optionalText,
    SOCIAL_LINKS: namedLinks,
    OWNER_EMAIL: mailbox("owner@localhost"),
    MAIL_FROM: mailbox("bookings@localhost"),
    RESEND_API_KEY: resendKey.optional(),
    RESEND_BASE_URL: address.optional(),
    SMTP_URL: smtpAddress,
    SMTP_WITHOUT_TLS: onOff(false),
    DNS_SERVER: resolverAddress.optional(),
    MAIL_OUTBOX: text("data/outbox"),
    STRIPE_SECRET_KEY: stripeKey.optional(),
    STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
    STRIPE_BASE_URL: address.optional(),
    TWILIO_ACCOUNT_SID: accountSid.optional(),
    TWILIO_AUTH_TOKEN: optionalText,
    TWILIO_FROM: textSender.optional(),
    TWILIO_BASE_URL: address.optional(),
    GOOGLE_MAPS_API_KEY: optionalText,
    GEOCODER_URL: address.optional(),
    OPENAI_API_KEY: optionalText,
    OPENAI_BASE_URL: address.optional(),
    OPENAI_MODEL: text("gpt-5-mini"),
    OPENAI_VISION_MODEL: optionalText,
    CATALOG_PATH: text("db/catalog.csv"),
    PHOTOS_PATH: text("data/photos"),
    UPLOADS_PATH: optionalText,
    PHOTO_MONTHS: count(18),
    PAGES_PATH: optionalText,
    BACKUP_DIR: optionalText,
    BACKUP_DAILY: count(7),
    BACKUP_WEEKLY: count(5),
    COPY_ENDPOINT: storageAddress.optional(),
    COPY_BUCKET: bucket.optional(),
    COPY_REGION: region.optional(),
    COPY_KEY_ID: optionalText,
    COPY_SECRET_KEY: optionalText,
    COPY_BASE_URL: address.optional(),
    ALLOW_NOW: onOff(false),
    NOW: z.iso.datetime({ offset: true, error: "takes an ISO instant" }).optional(),
  })
  .refine(({ NOW, NODE_ENV, ALLOW_NOW }) => !NOW || NODE_ENV !== "production" || ALLOW_NOW, {
    path: ["NOW"],
    error: "is refused in production unless ALLOW_NOW=1",
  })
  .superRefine((settings, context) => {
    for (const names of [TWILIO, COPY]) {
      const missing = names.filter((name) => !settings[name]);
      const [first] = names.filter((name) => settings[name]);
      if (missing.length === 0 || !first) continue;
      const message = `needs ${missing.join(" and ")} beside it`;
      context.addIssue({ code: "custom", path: [first], message });
    }
  });

/**
 * A host with an optional port, name and password; other parts are refused, because they would be
 * ignored.
 */
function isSmtpAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  if (!["smtp:", "smtps:"].includes(url.protocol) || !url.hostname) return false;
  try {
    decodeURIComponent(url.username + url.password);
  } catch {
    return false;
  }
  const hasPassword = (url.username === "") === (url.password === "");
  return hasPassword && /^\/?$/.test(url.pathname) && url.search === "" && url.hash === "";
}

/** The names of all variables. */
export const SETTING_NAMES = Object.keys(environmentSchema.shape);

/** The settings that the owner should set first: their defaults are placeholders. */
export const PLACEHOLDERS = ["SITE_URL", "BUSINESS_PHONE", "OWNER_EMAIL", "MAIL_FROM"] as const;

export type Settings = ReturnType<typeof parseEnvironment>;

type SettingProblem = { variable: string; problem: string };

/**
 * Checks a set of environment variables; an empty value counts as not set.
 * @throws SettingError naming the first variable that does not hold
 */
export function parseEnvironment(variables: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(given(variables));
  if (!parsed.success) {
    const [first] = problemsIn(parsed.error);
    throw new SettingError(`${first?.variable} ${first?.problem}`);
  }
  const settings = parsed.data;
  const siteUrl = (settings.SITE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, "");
  const beside = (name: string) => join(dirname(settings.DATABASE_PATH), name);
  return {
    ...settings,
    SITE_URL: siteUrl,
    BACKUP_DIR: settings.BACKUP_DIR ?? beside("backups"),
    UPLOADS_PATH: settings.UPLOADS_PATH ?? beside("uploads"),
  };
}

/**
 * Every invalid variable with the values it accepts; never its own value, which may be a secret.
 */
export function settingProblems(variables: Record<string, string | undefined>): SettingProblem[] {
  const parsed = environmentSchema.safeParse(given(variables));
  return parsed.success ? [] : problemsIn(parsed.error);
}

function given(variables: Record<string, string | undefined>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}

function problemsIn({ issues }: z.ZodError): SettingProblem[] {
  return issues.map(({ path, message }) => ({ variable: String(path[0]), problem: message }));
}

const LEAST_SECRET_CHARACTERS = 4;
const SECRET_NAME = /_(?:KEY|SECRET|TOKEN)$/;
const OTHER_SECRETS = ["SMTP_URL", "TWILIO_ACCOUNT_SID", "COPY_KEY_ID"];

/** Whether a setting is a secret, has a password in it, or names the account that one belongs to. */
export function isSecret(name: string): boolean {
  return SECRET_NAME.test(name) || OTHER_SECRETS.includes(name);
}

/** The settings that nobody else may read: keys, secrets, and the passwords in addresses. */
export function secretsOf(settings: Record<string, unknown>): string[] {
  return Object.entries(settings)
    .flatMap(([name, value]) => {
      if (typeof value !== "string") return [];
      if (SECRET_NAME.test(name)) return [value];
      const password = URL.canParse(value) ? new URL(value).password : "";
      return password === "" ? [] : [password, decodeURIComponent(password)];
    })
    .filter((secret) => secret.length >= LEAST_SECRET_CHARACTERS);
}

/** The file of the secret that is generated at the first start. */
export function sessionSecretPath(settings: Pick<Settings, "DATABASE_PATH">): string {
  return join(dirname(settings.DATABASE_PATH), "session-secret");
}

/**
 * The secret that signs cookies and links: SESSION_SECRET, else one generated at the first start
 * and kept beside the database, readable by its owner alone. On a disk that accepts no file (full
 * or read-only) the secret lasts as long as the process, so that pages are still served.
 * @throws SettingError when the kept secret is damaged
 */
export function sessionSecret(settings: Settings): string {
  if (settings.SESSION_SECRET) return settings.SESSION_SECRET;
  const path = sessionSecretPath(settings);
  const secret = keptSecret(path);
  if (secret.length >= MIN_SECRET_CHARACTERS) return secret;
  throw new SettingError(`SESSION_SECRET is kept in ${path}, which is damaged: delete that file`);
}

function keptSecret(path: string): string {
  try {
    if (!existsSync(path)) makeSecret(path);
    if (statSync(path).mode & 0o077) chmodSync(path, 0o600);
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (NO_FILE_TAKEN.has((error as NodeJS.ErrnoException).code ?? "")) return newSecret();
    throw error;
  }
}

/** The errors of a disk that is full, read-only or owned by another user. */
const NO_FILE_TAKEN = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM"]);
