import type { BookingLog } from "#app/jobs/booking-log.server.ts";
import { afterLostLease, nextTry, UNNEEDED } from "#app/jobs/messages/messages.ts";
import { isBookable, quoteState } from "#app/jobs/quotes/quote.ts";
import * as db from "#app/jobs/quotes/quote-messages.server.ts";
import { type AskedQuote, findQuote, findQuotePhotos } from "#app/jobs/quotes/quotes.server.ts";
import { mayText, stopTexts } from "#app/jobs/texts/text-consent.server.ts";
import type { Business } from "#app/lib/business.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { later } from "#app/lib/later.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import type { Client } from "#db/write-queue.server.ts";
import { renderQuoteAnswered, renderQuoteAsked } from "./letters/quote-letters.ts";
import type { MailServices } from "./mail/mailer.ts";
import { certaintyOf, LEASE_MS } from "./send-due-messages.server.ts";
import { quoteText } from "./texts/quote-text.ts";
import type { TextServices } from "./texts/texter.ts";

export type QuoteMessageServices = MailServices &
  TextServices & {
    client: Client;
    business: Business;
    log: BookingLog;
    fingerprint: (content: string) => string;
    now: () => Date;
  };

type Due = NonNullable<ReturnType<typeof db.claimQuoteMessage>>;

/** What came of a try: sent, given up, or to be tried again. */
type Tried =
  | { kind: "sent" }
  | { kind: "lost"; reason: string }
  | { kind: "again"; at: Date; reason: string };

/**
 * Sends what has been due longest of the quotes' emails and texts (rule 419). The quote is read again first, so
 * that nothing is said that is not so any more.
 * @returns whether there was one
 */
export async function sendDueQuote(services: QuoteMessageServices): Promise<boolean> {
  const { client, now, log } = services;
  const message = await client.write((free) =>
    db.claimQuoteMessage(free, later(now(), 0), later(now(), LEASE_MS)),
  );
  if (!message) return false;
  const quote = findQuote(client.connection(), message.quoteId);
  const tried: Tried =
    quote && isTrue(message, quote, now())
      ? await send(message, quote, services)
      : { kind: "lost", reason: UNNEEDED.untrue };
  const at = now().toISOString();
  if (tried.kind === "sent") {
    await client.write((free) => db.settleQuoteMessage(free, message.id, null, at));
    log.done({ step: `${message.kind} sent` });
  } else if (tried.kind === "again") {
    const dueAt = tried.at.toISOString();
    await client.write((free) => db.postponeQuoteMessage(free, message.id, tried.reason, dueAt));
  } else {
    await client.write((free) => db.settleQuoteMessage(free, message.id, tried.reason, at));
  }
  return true;
}

/** Whether a message still says what is so. */
function isTrue({ kind, revision }: Due, quote: AskedQuote, now: Date): boolean {
  const state = quoteState(quote, houstonNow(now).date);
  return revision === quote.revision && state === (kind === "asked-owner" ? "asked" : "answered");
}

function send(message: Due, quote: AskedQuote, services: QuoteMessageServices): Promise<Tried> {
  return message.kind === "answered-text"
    ? sendText(message, quote, services)
    : sendEmail(message, quote, services);
}

async function sendEmail(
  message: Due,
  quote: AskedQuote,
  services: QuoteMessageServices,
): Promise<Tried> {
  const { client, business, now, isRepeatSafe } = services;
  const tries = triesOf(message, now());
  const lost = message.isLeaseLost ? afterLostLease(isRepeatSafe, tries, now()) : null;
  if (lost) return { kind: "lost", reason: lost.giveUp };
  const email =
    message.kind === "asked-owner"
      ? renderQuoteAsked(quote, findQuotePhotos(client.connection(), quote.id).length, business)
      : renderQuoteAnswered(quote, business);
  const sent = await services.sendEmail(email, keyOf(message, quote, services));
  if (sent.ok) return { kind: "sent" };
  fail(message, quote, sent, services);
  const next = nextTry(certaintyOf(sent.reason, isRepeatSafe), tries, now());
  return "retryAt" in next
    ? { kind: "again", at: next.retryAt, reason: sent.reason }
    : { kind: "lost", reason: next.giveUp };
}

async function sendText(
  message: Due,
  quote: AskedQuote,
  services: QuoteMessageServices,
): Promise<Tried> {
  const { client, business, now } = services;
  const isWanted = services.takesTexts && mayText(client.connection(), quote, now());
  if (!isWanted || !isBookable(quote, houstonNow(now()).date)) {
    // Where there is no email, the owner is to call.
    return { kind: "lost", reason: quote.email === "" ? "not wanted" : UNNEEDED.withdrawn };
  }
  if (message.isLeaseLost && !services.isTextRepeatSafe) return { kind: "lost", reason: "unknown" };
  const sent = await services.sendText(
    { to: phoneKey(quote.phone), words: quoteText(quote, business), id: `q${message.id}` },
    keyOf(message, quote, services),
  );
  if (sent.ok) return { kind: "sent" };
  if (sent.isStopped) {
    await client.write((free) => stopTexts(free, quote.phone, now().toISOString()));
  }
  fail(message, quote, sent, services);
  if (sent.reason !== "limited" && sent.reason !== "unreachable") {
    return { kind: "lost", reason: sent.reason };
  }
  const next = nextTry("not-sent", triesOf(message, now()), now());
  return "retryAt" in next
    ? { kind: "again", at: next.retryAt, reason: sent.reason }
    : { kind: "lost", reason: next.giveUp };
}

function triesOf({ attempts, firstTriedAt }: Due, at: Date) {
  return { attempts, firstTriedAt: firstTriedAt ?? at.toISOString() };
}

/** One key for all tries of a message. It begins as the files of the outbox that are erased with a quote do. */
function keyOf(
  { quoteId, revision, kind, firstTriedAt }: Due,
  { key }: AskedQuote,
  { fingerprint }: Pick<QuoteMessageServices, "fingerprint">,
): string {
  return `quote-${quoteId}-${kind}-${revision}-${fingerprint(`${key} ${firstTriedAt}`)}`;
}

function fail(
  { kind, attempts }: Due,
  { name, email, phone, words }: AskedQuote,
  { reason, detail }: { reason: string; detail?: string | undefined },
  { log }: Pick<QuoteMessageServices, "log">,
): void {
  log.failed(
    { step: kind, reason, detail, tries: attempts },
    {
      ...{ name, email, phone, street: "", notes: words },
    },
  );
}
