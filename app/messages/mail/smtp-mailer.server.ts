/** Sends through the mail server in SMTP_URL, the owner's or a provider's. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { logDetail } from "#app/server/http-exchange.server.ts";
import type { Email } from "./email.ts";
import type { MailFailure, SendEmail } from "./mailer.ts";
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
    const { isAnswer, reason, detail, isTemporary } = failure;
    // A refusal is an answer; any other end of the connection leaves open whether the email was
    // accepted.
    return isHandedOver && !isAnswer
      ? { ok: false, reason: "unknown", detail }
      : { ok: false, reason, detail, ...(isTemporary && { isTemporary }) };
  };
}

/** Connects and logs in without sending. @returns null where the mail server takes the login */
export async function visitSmtp(config: SmtpConfig): Promise<SmtpFailure | null> {
  return converse(config, async () => {});
}

/** What in the settings or at the server keeps every email from going out (rule 307). */
export type SmtpCause =
  | "no-starttls"
  | "plain-port"
  | "certificate"
  | "expired"
  | "login"
  | "no-host"
  | "no-port";

export type SmtpFailure = {
  reason: MailFailure;
  detail: string;
  isAnswer: boolean;
  isTemporary: boolean;
  /** Null: nothing that a setting could be named for. */
  cause: SmtpCause | null;
};

/** Null on success; never rejects. */
async function converse(
  config: SmtpConfig,
  talk: (connection: SMTPConnection) => Promise<void>,
): Promise<SmtpFailure | null> {
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

type SmtpError = Error & {
  code?: string;
  /** Of the error that nodemailer reports under a code of its own. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
};

const NO_CONNECTION = new Set(["ECONNECTION", "EDNS", "ESOCKET"]);
const NEVER_SENT = new Set(["EENVELOPE", "EMESSAGE", "EAUTH"]);

function judge(error: SmtpError, isConnected: boolean, password: string): SmtpFailure {
  const status = error.responseCode ?? 0;
  const cause = causeOf(error);
  const detail = logDetail(error.response || error.message || "no answer in time", password);
  const isCut = NO_CONNECTION.has(error.code ?? "");
  const failed = (reason: MailFailure, isTemporary = false) => {
    return { reason, detail, isAnswer: status > 0, isTemporary, cause };
  };
  if (cause === "no-starttls") {
    return { ...failed("bad-answer"), detail: "it offers no TLS", isAnswer: false };
  }
  if (cause === "plain-port" || cause === "certificate" || cause === "expired") {
    return failed("bad-answer");
  }
  // 4xx: a temporary refusal, such as greylisting or a full queue; 5xx: a permanent one.
  if (status >= 400 && status < 500) return failed("limited", true);
  if (status >= 500) return failed("refused");
  if (error.code === "ETIMEDOUT") return failed("timed-out", true);
  if (NEVER_SENT.has(error.code ?? "")) return failed("refused");
  return failed(!isConnected && isCut ? "unreachable" : "bad-answer", isCut && status === 0);
}

function causeOf({ code, originalCode = "", responseCode = 0 }: SmtpError): SmtpCause | null {
  if (code === "ETLS" && responseCode > 0) return "no-starttls";
  if (/^ERR_SSL_(?:WRONG_VERSION|PACKET_LENGTH)/.test(originalCode)) return "plain-port";
  if (originalCode === "CERT_HAS_EXPIRED") return "expired";
  if (/CERT|SIGNATURE|ISSUER/.test(originalCode)) return "certificate";
  if (code === "EAUTH" && responseCode >= 500) return "login";
  if (code === "EDNS" || /^(?:ENOTFOUND|EAI_AGAIN)$/.test(originalCode)) return "no-host";
  return originalCode === "ECONNREFUSED" ? "no-port" : null;
}

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
