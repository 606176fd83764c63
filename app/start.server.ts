import { checkDatabase, client, connection, write } from "#db/client.server.ts";
import { numbersIn, recordNumbers } from "#db/receipt-numbers.server.ts";
import { tidyUploads } from "./booking/photos/upload-photos.server.ts";
import { cardServices } from "./card-services.server.ts";
import { chatVocabulary } from "./chat/chat-services.server.ts";
import { ownPageProblem } from "./desk/care/own-page.server.ts";
import { createWatch } from "./desk/care/watch.server.ts";
import { summaryServices } from "./desk/desk.server.ts";
import { repeatServices } from "./desk/desk-services.server.ts";
import { setupProblems } from "./desk/inbox/inbox-news.server.ts";
import { makeNextRepeated } from "./desk/repeats/make-repeats.server.ts";
import { endOfMonths, issueMonthlyInvoices } from "./jobs/accounts/monthly-invoices.server.ts";
import { removedPhotoNames } from "./jobs/photos/photos.server.ts";
import { removedQuotePhotos } from "./jobs/quotes/quotes.server.ts";
import { decideOnReviews } from "./jobs/reviews/review-asks.server.ts";
import { waitlist } from "./jobs/waitlist/waitlist.server.ts";
import { retryNotice } from "./messages/retry-notice.server.ts";
import { sendDueMessage } from "./messages/send-due-messages.server.ts";
import { sendDueQuote } from "./messages/send-due-quotes.server.ts";
import { sendWeekSummary } from "./messages/send-week-summary.server.ts";
import { sendDueText } from "./messages/texts/send-due-texts.server.ts";
import { askNextCheckout } from "./money/cards/pay-by-card.server.ts";
import { askNextRefund } from "./money/cards/refund-by-card.server.ts";
import { removedTickets } from "./money/trips/trips.server.ts";
import { wantCopy } from "./server/copy/copy-state.server.ts";
import { env, live, now, variablesNow } from "./server/env.server.ts";
import { log } from "./server/log.server.ts";
import { rootAnswers } from "./server/root-requests.server.ts";
import { PLACEHOLDERS } from "./server/settings.server.ts";
import {
  bookingServices,
  business,
  catalog,
  databaseFailure,
  expireOldPhotos,
  photoModelName,
  sendsMail,
  takesTexts,
  textServices,
  whenMessagesAreDue,
} from "./services.server.ts";

const CHECK_MS = 5_000;
/** Twice a day. */
const TIDY_MS = 12 * 3_600_000;

const EMBEDDED_ZIPS = "embedded ZIP list (set GOOGLE_MAPS_API_KEY for Google)";
const PARSER = "the built-in parser where it does not answer";
const NO_MODEL = "built-in parser (set OPENAI_API_KEY for a model)";
const NO_CARDS = "none (set STRIPE_SECRET_KEY to take cards after the job)";
const LOGGED = "one JSON line a request from here on";

/** Says at start what is embedded, what is real, and what still has a placeholder. */
export function announceStart(): void {
  const lines = [
    `Junk Buddy serves ${catalog().items.length} items at ${env.SITE_URL}`,
    `  database   ${env.DATABASE_PATH}`,
    `  addresses  ${env.GOOGLE_MAPS_API_KEY ? "Google geocoding" : EMBEDDED_ZIPS}`,
    `  email      ${mailWords()}`,
    `  cards      ${env.STRIPE_SECRET_KEY ? "Stripe, once a job is done" : NO_CARDS}`,
    `  texts      ${textsWords()}`,
    `  chat       ${env.OPENAI_API_KEY ? `${env.OPENAI_MODEL}, and ${PARSER}` : NO_MODEL}`,
    `  photos     ${photoWords()}`,
    `  log        ${env.LOG_LEVEL === "silent" ? "silent" : `${LOGGED} (LOG_LEVEL ${env.LOG_LEVEL})`}`,
    ...placeholders(variablesNow()),
  ];
  console.log(lines.join("\n"));
  setImmediate(chatVocabulary);
  const failure = databaseFailure();
  if (failure) log.error({ err: failure }, "Pages are served, but no booking can be saved");
}

/**
 * Takes old photos off their jobs (rule 244), and deletes the files of photos that were removed, and
 * what a process that was killed has left.
 */
export async function tidyPhotos(): Promise<void> {
  if (databaseFailure()) return;
  try {
    await expireOldPhotos();
    const removed = new Set([
      ...removedPhotoNames(connection()),
      ...removedQuotePhotos(connection()),
      ...removedTickets(connection()),
    ]);
    tidyUploads(env.UPLOADS_PATH, (name) => removed.has(name));
  } catch (error) {
    log.error({ err: error }, "UPLOADS_PATH cannot be tidied");
  }
}

function mailWords(): string {
  if (env.RESEND_API_KEY) return "Resend";
  // The host alone: the address holds a password.
  if (env.SMTP_URL) {
    const plain = env.SMTP_WITHOUT_TLS ? ", unencrypted where it offers no TLS" : "";
    return `the mail server ${new URL(env.SMTP_URL).host}${plain}`;
  }
  return `embedded outbox in ${env.MAIL_OUTBOX} (set RESEND_API_KEY or SMTP_URL to send)`;
}

function textsWords(): string {
  if (env.TWILIO_ACCOUNT_SID) return `Twilio, from ${env.TWILIO_FROM}`;
  const set = "set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM to send";
  return takesTexts() ? `embedded outbox in ${env.MAIL_OUTBOX} (${set})` : `none (${set})`;
}

function photoWords(): string {
  const photoModel = photoModelName();
  if (photoModel) return `${photoModel} looks at those in the chat`;
  const why = env.OPENAI_API_KEY
    ? "OPENAI_VISION_MODEL is off"
    : "set OPENAI_API_KEY for a model that sees";
  return `none in the chat (${why})`;
}

/** The settings that still hold what the project ships with. */
function placeholders(variables: Record<string, string | undefined>): string[] {
  return PLACEHOLDERS.filter((name) => !variables[name]).map(
    (name) => `  set ${name}: it still has the placeholder "${env[name]}"`,
  );
}

/** Where the process keeps its workers' stop. */
const WORKERS = Symbol.for("junk-buddy.workers");
const ofProcess = globalThis as typeof globalThis & { [WORKERS]?: () => Promise<void> };

/**
 * Sends the owner the notices that are due (rule 63), and beside that the messages of the jobs
 * (rules 160 to 164), each one at a time; asks the next customer about a window that has opened (rule 154),
 * decides once a day who is asked for a review (rule 406), and makes the jobs that repeat (rule 474).
 * Started anew, as the development server does after each change, they take the earlier ones' place.
 * @returns a function that stops them; resolves once what is being sent is settled
 */
export function startWorkers(): () => Promise<void> {
  void ofProcess[WORKERS]?.();
  const notices = startWorker("notices", () => retryNotice(bookingServices));
  const { onMessagesDue } = textServices;
  const messages = startWorker(
    "messages",
    async () =>
      (await sendDueMessage({ ...bookingServices, takesTexts: takesTexts(), onMessagesDue })) ||
      sendDueQuote({ ...bookingServices, ...textServices }),
  );
  // Apart: a texting service that is slow holds no email up.
  const texts = startWorker("texts", () => sendDueText(textServices));
  const summaries = startWorker("week summary", () => sendWeekSummary(summaryServices));
  const watch = startWorker(
    "watch",
    createWatch(
      live(() => ({
        ...{ client, databasePath: env.DATABASE_PATH, sendsMail: sendsMail(), findProblem },
        ...{ business, sendEmail: bookingServices.sendEmail },
        findMatters: () => setupProblems(connection(), env),
        wantCopy: () => wantCopy(env),
        now: () => new Date(),
      })),
    ),
  );
  const asks = startWorker("waitlist", async () => {
    const isAsked = await waitlist.askNext();
    if (isAsked) messages.wake();
    return isAsked;
  });
  const repeating = startWorker("repeats", () => makeNextRepeated(repeatServices));
  const reviews = startWorker("reviews", async () => {
    const at = now();
    const decided = await write((free) => decideOnReviews(free, at));
    if (decided > 0) messages.wake();
    return decided > 0;
  });
  const invoices = startWorker(
    "invoices",
    billMonths(() => messages.wake()),
  );
  const cards = startWorker("cards", async () => {
    const services = cardServices();
    return services ? (await askNextCheckout(services)) || askNextRefund(services) : false;
  });
  whenMessagesAreDue(() => {
    cards.wake();
    asks.wake();
    messages.wake();
    texts.wake();
  });
  const tidying = setInterval(tidyPhotos, TIDY_MS);
  const stop = async () => {
    clearInterval(tidying);
    await Promise.all([
      notices.stop(),
      watch.stop(),
      cards.stop(),
      invoices.stop(),
      asks.stop(),
      repeating.stop(),
      reviews.stop(),
      messages.stop(),
      texts.stop(),
      summaries.stop(),
    ]);
  };
  ofProcess[WORKERS] = stop;
  return stop;
}

/** Why nobody could book now; null: everybody could. What stands before the site is known on a server of our own. */
async function findProblem(): Promise<string | null> {
  try {
    checkDatabase();
  } catch {
    return "no booking can be saved";
  }
  return rootAnswers() ? ownPageProblem(env.SITE_URL) : null;
}

/**
 * Makes the invoices of a month that is over (rule 471). Whatever changes them later makes them anew by itself.
 * @param onMade called when there are some
 */
function billMonths(onMade: () => void): () => Promise<boolean> {
  let billed = "";
  return async () => {
    const at = now();
    const months = endOfMonths(at);
    if (billed === months) return false;
    const made = await write((free) => issueMonthlyInvoices(free, at));
    const sqlite = connection().$client;
    recordNumbers(sqlite.name, numbersIn(sqlite));
    billed = months;
    if (made > 0) onMade();
    return made > 0;
  };
}

/** @param sendOne sends what is due longest; resolves to whether there was something */
function startWorker(what: string, sendOne: () => Promise<boolean>) {
  let isStopped = false;
  let check: Promise<void> | null = null;
  const sendAll = async () => {
    try {
      while (!isStopped && (await sendOne()));
    } catch (error) {
      log.error({ err: error, what }, "What is due could not be sent");
    } finally {
      check = null;
    }
  };
  const wake = () => {
    if (!isStopped) check ??= sendAll();
  };
  const timer = setInterval(wake, CHECK_MS);
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await check;
    },
  };
}
