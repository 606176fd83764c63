import type { BookingLog } from "#app/jobs/booking-log.server.ts";
import { afterLostLease, nextTry, UNNEEDED } from "#app/jobs/messages/messages.ts";
import { type Answered, isBookable, quoteState } from "#app/jobs/quotes/quote.ts";
import * as db from "#app/jobs/quotes/quote-messages.server.ts";
import { type AskedQuote, findQuote, findQuotePhotos } from "#app/jobs/quotes/quotes.server.ts";
import { mayText, stopTexts } from "#app/jobs/texts/text-consent.server.ts";
import type { Business } from "#app/lib/business.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { later } from "#app/lib/later.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import type { Client } from "#db/write-queue.server.ts";
import { renderQuoteAnswered, renderQuoteAsked } from "./letters/quote-letters.ts";
import type { MailServices, SendResult } from "./mail/mailer.ts";
import { certaintyOf, LEASE_MS, triesOf } from "./send-due-messages.server.ts";
import { quoteText } from "./texts/quote-text.ts";
import type { TextResult, TextServices } from "./texts/texter.ts";

export type QuoteMessageServices = MailServices &
  TextServices & {
    client: Client;
    business: Business;
    log: BookingLog;
    fingerprint: (content: string) => string;
    now: () => Date;
  };

type Due = NonNullable<ReturnType<typeof db.claimQuoteMessage>>;

/** What a message says, while it is so. */
type Told =
  | { kind: "asked-owner"; quote: AskedQuote }
  | { kind: "answered-customer" | "answered-text"; quote: Answered<AskedQuote> };

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
  const told = quote ? toldOf(message, quote, now()) : null;
  const tried: Tried = told
    ? await send(message, told, services)
    : { kind: "lost", reason: UNNEEDED.untrue };
  if (tried.kind === "again") {
    const dueAt = tried.at.toISOString();
    await client.write((free) => db.postponeQuoteMessage(free, message.id, tried.reason, dueAt));
    return true;
  }
  const reason = tried.kind === "lost" ? tried.reason : null;
  const at = now().toISOString();
  await client.write((free) => db.settleQuoteMessage(free, message.id, reason, at));
  if (reason === null) log.done({ step: `${message.kind} sent` });
  return true;
}

/** Null: the message does not say what is so any more. */
function toldOf({ kind, revision }: Due, quote: AskedQuote, now: Date): Told | null {
  const today = houstonNow(now).date;
  if (revision !== quote.revision) return null;
  if (kind === "asked-owner") return quoteState(quote, today) === "asked" ? { kind, quote } : null;
  return isBookable(quote, today) ? { kind, quote } : null;
}

async function send(message: Due, told: Told, services: QuoteMessageServices): Promise<Tried> {
  const { client, now } = services;
  const { kind, quote } = told;
  const isText = kind === "answered-text";
  if (isText && !(services.takesTexts && mayText(client.connection(), quote, now()))) {
    // Where there is no email, the owner is to call.
    return { kind: "lost", reason: quote.email === "" ? "not wanted" : UNNEEDED.withdrawn };
  }
  const isRepeatSafe = isText ? services.isTextRepeatSafe : services.isRepeatSafe;
  const tries = triesOf(message, now());
  const lost = message.isLeaseLost ? afterLostLease(isRepeatSafe, tries, now()) : null;
  if (lost) return { kind: "lost", reason: lost.giveUp };
  const sent = await hand(message, told, services);
  if (sent.ok) return { kind: "sent" };
  if ("isStopped" in sent && sent.isStopped) {
    await client.write((free) => stopTexts(free, quote.phone, now().toISOString()));
  }
  fail(message, quote, sent, services);
  const next = nextTry(certaintyOf(sent.reason, isRepeatSafe), tries, now());
  return "retryAt" in next
    ? { kind: "again", at: next.retryAt, reason: sent.reason }
    : { kind: "lost", reason: next.giveUp };
}

/** Hands a message to the mail service, or to the one for texts. */
function hand(
  message: Due,
  { kind, quote }: Told,
  services: QuoteMessageServices,
): Promise<SendResult | TextResult> {
  const { client, business, sendEmail, sendText } = services;
  const key = keyOf(message, quote, services);
  switch (kind) {
    case "asked-owner": {
      const photoCount = findQuotePhotos(client.connection(), quote.id).length;
      return sendEmail(renderQuoteAsked(quote, photoCount, business), key);
    }
    case "answered-customer":
      return sendEmail(renderQuoteAnswered(quote, business), key);
    case "answered-text": {
      const words = quoteText(quote, business);
      return sendText({ to: phoneKey(quote.phone), words, id: `q${message.id}` }, key);
    }
  }
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
  const personal = { name, email, phone, street: "", notes: words };
  log.failed({ step: kind, reason, detail, tries: attempts }, personal);
}
