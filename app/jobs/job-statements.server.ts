/**
 * The statements that every booking runs, compiled once for each connection: compiling one anew
 * takes ten times as long (docs/performance.md).
 */
import { and, type Column, eq, getTableColumns, sql } from "drizzle-orm";
import { oncePer } from "#app/lib/once-per.ts";
import type { Database } from "#db/open.server.ts";
import { jobEvents, jobs, messages } from "#db/schema.ts";
import type { MessageKind } from "./messages/messages.ts";

/** Takes a `bookingKey`. */
export const selectByKey = selectBy("bookingKey");
/** Takes an `orderNumber`. */
export const selectByOrderNumber = selectBy("orderNumber");
/** Takes a `token`. */
export const selectByToken = selectBy("token");

function selectBy(name: "bookingKey" | "orderNumber" | "token") {
  return oncePer((database: Database) =>
    database
      .select()
      .from(jobs)
      .where(eq(jobs[name], sql.placeholder(name)))
      .prepare(),
  );
}

/** Takes all columns but the id and those of the version before. */
export const insertJob = oncePer((database: Database) => {
  const { id: _, status: __, cancelledAt: ___, ...columns } = getTableColumns(jobs);
  return database.insert(jobs).values(placeholders(columns)).prepare();
});

/**
 * Takes a job's `id` and `revision`: how far its emails have got. Not the whole job: to read all its
 * columns takes several times as long as to find it.
 */
export const selectMarks = oncePer((database: Database) => {
  const { ownerNotifiedAt, customerNotifiedAt, confirmedAt, noticeDueAt, stage, textsSince } = jobs;
  const isRevision = and(
    eq(jobs.id, sql.placeholder("id")),
    eq(jobs.revision, sql.placeholder("revision")),
  );
  return database
    .select({ ownerNotifiedAt, customerNotifiedAt, confirmedAt, noticeDueAt, stage, textsSince })
    .from(jobs)
    .where(isRevision)
    .prepare();
});

/** Takes all columns of an event but the id. */
export const insertEvent = oncePer((database: Database) => {
  const { id: _, ...columns } = getTableColumns(jobEvents);
  return database.insert(jobEvents).values(placeholders(columns)).prepare();
});

/** A due message, unless there is one. Takes the columns. */
export const insertMessage = oncePer((database: Database) => {
  const { jobId, kind, revision, dueAt, textDueAt, extra } = messages;
  const columns = placeholders({ jobId, kind, revision, dueAt, textDueAt, extra });
  const values = { ...columns, state: "due" as const, attempts: 0 };
  return database.insert(messages).values(values).onConflictDoNothing().prepare();
});

const BOOKING_KINDS = ["booked-customer", "booked-owner"] as const satisfies MessageKind[];

/** The two emails of a booking, leased. Takes `jobId`, `revision` and `at`. */
export const insertBookingMessages = oncePer((database: Database) => {
  const rows = BOOKING_KINDS.map((kind) => ({
    jobId: sql.placeholder("jobId"),
    kind,
    revision: sql.placeholder("revision"),
    state: "leased" as const,
    dueAt: null,
    attempts: 1,
    firstTriedAt: sql.placeholder("at"),
  }));
  return database.insert(messages).values(rows).onConflictDoNothing().prepare();
});

/** Takes `jobId`, `kind`, `revision` and `at`, when it was accepted. */
export const updateSent = oncePer((database: Database) =>
  database
    .update(messages)
    .set({
      ...{ state: "sent" as const, dueAt: null, textDueAt: null, reason: null },
      settledAt: sql`${sql.placeholder("at")}`,
    })
    .where(
      and(
        eq(messages.jobId, sql.placeholder("jobId")),
        eq(messages.kind, sql.placeholder("kind")),
        eq(messages.revision, sql.placeholder("revision")),
      ),
    )
    .prepare(),
);

/** Takes the four columns and the job's `id`. */
export const updateMarks = oncePer((database: Database) => {
  const { ownerNotifiedAt, customerNotifiedAt, confirmedAt, noticeDueAt } = jobs;
  return database
    .update(jobs)
    .set(placeholders({ ownerNotifiedAt, customerNotifiedAt, confirmedAt, noticeDueAt }))
    .where(eq(jobs.id, sql.placeholder("id")))
    .prepare();
});

/**
 * A placeholder for each column, with the column's name. Null stays null: Drizzle's own placeholder would write
 * it as the text "null" in a column of JSON, and as false in a boolean one.
 */
function placeholders<Columns extends Record<string, Column>>(columns: Columns) {
  const entries = Object.entries(columns).map(([name, column]) => {
    const mapToDriverValue = (value: unknown) =>
      value === null ? null : column.mapToDriverValue(value);
    return [name, sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`];
  });
  // Drizzle's types for an update accept values only, though it accepts expressions too.
  return Object.fromEntries(entries) as Record<keyof Columns, never>;
}
