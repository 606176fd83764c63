/** Who may be texted (rules 371 and 375): who has asked for it, and which numbers have said STOP. */
import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import type { Job } from "#app/jobs/job.ts";
import type { Actor } from "#app/jobs/job-event.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import type { Database } from "#db/open.server.ts";
import { jobs, messages, textConsents, textStops } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";

/** A number of the United States or Canada: others cost many times as much, and are what fraud is after. */
const TEXTED_NUMBER = /^\+1[2-9]\d{9}$/;
/** More than any customer's day needs. */
const MOST_TEXTS_A_DAY = 20;

type Consent = { at: string; who: Actor; isOn: boolean; words: string };

/** Keeps what was asked for, with the words that were read. */
export function noteConsent(database: Database, jobId: number, consent: Consent): void {
  database
    .insert(textConsents)
    .values({ jobId, ...consent })
    .run();
}

/**
 * Turns the texts of a job on or off; what it is already is not noted again.
 * @returns whether that was a change
 */
export function setTexts(database: Database, jobId: number, consent: Consent): boolean {
  return inTransaction(database, () => {
    const isOther = and(
      eq(jobs.id, jobId),
      consent.isOn ? isNull(jobs.textsSince) : sql`${jobs.textsSince} IS NOT NULL`,
    );
    const textsSince = consent.isOn ? consent.at : null;
    const { changes } = database.update(jobs).set({ textsSince }).where(isOther).run();
    if (changes > 0) noteConsent(database, jobId, consent);
    // Its further days have no page of their own on which to say so.
    database.update(jobs).set({ textsSince }).where(eq(jobs.partOf, jobId)).run();
    return changes > 0;
  });
}

/** Whether a job's customer wants texts, by words that name the one that asks for a review (rule 407). */
export function mayTextReview(
  database: Database,
  { id, textsSince }: Pick<Job, "id" | "textsSince">,
): boolean {
  if (!textsSince) return false;
  const wishes = database.select({ words: textConsents.words }).from(textConsents);
  const isTheirs = and(eq(textConsents.jobId, id), eq(textConsents.isOn, true));
  const last = wishes.where(isTheirs).orderBy(desc(textConsents.id)).limit(1).get();
  return last?.words.includes("review") ?? false;
}

export function isTextable(phone: string): boolean {
  return TEXTED_NUMBER.test(phoneKey(phone));
}

/** Whether a number has said STOP and not START since. */
export function isStopped(database: Database, phone: string): boolean {
  const isTheirs = and(eq(textStops.phone, phoneKey(phone)), isNull(textStops.endedAt));
  return database.select().from(textStops).where(isTheirs).get() !== undefined;
}

/** Keeps a number's STOP. */
export function stopTexts(database: Database, phone: string, at: string): void {
  database
    .insert(textStops)
    .values({ phone: phoneKey(phone), stoppedAt: at })
    .onConflictDoUpdate({
      target: textStops.phone,
      set: { stoppedAt: at, endedAt: null },
      setWhere: sql`${textStops.endedAt} IS NOT NULL`,
    })
    .run();
}

/** Keeps a number's START. */
export function startTexts(database: Database, phone: string, at: string): void {
  const isTheirs = and(eq(textStops.phone, phoneKey(phone)), isNull(textStops.endedAt));
  database.update(textStops).set({ endedAt: at }).where(isTheirs).run();
}

/** Whether a job's customer may be texted at an instant: asked for, not stopped, and not too much of it. */
export function mayText(
  database: Database,
  { phone, textsSince }: Pick<Job, "phone" | "textsSince">,
  now: Date,
): boolean {
  if (!textsSince || !isTextable(phone) || isStopped(database, phone)) return false;
  const since = new Date(now.getTime() - 86_400_000).toISOString();
  const [sent] = database
    .select({ count: sql<number>`count(*)` })
    .from(messages)
    .innerJoin(jobs, eq(jobs.id, messages.jobId))
    .where(
      and(
        sql`${messages.kind} LIKE '%-text'`,
        eq(messages.state, "sent"),
        gte(messages.settledAt, since),
        eq(sql`phone_key(${jobs.phone})`, phoneKey(phone)),
      ),
    )
    .all();
  return (sent?.count ?? 0) < MOST_TEXTS_A_DAY;
}
