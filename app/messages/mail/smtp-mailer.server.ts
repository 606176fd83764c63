/** Sends through the mail server in SMTP_URL, the owner's or a provider's. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { logDetail } from "#app/server/http-exchange.server.ts";
import type { Email } from "./email.ts";
import type { MailFailure, SendEmail, SendResult } from "./mailer.ts";
import { composeMessage } from "./mime-message.server.ts";

const TIMEOUT_MS = 10_000;

type SmtpConfig = {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  url: string;
  /** Whether emails may go to another machine unencrypted, where its server offers no TLS. */
  isPlainAllowed?: boolean;
  /** The time limit of one email: connection, greeting, login and every answer. */
  timeoutMs?: number;
};

/**
 * Sends each email once, over a connection of its own. SMTP has no key that makes a repeat safe, so
 * nothing is retried here. An email whose text was sent completely and whose answer never came is
 * `unknown`: the server may have it.
 */
export function createSmtpMailer(config: SmtpConfig): SendEmail {
  return async function sendEmail(email, idempotencyKey) {
    const message = await compose(email, idempotencyKey);
    if (!message) {
      return { ok: false, reason: "refused", detail: "the email could not be composed" };
    }
    let isHandedOver = false;
    const text = Readable.from([message.bytes]).once("end", () => {
      isHandedOver = true;
    });
    const failure = await converse(config, async (connection) => {
      await settle((done) => connection.send(message.envelope, text, done));
    });
    if (!failure) return { ok: true, id: message.id };
    // A refusal is an answer; any other end of the connection leaves open whether the email was
    // accepted.
    return isHandedOver && !failure.isAnswer
      ? { ok: false, reason: "unknown", detail: failure.detail }
      : { ok: false, reason: failure.reason, detail: failure.detail };
  };
}

/**
 * Connects and logs in without sending: checks that the mail server answers and accepts the login.
 */
export async function visitSmtp(config: SmtpConfig): Promise<SendResult> {
  const failure = await converse(config, async () => {});
  return failure
    ? { ok: false, reason: failure.reason, detail: failure.detail }
    : { ok: true, id: "" };
}

type Failure = { reason: MailFailure; detail: string; isAnswer: boolean };

/** Null on success; never rejects. */
async function converse(
  config: SmtpConfig,
  talk: (connection: SMTPConnection) => Promise<void>,
): Promise<Failure | null> {
  const { timeoutMs = TIMEOUT_MS } = config;
  const { options, credentials } = readSmtpUrl(config, timeoutMs);
  const connection = new SMTPConnection(options);
  let isConnected = false;
  let timer: NodeJS.Timeout | undefined;
  // An error between two steps is reported only as an event.
  const broken = new Promise<never>((_, reject) => {
    connection.once("error", reject);
    timer = setTimeout(() => reject(new TimeIsUp()), timeoutMs);
  });
  const conversation = async () => {
    await settle((done) => connection.connect(done));
    isConnected = true;
    if (credentials) await settle((done) => connection.login({ credentials }, done));
    await talk(connection);
  };
  try {
    await Promise.race([conversation(), broken]);
    connection.quit();
    return null;
  } catch (error) {
    connection.close();
    return judge(error as SmtpError, isConnected, credentials?.pass ?? "");
  } finally {
    clearTimeout(timer);
    // The socket may still emit an error, which no longer matters.
    connection.on("error", () => {});
  }
}

class TimeIsUp extends Error {
  readonly code = "ETIMEDOUT";
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string };

const NO_CONNECTION = new Set(["ECONNECTION", "EDNS", "ESOCKET"]);
const NEVER_SENT = new Set(["EENVELOPE", "EMESSAGE", "EAUTH"]);

function judge(error: SmtpError, isConnected: boolean, password: string): Failure {
  const status = error.responseCode ?? 0;
  if (error.code === "ETLS" && status > 0)
    return { reason: "bad-answer", detail: NO_TLS, isAnswer: false };
  const detail = logDetail(error.response || error.message || "no answer in time", password);
  const failed = (reason: MailFailure) => ({ reason, detail, isAnswer: status > 0 });
  // 4xx: a temporary refusal, such as greylisting or a full queue; 5xx: a permanent one.
  if (status >= 400 && status < 500) return failed("limited");
  if (status >= 500) return failed("refused");
  if (error.code === "ETIMEDOUT") return failed("timed-out");
  if (NEVER_SENT.has(error.code ?? "")) return failed("refused");
  return failed(!isConnected && NO_CONNECTION.has(error.code ?? "") ? "unreachable" : "bad-answer");
}

/** What a mail server is refused for that offers no TLS (rule 241). */
export const NO_TLS = "it offers no TLS";

/** Whether an address of a mail server leads to this machine, which needs no TLS. */
export function isOwnMailServer(address: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);
}

/**
 * Without TLS an email goes to a server on this machine, and to another one if the owner allows it; a
 * password to a server on this machine alone.
 */
function readSmtpUrl({ url: address, isPlainAllowed = false }: SmtpConfig, timeoutMs: number) {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "smtps:";
  const isThisMachine = isOwnMailServer(address);
  const credentials = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : null;
  const options = {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ignoreTLS: isThisMachine,
    requireTLS: !secure && !isThisMachine && (credentials !== null || !isPlainAllowed),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketCloseTimeout: 0,
    allowInternalNetworkInterfaces: isThisMachine,
  };
  return { options, credentials };
}

async function compose(email: Email, idempotencyKey: string) {
  const name = createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 32);
  const domain = /@([^>\s]+)/.exec(email.from)?.[1] ?? "localhost";
  const id = `${name}@${domain}`;
  try {
    return { id, ...(await composeMessage(email, id)) };
  } catch {
    return null;
  }
}

/** A step with a callback as a promise. */
function settle(step: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    step((error) => (error ? reject(error) : resolve()));
  });
}
