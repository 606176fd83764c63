/** Checks the keys of the outside services with one real, cheap request each. */
import { z } from "zod";
import { createGoogleGeocoder } from "#app/booking/address/google-geocoder.server.ts";
import { broken, type Finding, ok, warning } from "#app/desk/doctor/finding.ts";
import { senderDomain } from "#app/desk/doctor/mail-records.ts";
import { type SmtpCause, visitSmtp } from "#app/messages/mail/smtp-mailer.server.ts";
import { CARDS_PATH } from "#app/money/cards/cards.ts";
import { type Exchange, exchange, logDetail, parseJson } from "#app/server/http-exchange.server.ts";
import type { Settings } from "#app/server/settings.server.ts";

const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const RESEND_URL = "https://api.resend.com";
const STRIPE_URL = "https://api.stripe.com";
const OPENAI_URL = "https://api.openai.com/v1";
/** Houston's city hall. */
export const KNOWN_ADDRESS = { street: "901 Bagby St", city: "Houston", state: "TX", zip: "77002" };

const UNREACHED = {
  "timed-out": "does not answer in time",
  unreachable: "cannot be reached",
  "bad-answer": "gives an answer we can't read",
};

/** The findings, and the time by the service's own clock where its answer has one. */
type Visit = { findings: Finding[]; date: Date | null };

/**
 * Resend: lists the sending domains; a key limited to sending is accepted too. A mail server: logs
 * in.
 */
export async function visitMail(settings: Settings): Promise<Visit> {
  const key = settings.RESEND_API_KEY;
  if (!key && settings.SMTP_URL) return unasked(await judgeSmtp(settings.SMTP_URL, settings));
  if (!key) {
    return unasked(
      warning(
        `Emails are only written as files in ${settings.MAIL_OUTBOX}: nobody gets them.`,
        "Set RESEND_API_KEY (resend.com) or SMTP_URL (your mail provider) to send them.",
      ),
    );
  }
  const answer = await get(`${settings.RESEND_BASE_URL ?? RESEND_URL}/domains`, key);
  if (!answer.ok) return unasked(unreached("Resend", answer.reason, "RESEND_BASE_URL"));
  return { findings: [judgeResend(answer, settings, key)], date: dateOf(answer) };
}

/** What is wrong with a mail server, and the setting to change (rule 307). */
const SMTP_FAILURES: Record<SmtpCause, [says: string, fix: string]> = {
  "no-starttls": [
    "offers no TLS",
    "Use an address of it that does (smtps://…:465). In a network of your own: " +
      "SMTP_WITHOUT_TLS=on, without a password.",
  ],
  "plain-port": [
    "speaks no TLS from the first byte on this port",
    "Begin SMTP_URL with smtp:// (usual with port 587), or give smtps:// its own port, usually 465.",
  ],
  certificate: [
    "shows a certificate that is not trusted",
    "Set SMTP_URL to the host name that the certificate is for. One that your own server has " +
      "signed itself is not taken: get one that is trusted (Let's Encrypt has them for nothing).",
  ],
  expired: [
    "shows a certificate that has expired",
    "Renew it or ask your mail provider to, look at this machine's clock, or set SMTP_URL to another server.",
  ],
  login: [
    "refuses SMTP_URL's login",
    "Correct the name and the password in SMTP_URL; some providers want a password made for apps.",
  ],
  "no-host": [
    "is not found by this name",
    "Correct the host name in SMTP_URL, or this machine's DNS.",
  ],
  "no-port": [
    "refuses connections on this port",
    "Correct the port in SMTP_URL: usually 465 for smtps://, 587 for smtp://.",
  ],
};

async function judgeSmtp(url: string, settings: Settings): Promise<Finding> {
  const { host, port, protocol } = new URL(url);
  const isPlainAllowed = settings.SMTP_WITHOUT_TLS;
  const failure = await visitSmtp({ url, isPlainAllowed, timeoutMs: TIMEOUT_MS });
  const server = `The mail server ${host}`;
  if (!failure) return ok(`${server} accepts the login.`);
  const { cause, reason } = failure;
  const detail = failure.detail ? ` (${failure.detail})` : "";
  if (cause) {
    const [says, fix] = SMTP_FAILURES[cause];
    const because = cause === "no-starttls" ? "" : detail;
    return broken(`${server} ${says}${because}: no email goes out.`, fix);
  }
  if (reason === "timed-out" && protocol === "smtp:" && port === "465") {
    return broken(
      `${server} says nothing to smtp:// on port 465: no email goes out.`,
      "Begin SMTP_URL with smtps://, which port 465 expects.",
    );
  }
  if (reason === "refused") {
    return broken(
      `${server} refuses this machine${detail}: no email goes out.`,
      "Ask your mail provider why, or set SMTP_URL to another server.",
    );
  }
  if (reason === "limited") {
    return warning(`${server} asks to wait${detail}.`, "Try again in a minute.");
  }
  return unreached(server, reason === "unknown" ? "bad-answer" : reason, "SMTP_URL");
}

type Answered = Extract<Exchange, { ok: true }>;

const domainsSchema = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
});

/** @property text what Resend says of the domain, with the records it wants */
type ResendDomain =
  | { ok: true; text: string }
  | { ok: false; isSendingOnly: boolean; problem: string };

/** Asks Resend for the records of a domain. */
export async function askResend(
  settings: Settings,
  key: string,
  domain: string,
): Promise<ResendDomain> {
  const no = (problem: string): ResendDomain => ({ ok: false, isSendingOnly: false, problem });
  const base = settings.RESEND_BASE_URL ?? RESEND_URL;
  const list = await get(`${base}/domains`, key);
  if (!list.ok) return no(`Resend ${UNREACHED[list.reason]}. Try again in some minutes.`);
  if (list.text.includes("restricted_api_key")) {
    return { ok: false, isSendingOnly: true, problem: "" };
  }
  if (list.status !== 200) return no(refused("Resend", "RESEND_API_KEY", list, key).what);
  const domains = domainsSchema.safeParse(parseJson(list.text)).data?.data ?? [];
  const entry = domains.find(({ name }) => name.toLowerCase() === domain);
  if (!entry) {
    return no(`Resend doesn't know ${domain} yet. Add it at resend.com/domains, then check again.`);
  }
  const answer = await get(`${base}/domains/${encodeURIComponent(entry.id)}`, key);
  if (!answer.ok) return no(`Resend ${UNREACHED[answer.reason]}. Try again in some minutes.`);
  if (answer.status !== 200) return no(refused("Resend", "RESEND_API_KEY", answer, key).what);
  return { ok: true, text: answer.text };
}

function judgeResend(answer: Answered, { MAIL_FROM }: Settings, key: string): Finding {
  if (answer.text.includes("restricted_api_key")) return ok("Resend accepts the key for sending.");
  if (answer.status !== 200) return refused("Resend", "RESEND_API_KEY", answer, key);
  const domains = domainsSchema.safeParse(parseJson(answer.text));
  if (!domains.success) return unreached("Resend", "bad-answer", "RESEND_BASE_URL");
  const domain = senderDomain(MAIL_FROM);
  const entry = domains.data.data.find(({ name }) => name.toLowerCase() === domain);
  // Resend's own test domain is on no customer's list.
  if (entry?.status === "verified" || domain === "resend.dev") {
    return ok("Resend accepts the key, and MAIL_FROM's domain is verified.");
  }
  return broken(
    `MAIL_FROM's domain ${domain} is ${entry ? `${entry.status}, not verified,` : "not known"} ` +
      `at Resend: it refuses every email.`,
    `Add and verify ${domain} at resend.com/domains, or set MAIL_FROM to an address of a verified domain.`,
  );
}

/** Looks one known address up. */
export async function visitGoogle(settings: Settings): Promise<Visit> {
  const { GOOGLE_MAPS_API_KEY: apiKey, GEOCODER_URL: url } = settings;
  if (!apiKey) return unasked(ok("Addresses are found by the embedded ZIP list (no Google key)."));
  const found = await createGoogleGeocoder({ apiKey, url })(KNOWN_ADDRESS);
  if (found.ok) return unasked(ok("Google accepts the key and finds an address."));
  switch (found.reason) {
    case "refused":
      return unasked(
        broken(
          `Google refuses GOOGLE_MAPS_API_KEY${found.detail ? ` (${found.detail})` : ""}: nobody can book.`,
          "Check the key, its Geocoding API and the billing at console.cloud.google.com, or remove " +
            "it to use the ZIP list.",
        ),
      );
    case "not-found":
      return unasked(
        broken(
          "Google's answer does not find a known address, Houston's city hall.",
          "Check GEOCODER_URL: remove it to use Google's own address.",
        ),
      );
    default:
      return unasked(unreached("Google's geocoding", found.reason, "GEOCODER_URL"));
  }
}

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Lists the models, which costs nothing. */
export async function visitOpenAi(settings: Settings): Promise<Visit> {
  const { OPENAI_API_KEY: key, OPENAI_MODEL: model } = settings;
  if (!key) return unasked(ok("The chat is read by the built-in parser (no model key)."));
  const base = (settings.OPENAI_BASE_URL ?? OPENAI_URL).replace(/\/+$/, "");
  const answer = await get(`${base}/models`, key);
  if (!answer.ok) return unasked(unreached("The chat model", answer.reason, "OPENAI_BASE_URL"));
  if (answer.status !== 200) {
    return {
      findings: [refused("The chat model", "OPENAI_API_KEY", answer, key)],
      date: dateOf(answer),
    };
  }
  const models = modelsSchema.safeParse(parseJson(answer.text)).data?.data ?? [];
  const finding = models.some(({ id }) => id === model)
    ? ok(`The chat model accepts the key, and ${model} is there.`)
    : warning(
        `The chat model's service does not list ${model}: the built-in parser reads the chat.`,
        "Set OPENAI_MODEL to a model of that service.",
      );
  const sees = settings.OPENAI_VISION_MODEL;
  const isUnlisted = sees && sees !== "off" && !models.some(({ id }) => id === sees);
  const photos = warning(
    `The chat model's service does not list ${sees}: no photo in the chat is looked at.`,
    "Set OPENAI_VISION_MODEL to a model of that service, or to off.",
  );
  return { findings: [finding, ...(isUnlisted ? [photos] : [])], date: dateOf(answer) };
}

/** Lists one checkout, which costs nothing. */
export async function visitStripe(settings: Settings): Promise<Visit> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_BASE_URL: base } = settings;
  if (!key && !secret) return unasked(ok("No card is taken (no Stripe key)."));
  if (!key) {
    return unasked(
      warning("STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY: no card is taken.", SET_KEY),
    );
  }
  const url = `${(base ?? STRIPE_URL).replace(/\/+$/, "")}/v1/checkout/sessions?limit=1`;
  const answer = await get(url, key);
  if (!answer.ok) return unasked(unreached("Stripe", answer.reason, "STRIPE_BASE_URL"));
  const date = dateOf(answer);
  if (answer.status !== 200) {
    return { findings: [refused("Stripe", "STRIPE_SECRET_KEY", answer, key)], date };
  }
  const findings = [ok("Stripe accepts the key. Jobs that are done can be paid by card.")];
  if (/^[sr]k_test_/.test(key)) {
    findings.push(
      warning(
        "STRIPE_SECRET_KEY is of Stripe's test mode: no real card can pay.",
        "Set the live key (sk_live_… or rk_live_…), and the secret of the live webhook.",
      ),
    );
  }
  if (!secret) {
    findings.push(
      warning(
        "STRIPE_WEBHOOK_SECRET is not set: payments are seen up to a quarter of an hour late, disputes never.",
        `Add an endpoint at dashboard.stripe.com/webhooks for ${settings.SITE_URL}${CARDS_PATH} ` +
          "(docs/running.md names its events), and set its secret.",
      ),
    );
  }
  return { findings, date };
}

const SET_KEY = "Set STRIPE_SECRET_KEY (dashboard.stripe.com/apikeys), or remove the secret.";

function get(url: string, key: string): Promise<Exchange> {
  const init = {
    headers: { authorization: `Bearer ${key}`, "user-agent": "junk-buddy-doctor" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  return exchange(url, init, MAX_ANSWER_BYTES);
}

function unreached(service: string, reason: keyof typeof UNREACHED, endpoint: string): Finding {
  return broken(
    `${service} ${UNREACHED[reason]}.`,
    `Check this machine's network, and ${endpoint} if it is set. Their status page may know more.`,
  );
}

function refused(service: string, variable: string, answer: Answered, key: string): Finding {
  if (answer.status === 429) {
    return warning(`${service} got too many requests just now.`, "Try again in a minute.");
  }
  if (answer.status >= 500) return unreached(service, "bad-answer", "its endpoint");
  const message = z
    .object({ message: z.string() })
    .or(z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error))
    .safeParse(parseJson(answer.text)).data?.message;
  const words = message ? `: ${logDetail(message, key)}` : "";
  return broken(
    `${service} refuses ${variable} (${answer.status}${words}).`,
    `Make a new key at the service and set ${variable} to it.`,
  );
}

function unasked(finding: Finding): Visit {
  return { findings: [finding], date: null };
}

function dateOf(answer: Answered): Date | null {
  const date = new Date(answer.headers.date ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}
