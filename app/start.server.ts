import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { bookingServices, catalog } from "./services/app.server.ts";
import { PLACEHOLDERS } from "./settings.server.ts";
import { retryNotice } from "./workflows/retry-notice.ts";

const NOTICE_CHECK_MS = 5_000;

/** Says at start what is embedded, what is real, and what still has a placeholder. */
export function announceStart(): void {
  const lines = [
    `Junk Buddy serves ${catalog.items.length} items at ${env.SITE_URL}`,
    `  database   ${env.DATABASE_PATH}`,
    `  addresses  ${env.GOOGLE_MAPS_API_KEY ? "Google geocoding" : "embedded ZIP list (set GOOGLE_MAPS_API_KEY for Google)"}`,
    `  email      ${mailWords()}`,
    `  chat       ${env.OPENAI_API_KEY ? `${env.OPENAI_MODEL}, and the built-in parser where it does not answer` : "built-in parser (set OPENAI_API_KEY for a model)"}`,
    `  log        ${env.LOG_LEVEL === "silent" ? "silent" : `one JSON line a request from here on (LOG_LEVEL ${env.LOG_LEVEL})`}`,
    ...placeholders(process.env),
  ];
  console.log(lines.join("\n"));
}

function mailWords(): string {
  if (env.RESEND_API_KEY) return "Resend";
  // The host alone: the address holds a password.
  if (env.SMTP_URL) return `the mail server ${new URL(env.SMTP_URL).host}`;
  return `embedded outbox in ${env.MAIL_OUTBOX} (set RESEND_API_KEY or SMTP_URL to send)`;
}

/** The settings that still hold what the project ships with. */
function placeholders(variables: NodeJS.ProcessEnv): string[] {
  return PLACEHOLDERS.filter((name) => !variables[name]).map(
    (name) => `  set ${name}: it still has the placeholder "${env[name]}"`,
  );
}

/** Where the process keeps its one worker's stop. */
const WORKER = Symbol.for("junk-buddy.notice-worker");
const ofProcess = globalThis as typeof globalThis & { [WORKER]?: () => Promise<void> };

/**
 * Sends the owner the notices that are due, one at a time (rule 63).
 * Started anew, as the development server does after each change, it takes the earlier one's place.
 * @returns a function that stops the worker; resolves once a notice in progress is settled
 */
export function startNoticeWorker(): () => Promise<void> {
  void ofProcess[WORKER]?.();
  let isStopped = false;
  let check: Promise<void> | null = null;
  const sendDueNotices = async () => {
    try {
      while (!isStopped && (await retryNotice(bookingServices)));
    } catch (error) {
      log.error({ err: error }, "The owner's notices could not be sent");
    } finally {
      check = null;
    }
  };
  const timer = setInterval(() => {
    check ??= sendDueNotices();
  }, NOTICE_CHECK_MS);
  const stop = async () => {
    isStopped = true;
    clearInterval(timer);
    await check;
  };
  ofProcess[WORKER] = stop;
  return stop;
}
