/** What waits for the owner (rule 216). */

import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { ERASED_NAME } from "#app/desk/customers/erasing.ts";
import { isDueBy } from "#app/jobs/accounts/accounts.server.ts";
import { isOfInvoice } from "#app/jobs/accounts/invoice-messages.ts";
import type { Job } from "#app/jobs/job.ts";
import type { JobEvent } from "#app/jobs/job-event.ts";
import { settleMessage } from "#app/jobs/jobs.server.ts";
import type { Message } from "#app/jobs/messages/messages.server.ts";
import { REVIEW_KINDS, UNNEEDED } from "#app/jobs/messages/messages.ts";
import { balanceOfFinal } from "#app/jobs/money/money.server.ts";
import { lostQuoteMessages } from "#app/jobs/quotes/quote-messages.server.ts";
import { setHandled } from "#app/jobs/quotes/quotes.server.ts";
import { findThreadText, markThreadSeen, waitingTexts } from "#app/jobs/texts/thread.server.ts";
import { isNewPost } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import {
  accounts,
  cardNews,
  deskPosts,
  inboxMarks,
  isUnconfirmed,
  jobEvents,
  jobFinals,
  jobs,
  leadCaptures,
  messages,
  quotePhotos,
  quotes,
  texts,
} from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { type CardTold, isNotice, leadIds, quoteOfKey, textOfKey } from "./inbox.ts";

const MOST = 200;

const isBooked = eq(jobs.stage, "booked");
const isUnmarked = (kind: string, id: unknown) =>
  sql`NOT EXISTS (SELECT 1 FROM ${inboxMarks} WHERE ${inboxMarks.key} = ${kind} || ':' || ${id})`;

/** The newest of a list, and how many there are in all (rule 238). */
export type Listed<Row> = { rows: Row[]; count: number };

const total = sql<number>`count(*) OVER ()`;

function listed<Found extends { total: number }, Row>(
  found: readonly Found[],
  rowOf: (row: Found) => Row,
): Listed<Row> {
  return { rows: found.map(rowOf), count: found[0]?.total ?? 0 };
}

/**
 * Booked jobs whose customer may not know of it, with what the mail service answered where it refused one of
 * their emails (rule 308).
 */
export function unconfirmedJobs(database: Database): Listed<Job & { answer: string | undefined }> {
  const { rows, count } = bookedJobs(database, isUnconfirmed);
  const refused = database
    .select()
    .from(messages)
    .where(
      and(
        inArray(
          messages.jobId,
          rows.map(({ id }) => id),
        ),
        inArray(messages.kind, ["booked-customer", "booked-owner"]),
        eq(messages.state, "leased"),
      ),
    )
    .all();
  const answerTo = ({ id, revision }: Job) =>
    refused.find((one) => one.jobId === id && one.revision === revision && one.extra?.answer)?.extra
      ?.answer;
  return { rows: rows.map((job) => ({ ...job, answer: answerTo(job) })), count };
}

export function undatedJobs(database: Database): Listed<Job> {
  return bookedJobs(database, isNull(jobs.date));
}

function bookedJobs(database: Database, which: SQL): Listed<Job> {
  const found = database
    .select({ job: jobs, total })
    .from(jobs)
    .where(and(which, isBooked))
    .orderBy(desc(jobs.createdAt))
    .limit(MOST)
    .all();
  return listed(found, ({ job }) => job);
}

/** A lead's number, as `phoneKey` has it. */
const NUMBER = sql`phone_key(${leadCaptures.phone})`;

/** Jobs of days that are past, neither done nor cancelled, the newest day first. */
export function leftOpenJobs(database: Database, today: string): Listed<Job> {
  const found = database
    .select({ job: jobs, total })
    .from(jobs)
    .where(and(lt(jobs.date, today), isNull(jobs.endedAt)))
    .orderBy(desc(jobs.date))
    .limit(MOST)
    .all();
  return listed(found, ({ job }) => job);
}

/**
 * Jobs that are done whose payments do not make up their price by now (rules 283 and 467), the newest first.
 * `cents` are still to pay, or to give back where they are negative.
 */
export function unsettledJobs(
  database: Database,
  today: string,
): Listed<{ job: Job; cents: number }> {
  const cents = balanceOfFinal();
  const found = database
    .select({ job: jobs, cents, total })
    .from(jobFinals)
    .innerJoin(jobs, eq(jobs.id, jobFinals.jobId))
    .where(
      and(
        isNull(jobFinals.replacedAt),
        eq(jobs.stage, "done"),
        or(sql`${cents} < 0`, and(sql`${cents} > 0`, isDueBy(today))),
      ),
    )
    .orderBy(desc(jobs.endedAt))
    .limit(MOST)
    .all();
  return listed(found, ({ job, cents }) => ({ job, cents }));
}

/** What Stripe has told of and the owner has not marked as seen, the newest first. */
export function cardsTold(database: Database): Listed<CardTold> {
  const found = database
    .select({ news: cardNews, job: jobs, total })
    .from(cardNews)
    .leftJoin(jobs, eq(jobs.id, cardNews.jobId))
    .where(isUnmarked("card", cardNews.id))
    .orderBy(desc(cardNews.id))
    .limit(MOST)
    .all();
  return listed(found, ({ news, job }) => ({ ...news, job }));
}

export type WaitingLead = typeof leadCaptures.$inferSelect;

/**
 * The newest lead of each number that nobody has dealt with and that has not booked since.
 * @param since ISO instant: earlier ones are cold
 */
export function waitingLeads(database: Database, since: string): Listed<WaitingLead> {
  const booked = database
    .select({ phone: sql`phone_key(${jobs.phone})` })
    .from(jobs)
    .where(gte(jobs.createdAt, since));
  const newest = database
    .select({ id: max(leadCaptures.id) })
    .from(leadCaptures)
    .where(
      and(
        isNull(leadCaptures.handledAt),
        gte(leadCaptures.enteredAt, since),
        notInArray(NUMBER, booked),
      ),
    )
    .groupBy(NUMBER);
  const found = database
    .select({ lead: leadCaptures, total })
    .from(leadCaptures)
    .where(inArray(leadCaptures.id, newest))
    .orderBy(desc(leadCaptures.id))
    .limit(MOST)
    .all();
  return listed(found, ({ lead }) => lead);
}

/** Quotes that wait for a price and were not dealt with in another way, the newest first. */
export function waitingQuotes(database: Database) {
  // Of one table alone, columns would be written without their table's name.
  const photos = sql<number>`(SELECT count(*) FROM ${quotePhotos} AS photo
    WHERE photo.quote_id = ${quotes}.id AND photo.removed_at IS NULL)`;
  const { id, name, words, zip, askedAt } = quotes;
  const found = database
    .select({ id, name, words, zip, askedAt, photos, total })
    .from(quotes)
    .where(
      and(
        isNotNull(askedAt),
        isNull(quotes.priceCents),
        isNull(quotes.withdrawnAt),
        isNull(quotes.handledAt),
        isNull(quotes.jobId),
      ),
    )
    .orderBy(desc(askedAt))
    .limit(MOST)
    .all();
  return listed(found, ({ total: _, ...quote }) => ({ ...quote, askedAt: quote.askedAt ?? "" }));
}

/** Prices that did not reach their customers, until the owner has seen it. */
export function lostQuotes(database: Database, since: string) {
  return lostQuoteMessages(database, since, MOST).map(({ message, quote }) => ({
    id: message.id,
    kind: message.kind,
    at: message.settledAt ?? "",
    quote,
  }));
}

/** Marks these leads, and the earlier ones of their numbers, as dealt with. @param as what came of it: "called" */
export function handleLeads(
  database: Database,
  ids: readonly number[],
  { at, as }: { at: string; as: string },
): void {
  const phones = database
    .select({ phone: NUMBER })
    .from(leadCaptures)
    .where(inArray(leadCaptures.id, [...ids]));
  database
    .update(leadCaptures)
    .set({ handledAt: at, handledAs: as })
    .where(
      and(
        inArray(NUMBER, phones),
        lte(leadCaptures.id, Math.max(...ids)),
        isNull(leadCaptures.handledAt),
      ),
    )
    .run();
}

export type JobNews = {
  eventId: number;
  at: string;
  job: Job;
  event: Pick<JobEvent, "what" | "after">;
};

/** Customers' photos of jobs to come that the owner has not looked at: the newest event of each job. */
export function newPhotos(database: Database, today: string): Listed<JobNews> {
  const isAdding = and(
    eq(jobEvents.what, "photos-changed"),
    eq(jobEvents.who, "customer"),
    sql`coalesce(json_extract(${jobEvents.after}, '$.photos'), 0)
      > coalesce(json_extract(${jobEvents.before}, '$.photos'), 0)`,
  );
  return newsOf(database, "photos", isAdding, and(gte(jobs.date, today), isNull(jobs.endedAt)));
}

/** Jobs that customers cancelled late, until the owner has seen it or restored one. @param since ISO instant */
export function lateCancels(database: Database, since: string): Listed<JobNews> {
  const isLate = and(
    eq(jobEvents.what, "cancelled"),
    eq(jobEvents.who, "customer"),
    gte(jobEvents.at, since),
    sql`json_extract(${jobEvents.after}, '$.isLate')`,
  );
  return newsOf(database, "late-cancel", isLate, eq(jobs.stage, "cancelled"));
}

/**
 * Answers to a new price that came from the customer's own page while the job is to be done, and those that were
 * given without signal and do not count (rule 414). @param since ISO instant
 */
export function priceAnswers(database: Database, since: string): Listed<JobNews> {
  const isAnswer = and(
    gte(jobEvents.at, since),
    sql`(${jobEvents.what} = 'price-missed' OR (${jobEvents.what} IN ('price-approved', 'price-declined')
      AND json_extract(${jobEvents.after}, '$.consent.on') = 'own' AND EXISTS (
        SELECT 1 FROM ${jobs} WHERE ${jobs.id} = ${jobEvents.jobId} AND ${jobs.endedAt} IS NULL)))`,
  );
  return newsOf(database, "price", isAnswer, undefined);
}

/** The newest of each job's events of a kind, where it was not seen. */
function newsOf(
  database: Database,
  kind: "photos" | "late-cancel" | "price",
  isEvent: SQL | undefined,
  isJob: SQL | undefined,
): Listed<JobNews> {
  const newest = database
    .select({ id: max(jobEvents.id) })
    .from(jobEvents)
    .where(isEvent)
    .groupBy(jobEvents.jobId);
  const found = database
    .select({ event: jobEvents, job: jobs, total })
    .from(jobEvents)
    .innerJoin(jobs, eq(jobs.id, jobEvents.jobId))
    .where(and(inArray(jobEvents.id, newest), isJob, isUnmarked(kind, jobEvents.id)))
    .orderBy(desc(jobEvents.id))
    .limit(MOST)
    .all();
  return listed(found, ({ event, job }) => ({ eventId: event.id, at: event.at, job, event }));
}

export type LostMail = Pick<Message, "id" | "kind" | "revision" | "extra"> & {
  reason: string;
  at: string;
  job: Job;
  /** The account that it was for; null: it was for the job's customer, or for the owner. */
  account: { name: string; email: string } | null;
};

/**
 * Emails that were refused or given up, and those that may have been sent or not, until the owner has
 * dealt with it. What the owner is told of such an email is not listed as well.
 */
export function lostMail(database: Database, since: string): Listed<LostMail> {
  const found = database
    .select({
      ...{ message: messages, job: jobs, total },
      account: { name: accounts.name, email: accounts.email },
    })
    .from(messages)
    .innerJoin(jobs, eq(jobs.id, messages.jobId))
    .leftJoin(accounts, eq(accounts.id, jobs.accountId))
    .where(
      and(
        eq(messages.state, "given-up"),
        gte(messages.settledAt, since),
        notInArray(messages.reason, Object.values(UNNEEDED)),
        notInArray(messages.kind, ["undelivered-owner", ...REVIEW_KINDS]),
        // The email says it instead, but for an answer or where there is no address.
        sql`(${messages.kind} NOT LIKE '%-text' OR ${messages.kind} = 'answer-text' OR ${jobs.email} = '')`,
        isUnmarked("mail", messages.id),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(MOST)
    .all();
  return listed(found, ({ message, job, account }) => ({
    id: message.id,
    kind: message.kind,
    revision: message.revision,
    extra: message.extra,
    reason: message.reason ?? "",
    at: message.settledAt ?? "",
    job,
    account: isOfInvoice(message.kind) ? account : null,
  }));
}

/** Records that an email of the inbox has arrived: the owner knows it. */
export function markArrived(database: Database, id: number, at: string): void {
  const isDoubtful = and(eq(messages.id, id), eq(messages.state, "given-up"));
  const message = database.select().from(messages).where(isDoubtful).get();
  if (message) settleMessage(database, message, at);
}

/** Customers' texts that wait for an answer, the newest of each number (rule 378). */
export function newTexts(database: Database) {
  return listed(waitingTexts(database, MOST), ({ text, job }) => ({ ...text, job }));
}

function seeText(database: Database, id: number, at: string): void {
  const text = findThreadText(database, id);
  if (text) markThreadSeen(database, text.phone, id, at);
}

/** Marks a notice as seen. @param key "late-cancel:12" */
function markSeen(database: Database, key: string, at: string): void {
  database.insert(inboxMarks).values({ key, at }).onConflictDoNothing().run();
}

/**
 * Takes off the inbox what does not leave it by itself (rule 216): news once they were seen, a lead once
 * somebody has called.
 * @param key as the inbox names it
 * @param at ISO instant, by which it is taken back
 */
function settleTodo(database: Database, key: string, at: string): void {
  const leads = leadIds(key);
  const text = textOfKey(key);
  const quote = quoteOfKey(key);
  if (text !== null) seeText(database, text, at);
  else if (quote !== null) setHandled(database, quote, at);
  else if (leads) handleLeads(database, leads, { at, as: "called" });
  else if (isNotice(key)) markSeen(database, key, at);
}

/**
 * Settles matters once for a post, in one transaction (rule 448).
 * @param keys which are to be settled, asked for in that transaction
 * @returns the instant that is theirs alone, by which they are taken back; of a repeat the first one's
 */
export function settleTodos(
  database: Database,
  { requestId, at, keys }: { requestId: string; at: string; keys: () => readonly string[] },
): string {
  return inTransaction(database, () => {
    const earlier = postedAt(database, requestId);
    if (earlier !== null) return earlier;
    const own = instantOfItsOwn(database, at);
    isNewPost(database, requestId, own);
    for (const key of keys()) settleTodo(database, key, own);
    return own;
  });
}

/** The next instant at which no post was recorded. */
function instantOfItsOwn(database: Database, at: string): string {
  const taken = database.select().from(deskPosts).where(eq(deskPosts.at, at)).get();
  if (!taken) return at;
  return instantOfItsOwn(database, new Date(Date.parse(at) + 1).toISOString());
}

function postedAt(database: Database, requestId: string): string | null {
  const post = eq(deskPosts.requestId, requestId);
  return database.select().from(deskPosts).where(post).get()?.at ?? null;
}

/** Leads settled at an instant, but of nobody who was erased since (rule 239). */
const leadsOf = (at: string) =>
  and(eq(leadCaptures.handledAt, at), ne(leadCaptures.name, ERASED_NAME));

/** How many matters were settled at an instant and stand so. */
export function countSettled(database: Database, at: string): number {
  const count = sql<number>`count(*)`;
  const found = [
    database.select({ count }).from(inboxMarks).where(eq(inboxMarks.at, at)).get(),
    database.select({ count }).from(quotes).where(eq(quotes.handledAt, at)).get(),
    database
      .select({ count: sql<number>`count(DISTINCT ${NUMBER})` })
      .from(leadCaptures)
      .where(leadsOf(at))
      .get(),
    database
      .select({ count: sql<number>`count(DISTINCT ${texts.phone})` })
      .from(texts)
      .where(eq(texts.seenAt, at))
      .get(),
  ];
  return found.reduce((sum, row) => sum + (row?.count ?? 0), 0);
}

/** Puts what was settled at an instant back on the inbox. */
export function takeBackSettled(database: Database, at: string): void {
  inTransaction(database, () => {
    database.delete(inboxMarks).where(eq(inboxMarks.at, at)).run();
    database.update(quotes).set({ handledAt: null }).where(eq(quotes.handledAt, at)).run();
    const waits = { handledAt: null, handledAs: null };
    database.update(leadCaptures).set(waits).where(leadsOf(at)).run();
    database.update(texts).set({ seenAt: null }).where(eq(texts.seenAt, at)).run();
  });
}
