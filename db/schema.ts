import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import type { JobLine, JobStatus } from "#app/domain/job.ts";
import type { TimeOfDay } from "#app/domain/schedule.ts";

/** Not yet accepted by both mailboxes. Literals: SQLite uses a partial index for no parameter. */
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
    /** Counts the details a customer has sent under this key; an email belongs to one of them. */
    revision: integer().notNull(),
    ownerNotifiedAt: text("owner_notified_at"),
    customerNotifiedAt: text("customer_notified_at"),
    /** When the background worker may take up the owner's notice; null: nothing is left to send. */
    noticeDueAt: text("notice_due_at"),
    noticeAttempts: integer("notice_attempts").notNull(),
    cancelledAt: text("cancelled_at"),
  },
  (job) => [
    index("jobs_notice_due").on(job.noticeDueAt).where(sql`${job.noticeDueAt} IS NOT NULL`),
    // Without the undated ones, whose own index would never be chosen beside it.
    index("jobs_date").on(job.date).where(sql`${job.date} IS NOT NULL`),
    index("jobs_created_at").on(job.createdAt),
    index("jobs_unconfirmed").on(job.createdAt).where(isUnconfirmed(job.status)),
    index("jobs_undated").on(job.createdAt).where(sql`${job.date} IS NULL`),
  ],
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
