/** The events of each job (rule 120): added and read, never changed. */
import { and, asc, eq } from "drizzle-orm";
import type { EventFacts, JobEvent, NewJobEvent } from "#app/domain/job-event.ts";
import { insertEvent } from "./job-statements.server.ts";
import type { Database } from "./open.server.ts";
import { jobEvents } from "./schema.ts";

export type AppendEvent = NewJobEvent & { jobId: number; at: string; requestId: string | null };

/**
 * Adds an event. Call it in the transaction that changes the job.
 * @returns the event's id
 * @throws SqliteError SQLITE_CONSTRAINT_UNIQUE when the job has an event of this request already
 */
export function appendEvent(database: Database, event: AppendEvent): number {
  const { before, after } = event;
  const values = { ...event, before: toJson(before), after: toJson(after) };
  return Number(insertEvent(database).run(values).lastInsertRowid);
}

function toJson(facts: EventFacts | null): string | null {
  return facts ? JSON.stringify(facts) : null;
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
