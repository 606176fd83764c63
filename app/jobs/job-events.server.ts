/** The events of each job (rule 120): added and read, never changed. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { jobEvents } from "#db/schema.ts";
import type { JobEvent, NewJobEvent } from "./job-event.ts";
import { insertEvent } from "./job-statements.server.ts";

type AppendEvent = NewJobEvent & { jobId: number; at: string; requestId: string | null };

/**
 * Adds an event. Call it in the transaction that changes the job.
 * @returns the event's id
 * @throws SqliteError SQLITE_CONSTRAINT_UNIQUE when the job has an event of this request already
 */
export function appendEvent(database: Database, event: AppendEvent): number {
  return Number(insertEvent(database).run(event).lastInsertRowid);
}

/** A job's events, the oldest first. */
export function findEvents(database: Database, jobId: number): JobEvent[] {
  return database
    .select()
    .from(jobEvents)
    .where(eq(jobEvents.jobId, jobId))
    .orderBy(asc(jobEvents.id))
    .all();
}

/** The events of several jobs, by the job's id and the oldest first. */
export function findEventsOf(
  database: Database,
  jobIds: readonly number[],
): Map<number, JobEvent[]> {
  const rows = database
    .select()
    .from(jobEvents)
    .where(inArray(jobEvents.jobId, [...jobIds]))
    .orderBy(asc(jobEvents.id))
    .all();
  const byJob = new Map<number, JobEvent[]>();
  for (const { jobId, ...event } of rows) byJob.set(jobId, [...(byJob.get(jobId) ?? []), event]);
  return byJob;
}

/** The event that a request added to this job, if there is one. */
export function findEventOfRequest(
  database: Database,
  jobId: number,
  requestId: string,
): JobEvent | undefined {
  return database
    .select()
    .from(jobEvents)
    .where(and(eq(jobEvents.jobId, jobId), eq(jobEvents.requestId, requestId)))
    .get();
}
