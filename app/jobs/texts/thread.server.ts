/** What customers text and what the owner answers, by number (rule 378). */
import { and, desc, eq, gte, isNull, lte, max, sql } from "drizzle-orm";
import type { Job } from "#app/jobs/job.ts";
import { jobsOfNumber } from "#app/jobs/job-lists.server.ts";
import { addMessages } from "#app/jobs/messages/messages.server.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import type { Database } from "#db/open.server.ts";
import { jobs, messages, texts } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";

export type ThreadText = typeof texts.$inferSelect;

/** More than a person writes: what is beyond is not kept. */
const MOST_A_DAY = 100;
const MOST_SHOWN = 200;

/**
 * Keeps a text that came in, once for each id of the service.
 * @param isSeen whether the site has dealt with it
 * @returns false where it was taken before, or the number has texted too much
 */
export function addIncoming(
  database: Database,
  text: { phone: string; words: string; sid: string; at: string; isSeen: boolean },
): boolean {
  const { phone, words, sid, at, isSeen } = text;
  const since = new Date(Date.parse(at) - 86_400_000).toISOString();
  const today = database
    .select({ count: sql<number>`count(*)` })
    .from(texts)
    .where(and(eq(texts.phone, phone), gte(texts.at, since)))
    .get();
  if ((today?.count ?? 0) >= MOST_A_DAY) return false;
  const jobId = newestJobOf(database, phone)?.id ?? null;
  const { changes } = database
    .insert(texts)
    .values({ phone, jobId, at, isOurs: false, words, sid, seenAt: isSeen ? at : null })
    .onConflictDoNothing()
    .run();
  return changes > 0;
}

/** Whether a text of the service was taken before. */
export function wasTaken(database: Database, sid: string): boolean {
  return database.select().from(texts).where(eq(texts.sid, sid)).get() !== undefined;
}

/**
 * Keeps the owner's answer and owes it to the customer. Call it in the transaction that notes the post.
 * @param job of the number, whose customer wants texts
 */
export function addAnswer(
  database: Database,
  job: Job,
  { words, at }: { words: string; at: string },
): void {
  const phone = phoneKey(job.phone);
  const values = { phone, jobId: job.id, at, isOurs: true, words, seenAt: at };
  const { id } = database.insert(texts).values(values).returning({ id: texts.id }).get();
  addMessages(database, job, [{ kind: "answer-text", dueAt: at, about: id }]);
  markThreadSeen(database, phone, id, at);
}

/** Takes a number's texts up to one off the inbox. */
export function markThreadSeen(database: Database, phone: string, upTo: number, at: string): void {
  database
    .update(texts)
    .set({ seenAt: at })
    .where(and(eq(texts.phone, phone), lte(texts.id, upTo), isNull(texts.seenAt)))
    .run();
}

export function findThreadText(database: Database, id: number): ThreadText | undefined {
  return database.select().from(texts).where(eq(texts.id, id)).get();
}

/** A number's texts, the oldest first; of a long thread the newest. */
export function findThread(database: Database, phone: string): ThreadText[] {
  return database
    .select()
    .from(texts)
    .where(eq(texts.phone, phone))
    .orderBy(desc(texts.id))
    .limit(MOST_SHOWN)
    .all()
    .reverse();
}

/** The newest text with a number, either way; null: there is none. */
export function lastTextId(database: Database, phone: string): number | null {
  const newest = database.select({ id: max(texts.id) }).from(texts);
  return newest.where(eq(texts.phone, phoneKey(phone))).get()?.id ?? null;
}

/** The newest of each number's texts that wait for the owner, with their job; the newest first. */
export function waitingTexts(database: Database, limit: number) {
  const newest = database
    .select({ id: max(texts.id) })
    .from(texts)
    .where(isNull(texts.seenAt))
    .groupBy(texts.phone);
  return database
    .select({ text: texts, job: jobs, total: sql<number>`count(*) OVER ()` })
    .from(texts)
    .leftJoin(jobs, eq(jobs.id, texts.jobId))
    .where(sql`${texts.id} IN ${newest}`)
    .orderBy(desc(texts.id))
    .limit(limit)
    .all();
}

/** Whether a text of a number waits for the owner. */
export function hasWaitingText(database: Database, phone: string): boolean {
  const waits = and(eq(texts.phone, phoneKey(phone)), isNull(texts.seenAt));
  return database.select().from(texts).where(waits).get() !== undefined;
}

/** The newest job of a number; undefined where it has none. */
export function newestJobOf(database: Database, phone: string): Job | undefined {
  return jobsOfNumber(database, phone, 1)[0];
}

/** The newest job of a number whose customer wants texts: the one that an answer belongs to. */
export function textedJobOf(database: Database, phone: string): Job | undefined {
  return jobsOfNumber(database, phone).find(({ textsSince }) => textsSince);
}

/** What became of the owner's answers to a number, by their text's id. */
export function answersSent(database: Database, phone: string): Map<number, string> {
  const answers = database
    .select({ id: messages.revision, state: messages.state })
    .from(messages)
    .innerJoin(texts, eq(texts.id, messages.revision))
    .where(and(eq(messages.kind, "answer-text"), eq(texts.phone, phone)))
    .all();
  return new Map(answers.map(({ id, state }) => [id, state]));
}

/** Erases a number's texts (rule 239). */
export function eraseTexts(database: Database, phones: readonly string[]): void {
  inTransaction(database, () => {
    for (const phone of phones) database.delete(texts).where(eq(texts.phone, phone)).run();
  });
}

/** Whether a job's customer was asked by text to confirm the pickup as it is now. */
export function wasReminded(database: Database, job: Pick<Job, "id" | "revision">): boolean {
  const isReminder = and(
    eq(messages.jobId, job.id),
    eq(messages.kind, "reminder-text"),
    eq(messages.revision, job.revision),
    eq(messages.state, "sent"),
  );
  return database.select().from(messages).where(isReminder).get() !== undefined;
}

/** Notes that the customer has confirmed the pickup (rule 377). */
export function confirmPickup(database: Database, jobId: number, at: string): void {
  database.update(jobs).set({ pickupConfirmedAt: at }).where(eq(jobs.id, jobId)).run();
}
