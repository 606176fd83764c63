/**
 * The log: one JSON line for each event. Lines name orders and requests, never people: callers pass
 * no personal data, and the log masks what they pass by mistake. No line holds a secret of the settings.
 */
import pino from "pino";
import { env, knownSecrets } from "./env.server.ts";
import { redactorOf } from "./secret-forms.ts";

const MASK = "[masked]";
/** Fields that are masked in every line, at the top level or one level down. */
const PRIVATE_FIELDS = [
  ...["name", "email", "phone", "street", "fullAddress", "notes", "to", "replyTo"],
  ...[
    "cookie",
    "cookies",
    "headers",
    "authorization",
    "apiKey",
    "secret",
    "key",
    "bookingKey",
    "token",
  ],
];

let redactor = { of: -1, mask: redactorOf([]) };

/** A secret that was set while the site runs is masked from then on too. */
function redact(line: string): string {
  const secrets = knownSecrets();
  if (redactor.of !== secrets.size) {
    redactor = { of: secrets.size, mask: redactorOf([...secrets]) };
  }
  return redactor.mask(line);
}

export type Log = Pick<pino.Logger, "info" | "warn" | "error">;

export const log = pino(
  {
    level: env.LOG_LEVEL,
    // The pid tells two instances on one server apart; the log collector adds the host.
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    redact: { paths: PRIVATE_FIELDS.flatMap((name) => [name, `*.${name}`]), censor: MASK },
    serializers: { err: describeError },
    hooks: { streamWrite: (line) => redact(line) },
  },
  // Asynchronous; pino flushes the rest when the process exits. With the usual length of 0 `flush` waits for nothing.
  pino.destination({ dest: 1, sync: false, minLength: 1 }),
);

/**
 * Masks personal data in the error text of an outside service: email addresses, long numbers,
 * tokens, and the words given as private.
 */
export function maskPersonal(text: string, privateWords: readonly string[] = []): string {
  const words = privateWords.map((word) => word.trim()).filter((word) => word.length > 1);
  return words
    .sort((one, other) => other.length - one.length)
    .reduce((masked, word) => masked.replaceAll(word, MASK), text)
    .replace(/(?<![^\s<>"'`(),;:])[^\s<>"'`(),;:]+@[^\s<>"'`(),;:]+/g, MASK)
    .replace(/[0-9a-f]{32,}/gi, MASK)
    .replace(/\+?\d[\d\s().-]{5,}\d/g, MASK);
}

type Described = {
  type: string;
  code?: string;
  message: string;
  stack?: string;
  cause?: Described;
};

/** The message of an error, without the values of a failed query. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: maskPersonal(`${error}`) };
  // Drizzle's own message lists the query's parameters.
  if ("params" in error) return describeError(error.cause);
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    ...(code && { code }),
    message: maskPersonal(error.message),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The locations in a stack, without the message before them. */
function framesOf(stack: string): string {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .join("\n");
}
