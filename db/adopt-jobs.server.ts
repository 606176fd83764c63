/** Completes jobs that the previous version wrote: an event, a page token and a reminder. */
import { and, gt, isNull, sql } from "drizzle-orm";
import { reminderFor } from "#app/domain/messages.ts";
import { houstonNow } from "#app/domain/schedule.ts";
import { addMessages } from "./messages.server.ts";
import type { Database } from "./open.server.ts";
import { jobEvents, jobs } from "./schema.ts";
import { inTransaction } from "./transaction.server.ts";

/**
 * Completes jobs that were booked, cancelled or restored by a version without events, such as the
 * one that goes on serving during an update while this one starts. Runs at every start.
 */
export function adoptJobs(database: Database, now: Date): void {
  inTransaction(database, () => {
    const adopted = isNull(jobs.token);
    database.run(sql`
        INSERT INTO ${jobEvents} (job_id, at, who, what, "after")
        SELECT id, created_at, 'customer', 'booked', json_object(
          'date', date, 'timeOfDay', time_of_day, 'totalCents', total_cents, 'volume', volume)
        FROM ${jobs} WHERE ${adopted}`);
    remind(database, now);
    database
      .update(jobs)
      .set({ stage: "booked", token: sql`lower(hex(randomblob(32)))` })
      .where(adopted)
      .run();
    adoptCancellations(database, now.toISOString());
  });
}

function remind(database: Database, now: Date): void {
  const coming = database
    .select()
    .from(jobs)
    .where(and(isNull(jobs.token), isNull(jobs.cancelledAt), gt(jobs.date, houstonNow(now).date)))
    .all();
  for (const job of coming) {
    const reminder = job.email === "" ? null : reminderFor({ ...job, stage: "booked" }, now);
    if (reminder) addMessages(database, job, [reminder]);
  }
}

/** The previous version writes only `cancelledAt`; this sets the stage and adds the event. */
function adoptCancellations(database: Database, at: string): void {
  const isCancelled = sql`${jobs.cancelledAt} IS NOT NULL AND ${jobs.stage} <> 'cancelled'`;
  const isRestored = sql`${jobs.cancelledAt} IS NULL AND ${jobs.stage} = 'cancelled'`;
  tell(database, "cancelled", sql`cancelled_at`, isCancelled);
  database
    .update(jobs)
    .set({ stage: "cancelled", endedAt: sql`${jobs.cancelledAt}` })
    .where(isCancelled)
    .run();
  tell(database, "restored", sql`${at}`, isRestored);
  database.update(jobs).set({ stage: "booked", endedAt: null }).where(isRestored).run();
}

type Sql = ReturnType<typeof sql>;

function tell(database: Database, what: "cancelled" | "restored", at: Sql, which: Sql): void {
  database.run(sql`
    INSERT INTO ${jobEvents} (job_id, at, who, what)
    SELECT id, ${at}, 'owner', ${what} FROM ${jobs} WHERE ${which}`);
}
