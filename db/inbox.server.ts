/** What waits for the owner (rule 216). */

import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { TrackedJob } from "#app/domain/job.ts";
import { UNNEEDED } from "#app/domain/messages.ts";
import { settleMessage } from "./jobs.server.ts";
import type { Message } from "./messages.server.ts";
import type { Database } from "./open.server.ts";
import { inboxMarks, isUnconfirmed, jobEvents, jobs, leadCaptures, messages } from "./schema.ts";

const MOST = 200;

const isBooked = and(isNull(jobs.cancelledAt), sql`coalesce(${jobs.stage}, 'booked') = 'booked'`);
const isUnmarked = (kind: string, id: unknown) =>
  sql`NOT EXISTS (SELECT 1 FROM ${inboxMarks} WHERE ${inboxMarks.key} = ${kind} || ':' || ${id})`;

/** Booked jobs whose customer may not know of it. */
export function unconfirmedJobs(database: Database): TrackedJob[] {
  return database
    .select()
    .from(jobs)
    .where(and(isUnconfirmed(jobs.status), isBooked))
    .orderBy(asc(jobs.createdAt))
    .limit(MOST)
    .all();
}

export function undatedJobs(database: Database): TrackedJob[] {
  return database
    .select()
    .from(jobs)
    .where(and(isNull(jobs.date), isBooked))
    .orderBy(asc(jobs.createdAt))
    .limit(MOST)
    .all();
}

export type WaitingLead = typeof leadCaptures.$inferSelect;

/** Leads that nobody has dealt with, the oldest first. @param since ISO instant: earlier ones are cold */
export function waitingLeads(database: Database, since: string): WaitingLead[] {
  return database
    .select()
    .from(leadCaptures)
    .where(and(isNull(leadCaptures.handledAt), gte(leadCaptures.enteredAt, since)))
    .orderBy(asc(leadCaptures.enteredAt))
    .limit(MOST)
    .all();
}

/** The phone numbers of the bookings since an instant. */
export function numbersBookedSince(database: Database, since: string): string[] {
  return database
    .select({ phone: jobs.phone })
    .from(jobs)
    .where(gte(jobs.createdAt, since))
    .all()
    .map(({ phone }) => phone);
}

/** Marks every lead of these ids as dealt with. @param as what came of it: "called" */
export function handleLeads(
  database: Database,
  ids: readonly number[],
  { at, as }: { at: string; as: string },
): void {
  database
    .update(leadCaptures)
    .set({ handledAt: at, handledAs: as })
    .where(and(inArray(leadCaptures.id, [...ids]), isNull(leadCaptures.handledAt)))
    .run();
}

export type JobNews = { eventId: number; at: string; job: TrackedJob };

/** Customers' photos of jobs to come that the owner has not looked at: the newest event of each job. */
export function newPhotos(database: Database, today: string): JobNews[] {
  return newsOf(
    database,
    and(
      eq(jobEvents.what, "photos-changed"),
      eq(jobEvents.who, "customer"),
      sql`coalesce(json_extract(${jobEvents.after}, '$.photos'), 0) > coalesce(json_extract(${jobEvents.before}, '$.photos'), 0)`,
      gte(jobs.date, today),
      isNull(jobs.endedAt),
      isUnmarked("photos", jobEvents.id),
    ),
  );
}

/** Jobs that customers cancelled late, until the owner has seen it or restored one. @param since ISO instant */
export function lateCancels(database: Database, since: string): JobNews[] {
  return newsOf(
    database,
    and(
      eq(jobEvents.what, "cancelled"),
      eq(jobEvents.who, "customer"),
      isNotNull(jobs.cancelledAt),
      gte(jobEvents.at, since),
      sql`json_extract(${jobEvents.after}, '$.isLate')`,
      isUnmarked("late-cancel", jobEvents.id),
    ),
  );
}

function newsOf(database: Database, which: ReturnType<typeof and>): JobNews[] {
  const rows = database
    .select({ event: jobEvents, job: jobs })
    .from(jobEvents)
    .innerJoin(jobs, eq(jobs.id, jobEvents.jobId))
    .where(which)
    .orderBy(desc(jobEvents.id))
    .limit(MOST)
    .all();
  const seen = new Set<number>();
  return rows.flatMap(({ event, job }) => {
    if (seen.has(job.id)) return [];
    seen.add(job.id);
    return [{ eventId: event.id, at: event.at, job }];
  });
}

export type LostMail = Pick<Message, "id" | "kind" | "revision" | "extra"> & {
  reason: string;
  at: string;
  job: TrackedJob;
};

/**
 * Emails to customers that were refused or given up, and every email that may have been sent or not,
 * until the owner has dealt with it. What the owner is told of such an email is not listed as well.
 */
export function lostMail(database: Database, since: string): LostMail[] {
  const rows = database
    .select({ message: messages, job: jobs })
    .from(messages)
    .innerJoin(jobs, eq(jobs.id, messages.jobId))
    .where(
      and(
        eq(messages.state, "given-up"),
        gte(messages.settledAt, since),
        notInArray(messages.reason, Object.values(UNNEEDED)),
        or(
          sql`${messages.kind} NOT LIKE '%-owner'`,
          and(eq(messages.reason, "unknown"), ne(messages.kind, "undelivered-owner")),
        ),
        isUnmarked("mail", messages.id),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(MOST)
    .all();
  return rows.map(({ message, job }) => ({
    id: message.id,
    kind: message.kind,
    revision: message.revision,
    extra: message.extra,
    reason: message.reason ?? "",
    at: message.settledAt ?? "",
    job,
  }));
}

/** Records that an email of the inbox has arrived: the owner knows it. */
export function markArrived(database: Database, id: number, at: string): void {
  const isDoubtful = and(eq(messages.id, id), eq(messages.state, "given-up"));
  const message = database.select().from(messages).where(isDoubtful).get();
  if (message) settleMessage(database, message, at);
}

/** Marks a notice as seen. @param key "late-cancel:12" */
export function markSeen(database: Database, key: string, at: string): void {
  database.insert(inboxMarks).values({ key, at }).onConflictDoNothing().run();
}
