/** Repeats and the dates of theirs that were dealt with, as they are kept (rules 473 to 475). */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { jobs, repeatDays, repeats } from "#db/schema.ts";
import type { RepeatDay } from "./repeat.ts";

export type KeptRepeat = typeof repeats.$inferSelect;

export function findRepeat(database: Database, id: number): KeptRepeat | undefined {
  return database.select().from(repeats).where(eq(repeats.id, id)).get();
}

/** The repeat that a form has set up. */
export function findRepeatByKey(database: Database, key: string): KeptRepeat | undefined {
  return database.select().from(repeats).where(eq(repeats.key, key)).get();
}

/** Those of an account that were not stopped, in the order in which they were set up. */
export function repeatsOfAccount(database: Database, accountId: number): KeptRepeat[] {
  return database
    .select()
    .from(repeats)
    .where(and(eq(repeats.accountId, accountId), isNull(repeats.stoppedAt)))
    .orderBy(asc(repeats.id))
    .all();
}

/** The repeat that has made a job. */
export function repeatOfJob(database: Database, jobId: number): KeptRepeat | undefined {
  return database
    .select({ repeat: repeats })
    .from(repeatDays)
    .innerJoin(repeats, eq(repeats.id, repeatDays.repeatId))
    .where(eq(repeatDays.jobId, jobId))
    .get()?.repeat;
}

/** One with dates up to a day that were not dealt with. */
export function findUnhandled(database: Database, until: string): KeptRepeat | undefined {
  return database
    .select()
    .from(repeats)
    .where(and(isNull(repeats.stoppedAt), lt(repeats.handledTo, until)))
    .limit(1)
    .get();
}

/** Its dates that were dealt with, from a day on. */
export function daysOf(database: Database, repeatId: number, from: string): RepeatDay[] {
  return database
    .select()
    .from(repeatDays)
    .where(and(eq(repeatDays.repeatId, repeatId), gte(repeatDays.date, from)))
    .orderBy(asc(repeatDays.date))
    .all();
}

export function findDay(database: Database, repeatId: number, date: string): RepeatDay | undefined {
  return database
    .select()
    .from(repeatDays)
    .where(and(eq(repeatDays.repeatId, repeatId), eq(repeatDays.date, date)))
    .get();
}

/** What a date of a repeat is by now. */
export function keepDay(
  database: Database,
  repeatId: number,
  { date, ...day }: Partial<RepeatDay> & Pick<RepeatDay, "date" | "at">,
): void {
  database
    .insert(repeatDays)
    .values({ repeatId, date, ...day })
    .onConflictDoUpdate({ target: [repeatDays.repeatId, repeatDays.date], set: day })
    .run();
}

/**
 * The dates that wait for the owner, of repeats that go on, the next one first. A job that could not follow a
 * change waits until it is changed by hand.
 */
export function daysWaiting(database: Database): { day: RepeatDay; repeat: KeptRepeat }[] {
  return database
    .select({ day: repeatDays, repeat: repeats })
    .from(repeatDays)
    .innerJoin(repeats, eq(repeats.id, repeatDays.repeatId))
    .leftJoin(jobs, eq(jobs.id, repeatDays.jobId))
    .where(
      and(
        isNotNull(repeatDays.problem),
        isNull(repeatDays.skippedAt),
        isNull(repeats.stoppedAt),
        or(
          isNull(repeatDays.jobId),
          and(eq(jobs.stage, "booked"), eq(jobs.revision, repeatDays.revision)),
        ),
      ),
    )
    .orderBy(asc(repeatDays.date))
    .limit(200)
    .all();
}

/** Stops the repeats of an account that ends. @param at ISO instant */
export function stopRepeatsOf(database: Database, accountId: number, at: string): void {
  database
    .update(repeats)
    .set({ stoppedAt: at })
    .where(and(eq(repeats.accountId, accountId), isNull(repeats.stoppedAt)))
    .run();
}

/** A person's numbers and email, in lower case; "": none. */
type Whose = { numbers: readonly string[]; email: string };

/**
 * Stops the repeats of a person who is erased, and leaves nothing that says whose they are (rule 239).
 * @param at ISO instant
 */
export function eraseRepeats(
  database: Database,
  whose: Whose,
  { name, phone, at }: { name: string; phone: string; at: string },
): void {
  const zip = sql`substr(${repeats.zip}, 1, 5)`;
  database
    .update(repeats)
    .set({
      ...{ name, phone, phoneExtension: null, email: "", street: "", notes: "" },
      fullAddress: sql`${repeats.city} || ', ' || ${repeats.state} || ' ' || ${zip}`,
      latitude: sql`round(${repeats.latitude}, 1)`,
      longitude: sql`round(${repeats.longitude}, 1)`,
      zip,
      stoppedAt: sql`coalesce(${repeats.stoppedAt}, ${at})`,
    })
    .where(isOf(whose))
    .run();
}

/** How many repeats are in a person's name. */
export function countRepeatsOf(database: Database, person: Whose): number {
  return database.select({ id: repeats.id }).from(repeats).where(isOf(person)).all().length;
}

function isOf({ numbers, email }: Whose) {
  return or(
    inArray(sql`phone_key(${repeats.phone})`, [...numbers]),
    email === "" ? undefined : sql`lower(trim(${repeats.email})) = ${email}`,
  );
}
