import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { JobLine, JobStatus } from "#app/domain/job.ts";
import type { Actor, EventFacts, JobEventKind, JobStage } from "#app/domain/job-event.ts";
import type { MessageExtra, MessageKind, MessageState } from "#app/domain/messages.ts";
import type { PhotoKind } from "#app/domain/photo.ts";
import type { TimeOfDay } from "#app/domain/schedule.ts";

/**
 * A job whose two emails are not both accepted. With literals, because SQLite uses a partial index
 * only for these.
 */
export const isUnconfirmed = (status: AnySQLiteColumn) => sql`${status} IN ('saved', 'notified')`;

/** A booked pickup. Instants are ISO text, money integer cents, volume points. */
export const jobs = sqliteTable(
  "jobs",
  {
    id: integer().primaryKey(),
    orderNumber: text("order_number").notNull().unique(),
    bookingKey: text("booking_key").notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    fullAddress: text("full_address").notNull(),
    date: text(),
    timeOfDay: text("time_of_day").$type<TimeOfDay>(),
    notes: text().notNull(),
    items: text({ mode: "json" }).$type<readonly JobLine[]>().notNull(),
    subtotalCents: integer("subtotal_cents").notNull(),
    discountCents: integer("discount_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    volume: real().notNull(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    status: text().$type<JobStatus>().notNull(),
    createdAt: text("created_at").notNull(),
    /** Counts the versions of the details under this key; an email belongs to one of them. */
    revision: integer().notNull(),
    ownerNotifiedAt: text("owner_notified_at"),
    customerNotifiedAt: text("customer_notified_at"),
    /**
     * When the background worker may send the owner's notice; null when nothing is left to send.
     */
    noticeDueAt: text("notice_due_at"),
    noticeAttempts: integer("notice_attempts").notNull(),
    cancelledAt: text("cancelled_at"),
    // The columns below are nullable: during an update the previous version writes to this schema
    // too.
    /** The token of the customer's page: 64 hexadecimal digits. */
    token: text(),
    /** Null in a job that the previous version wrote: see `stageOf`. */
    stage: text().$type<JobStage>(),
    /** When the present revision was made: the time stamp of its calendar entry. */
    changedAt: text("changed_at"),
    /** When the job was done or cancelled. */
    endedAt: text("ended_at"),
  },
  (job) => [
    uniqueIndex("jobs_token").on(job.token),
    index("jobs_notice_due").on(job.noticeDueAt).where(sql`${job.noticeDueAt} IS NOT NULL`),
    // Undated jobs have an index of their own, which SQLite would not choose beside a full one.
    index("jobs_date").on(job.date).where(sql`${job.date} IS NOT NULL`),
    index("jobs_created_at").on(job.createdAt),
    index("jobs_unconfirmed").on(job.createdAt).where(isUnconfirmed(job.status)),
    index("jobs_undated").on(job.createdAt).where(sql`${job.date} IS NULL`),
  ],
);

/** The events of each job. Append-only: triggers refuse every change. */
export const jobEvents = sqliteTable(
  "job_events",
  {
    id: integer().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    at: text().notNull(),
    who: text().$type<Actor>().notNull(),
    what: text().$type<JobEventKind>().notNull(),
    before: text({ mode: "json" }).$type<EventFacts>(),
    after: text({ mode: "json" }).$type<EventFacts>(),
    requestId: text("request_id"),
  },
  (event) => [
    index("job_events_job").on(event.jobId),
    uniqueIndex("job_events_request").on(event.jobId, event.requestId),
  ],
);

/** Every email of a job, due, sent or given up: one of each kind for a revision. */
export const messages = sqliteTable(
  "messages",
  {
    id: integer().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    kind: text().$type<MessageKind>().notNull(),
    /**
     * The job's revision that it describes; for `note-owner` the event, for `undelivered-owner` the
     * message.
     */
    revision: integer().notNull(),
    state: text().$type<MessageState>().notNull(),
    /**
     * When it is due; while it is leased, when the lease ends; null when the worker does not send
     * it.
     */
    dueAt: text("due_at"),
    attempts: integer().notNull(),
    firstTriedAt: text("first_tried_at"),
    /** When it was accepted or given up. */
    settledAt: text("settled_at"),
    /** The reason for which it was given up or last not accepted. */
    reason: text(),
    /** What the message says in addition to the job, so that a repeat says the same. */
    extra: text({ mode: "json" }).$type<MessageExtra>(),
  },
  (message) => [
    uniqueIndex("messages_once").on(message.jobId, message.kind, message.revision),
    index("messages_due").on(message.dueAt).where(sql`${message.dueAt} IS NOT NULL`),
  ],
);

/** Photos of a job; the files are under UPLOADS_PATH. The row of a removed photo stays. */
export const photos = sqliteTable(
  "photos",
  {
    id: integer().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    /** The file's name: random, so that it reveals nothing and cannot be guessed. */
    name: text().notNull().unique(),
    /** customer: sent by the customer; before and after: taken by the crew. */
    kind: text().$type<PhotoKind>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    addedAt: text("added_at").notNull(),
    removedAt: text("removed_at"),
  },
  (photo) => [index("photos_job").on(photo.jobId)],
);

/** The crew's usual week; without any row there is no limit. */
export const weeklyWindows = sqliteTable(
  "weekly_windows",
  {
    /** 0 (Sunday) to 6. */
    weekday: integer().notNull(),
    timeOfDay: text("time_of_day").$type<TimeOfDay>().notNull(),
    isOpen: integer("is_open", { mode: "boolean" }).notNull(),
    points: real().notNull(),
    stops: integer(),
  },
  (window) => [primaryKey({ columns: [window.weekday, window.timeOfDay] })],
);

/** Days that differ from the usual week. The row with the highest id counts. */
export const windowOverrides = sqliteTable(
  "window_overrides",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    fromDate: text("from_date").notNull(),
    toDate: text("to_date").notNull(),
    timeOfDay: text("time_of_day").$type<TimeOfDay>(),
    isOpen: integer("is_open", { mode: "boolean" }).notNull(),
    points: real(),
    stops: integer(),
    note: text().notNull(),
    createdAt: text("created_at").notNull(),
  },
  (override) => [index("window_overrides_to").on(override.toDate)],
);

/** A name and phone left for the 10% (rule 42). */
export const leadCaptures = sqliteTable(
  "lead_captures",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    phone: text().notNull(),
    enteredAt: text("entered_at").notNull(),
    sessionId: text("session_id"),
  },
  (lead) => [index("lead_captures_entered_at").on(lead.enteredAt)],
);
