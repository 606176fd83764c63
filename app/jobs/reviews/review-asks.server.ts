/** Who was asked for a review, and what came of it (rules 405 to 409): one row for each job that was decided on. */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { isBarred } from "#app/jobs/do-not-book.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { addMessages, withdrawMessage } from "#app/jobs/messages/messages.server.ts";
import { type MessageKind, REVIEW_ABOUT, REVIEW_KINDS } from "#app/jobs/messages/messages.ts";
import { balanceOfFinal } from "#app/jobs/money/money.server.ts";
import { mayTextReview } from "#app/jobs/texts/text-consent.server.ts";
import { hasWaitingText } from "#app/jobs/texts/thread.server.ts";
import { emailKey } from "#app/lib/email-address.ts";
import type { Person } from "#app/lib/person.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import type { Database } from "#db/open.server.ts";
import {
  cardNews,
  cardRefunds,
  jobFinals,
  jobs,
  messages,
  payments,
  reviewAsks,
} from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { findingOf, type ReviewFinding, type ReviewRound, reviewRound } from "./review-ask.ts";

export type ReviewAsk = typeof reviewAsks.$inferSelect;

/**
 * Decides on the jobs of yesterday, each once, whichever process comes first, and owes those who are asked
 * their message. Nothing is decided while the owner has set no link.
 * @returns how many jobs were decided on
 */
export function decideOnReviews(database: Database, now: Date): number {
  const round = reviewRound(now);
  if (!round || findSettings(database).reviewLink === null) return 0;
  // Usually there is none: in that case no lock is taken.
  if (undecided(database, round).length === 0) return 0;
  return inTransaction(database, () => {
    const open = undecided(database, round);
    for (const { job, balanceCents } of open) decide(database, job, balanceCents, round, now);
    return open.length;
  });
}

/** Yesterday's done jobs without a decision. Final prices have an index by time. */
function undecided(database: Database, { from, until }: ReviewRound) {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${reviewAsks} WHERE ${reviewAsks.jobId} = ${jobs.id})`;
  return database
    .select({ job: jobs, balanceCents: balanceOfFinal() })
    .from(jobFinals)
    .innerJoin(jobs, eq(jobs.id, jobFinals.jobId))
    .where(
      and(
        gte(jobFinals.at, from),
        isNull(jobFinals.replacedAt),
        eq(jobs.stage, "done"),
        gte(jobs.endedAt, from),
        lt(jobs.endedAt, until),
        isNew,
      ),
    )
    .orderBy(asc(jobs.endedAt), asc(jobs.id))
    .all();
}

function decide(
  database: Database,
  job: Job,
  balanceCents: number,
  { askedSince }: ReviewRound,
  now: Date,
): void {
  const at = now.toISOString();
  const finding = find(database, job, balanceCents, askedSince);
  database.insert(reviewAsks).values({ jobId: job.id, decidedAt: at, finding }).run();
  if (finding !== "asked") return;
  addMessages(database, job, [{ kind: "review", dueAt: at, about: REVIEW_ABOUT }]);
}

/** @param askedSince null: it does not matter when the person was asked */
function find(
  database: Database,
  job: Job,
  balanceCents: number,
  askedSince: string | null,
): ReviewFinding {
  const isOfPerson = toPerson(job);
  return findingOf({
    balanceCents,
    hasRefund: hasRefund(database, job),
    hasComplaint: hasWaitingText(database, job.phone) || isDisputed(database, job),
    isBarred: isBarred(database, job.phone),
    hasStopped: people(database, isNotNull(reviewAsks.stoppedAt)).some(isOfPerson),
    isRecent: askedSince !== null && askedPeople(database, askedSince).some(isOfPerson),
    hasWay: job.email !== "" || mayTextReview(database, job),
  });
}

/** One person by the number or by the address, however they are written. */
function toPerson({ phone, email }: Person): (other: Person) => boolean {
  const [number, address] = [phoneKey(phone), emailKey(email)];
  return (other) =>
    phoneKey(other.phone) === number || (address !== "" && emailKey(other.email) === address);
}

function askedPeople(database: Database, since: string): Person[] {
  return people(database, and(eq(reviewAsks.finding, "asked"), gte(reviewAsks.decidedAt, since)));
}

function people(database: Database, which: ReturnType<typeof and>): Person[] {
  return database
    .select({ phone: jobs.phone, email: jobs.email })
    .from(reviewAsks)
    .innerJoin(jobs, eq(jobs.id, reviewAsks.jobId))
    .where(which)
    .all();
}

function hasRefund(database: Database, { id }: Job): boolean {
  const back = and(eq(payments.jobId, id), lt(payments.cents, 0));
  const asked = eq(cardRefunds.jobId, id);
  return (
    database.select().from(payments).where(back).get() !== undefined ||
    database.select().from(cardRefunds).where(asked).get() !== undefined
  );
}

function isDisputed(database: Database, { id }: Job): boolean {
  const dispute = and(eq(cardNews.jobId, id), inArray(cardNews.kind, ["dispute", "dispute-lost"]));
  return database.select().from(cardNews).where(dispute).get() !== undefined;
}

/**
 * Whether a message is still to be sent as far as reviews go: one that asks for a review is not, once the link
 * is unset or what was decided would be decided otherwise.
 */
export function isAskStanding(
  database: Database,
  { kind }: { kind: MessageKind },
  job: Job,
): boolean {
  if (!REVIEW_KINDS.includes(kind)) return true;
  if (findSettings(database).reviewLink === null) return false;
  const final = database
    .select({ balanceCents: balanceOfFinal() })
    .from(jobFinals)
    .innerJoin(jobs, eq(jobs.id, jobFinals.jobId))
    .where(and(eq(jobFinals.jobId, job.id), isNull(jobFinals.replacedAt)))
    .get();
  return final !== undefined && find(database, job, final.balanceCents, null) === "asked";
}

export function findReviewAsk(database: Database, jobId: number): ReviewAsk | undefined {
  return database.select().from(reviewAsks).where(eq(reviewAsks.jobId, jobId)).get();
}

/** Counts that the link of a job's ask was opened: once, however often it is. */
export function noteOpened(database: Database, jobId: number, at: string): void {
  database
    .update(reviewAsks)
    .set({ openedAt: at })
    .where(
      and(
        eq(reviewAsks.jobId, jobId),
        eq(reviewAsks.finding, "asked"),
        isNull(reviewAsks.openedAt),
      ),
    )
    .run();
}

/** Keeps that a job's customer shall not be asked any more (rule 408); a repeat changes nothing. */
export function stopReviews(database: Database, jobId: number, at: string): void {
  inTransaction(database, () => {
    database
      .insert(reviewAsks)
      .values({ jobId, decidedAt: at, finding: "stopped", stoppedAt: at })
      .onConflictDoUpdate({
        target: reviewAsks.jobId,
        set: { stoppedAt: sql`coalesce(${reviewAsks.stoppedAt}, ${at})` },
      })
      .run();
    withdrawMessage(database, { jobId, kind: "review", revision: REVIEW_ABOUT }, at);
  });
}

/** How many were asked, by a message that went out, and how many of them have opened its link. */
export function reviewSums(database: Database): { asked: number; opened: number } {
  const isSent = and(
    eq(messages.jobId, reviewAsks.jobId),
    inArray(messages.kind, [...REVIEW_KINDS]),
    eq(messages.state, "sent"),
  );
  const sent = sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${isSent})`;
  const sums = database
    .select({
      asked: sql<number>`count(*)`,
      opened: sql<number>`count(${reviewAsks.openedAt})`,
    })
    .from(reviewAsks)
    .where(or(sent, isNotNull(reviewAsks.openedAt)))
    .get();
  return sums ?? { asked: 0, opened: 0 };
}

/** Decides on no job that a restored backup has as done: it may have been asked already (rule 164). */
export function passOverReviews(database: Database, at: string): void {
  const finding = "restored" as const;
  const done = database
    .select({ jobId: jobs.id })
    .from(jobs)
    .leftJoin(reviewAsks, eq(reviewAsks.jobId, jobs.id))
    .where(
      and(eq(jobs.stage, "done"), isNull(reviewAsks.jobId), gte(jobs.endedAt, twoDaysBefore(at))),
    )
    .all();
  for (const { jobId } of done) {
    database.insert(reviewAsks).values({ jobId, decidedAt: at, finding }).run();
  }
}

function twoDaysBefore(at: string): string {
  return new Date(Date.parse(at) - 2 * 86_400_000).toISOString();
}
