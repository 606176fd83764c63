import { type ColumnBuilderBase, isNull, type NotNull, sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Terms } from "#app/jobs/accounts/account.ts";
import type { Actor, EventFacts, JobEventKind, JobStage } from "#app/jobs/job-event.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import type { MessageExtra, MessageKind, MessageState } from "#app/jobs/messages/messages.ts";
import type {
  CardNewsFacts,
  CardNewsKind,
  CardRefundState,
  CheckoutState,
} from "#app/jobs/money/checkout.ts";
import type { FinalPrice, PaymentMethod, Receipt } from "#app/jobs/money/receipt.ts";
import type { PhotoKind } from "#app/jobs/photos/photo.ts";
import type { QuoteMessageKind } from "#app/jobs/quotes/quote.ts";
import type { DayProblem, Rhythm } from "#app/jobs/repeats/repeat.ts";
import type { ReviewFinding } from "#app/jobs/reviews/review-ask.ts";
import type { Language } from "#app/lib/language.ts";
import type { Cart } from "#app/prices/cart.ts";
import type { Yard } from "#app/prices/owner-settings.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import type { TaxMode } from "#app/prices/tax.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import type { TruckColor } from "#app/schedule/trucks/truck-color.ts";

/** A column that allows null in the database alone: each row has had a value since migration 0011. */
const alwaysSet = <Column extends ColumnBuilderBase>(column: Column) => column as NotNull<Column>;

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
    createdAt: text("created_at").notNull(),
    /** Counts the versions of the details under this key; an email belongs to one of them. */
    revision: integer().notNull(),

    // How far the emails of the present revision have got.
    ownerNotifiedAt: text("owner_notified_at"),
    customerNotifiedAt: text("customer_notified_at"),
    /** When both were accepted, or left to the worker (rule 305). */
    confirmedAt: text("confirmed_at"),
    /**
     * When the background worker may send the owner's notice; null when nothing is left to send.
     */
    noticeDueAt: text("notice_due_at"),
    noticeAttempts: integer("notice_attempts").notNull(),

    // The columns below are nullable: during an update the previous version writes to this schema
    // too.
    /** The token of the customer's page: 64 hexadecimal digits. */
    token: alwaysSet(text()),
    /** Where the job stands: `changeJob` alone changes it. */
    stage: alwaysSet(text().$type<JobStage>()),
    /** When the present revision was made: the time stamp of its calendar entry. */
    changedAt: text("changed_at"),
    /** When the job was done or cancelled. */
    endedAt: text("ended_at"),
    /** The owner's and the crew's own note, which no customer sees. */
    deskNote: text("desk_note"),
    /** How prices stood to the tax when the job was booked, which it keeps; null: nothing was set. */
    taxMode: text("tax_mode").$type<TaxMode>(),
    /** Hundredths of a percent. */
    taxRate: integer("tax_rate"),
    /**
     * The first touch: utm_source or the referring site; "phone" for a job that the owner took,
     * "unknown" without scripts; null for a job from before it was kept.
     */
    source: text(),
    /** How it was priced: "items", "load-size", "chat" or "phone"; null where that is not known. */
    pricedBy: text("priced_by"),
    /** Digits; null: none, or a job of an earlier version, whose phone is as it was typed. */
    phoneExtension: text("phone_extension"),
    isPlaceApproximate: integer("is_place_approximate", { mode: "boolean" }),
    /** Since when its customer wants texts about it (rule 371); null: none. */
    textsSince: text("texts_since"),
    /** When its customer has confirmed the pickup by text (rule 377). */
    pickupConfirmedAt: text("pickup_confirmed_at"),
    /** The truck that drives to it; null: the first (rule 451). */
    truckId: integer("truck_id"),
    /** A second truck that comes with it; null: none (rule 452). */
    secondTruckId: integer("second_truck_id"),
    /** When the owner has put it on its truck, where it stays; null: it was put there by itself. */
    truckChosenAt: text("truck_chosen_at"),
    /** The shop's numbers that it was booked with (rule 437); null: the usual ones. */
    numbers: text({ mode: "json" }).$type<ShopNumbers>(),
    /** When "On my way" and "Done" were pressed, without signal too (rule 458); null: of an earlier version. */
    setOffAt: text("set_off_at"),
    doneAt: text("done_at"),
    /** How many people were on its truck when it was done (rule 458). */
    people: integer(),
    /** The account it is on, with the terms and the discount of that time (rule 466); null: on none. */
    accountId: integer("account_id"),
    accountTerms: text("account_terms").$type<Terms>(),
    /** Hundredths of a percent. */
    accountRate: integer("account_rate"),
    /** Of a job on an account: whether the site's discount is its own as well. */
    hasSiteDiscount: integer("has_site_discount", { mode: "boolean" }),
    /** Of a job on an account: it is on the invoice of its month (rule 471). */
    accountMonthly: integer("account_monthly", { mode: "boolean" }),
    /** The job whose further day it is (rule 476); null: a job of its own. */
    partOf: integer("part_of"),
    /** Of the page on which it was booked: what its customer is sent and shown follows it (rule 571). */
    language: text().$type<Language>().notNull().default("en"),

    // For the version before alone, which serves during the update to this one: the triggers of
    // migration 0011 keep both. The release after this one drops them and the triggers.
    status: text()
      .notNull()
      .$default(() => "saved"),
    cancelledAt: text("cancelled_at"),
  },
  (job) => [
    uniqueIndex("jobs_token").on(job.token),
    index("jobs_notice_due").on(job.noticeDueAt).where(sql`${job.noticeDueAt} IS NOT NULL`),
    // Undated jobs have an index of their own, which SQLite would not choose beside a full one.
    index("jobs_date").on(job.date).where(sql`${job.date} IS NOT NULL`),
    // By this index alone the stops of a window are counted, at each booking.
    index("jobs_slot").on(job.timeOfDay, job.date, job.stage).where(sql`${job.date} IS NOT NULL`),
    index("jobs_created_at").on(job.createdAt),
    index("jobs_unconfirmed")
      .on(job.createdAt)
      .where(sql`${job.confirmedAt} IS NULL AND ${job.stage} <> 'cancelled'`),
    index("jobs_part_of").on(job.partOf).where(sql`${job.partOf} IS NOT NULL`),
    index("jobs_undated").on(job.createdAt).where(sql`${job.date} IS NULL`),
    index("jobs_account").on(job.accountId).where(sql`${job.accountId} IS NOT NULL`),
  ],
);

/** A job in the index `jobs_unconfirmed`. With a literal: SQLite uses a partial index for no placeholder. */
export const isUnconfirmed = sql`${jobs.confirmedAt} IS NULL AND ${jobs.stage} <> 'cancelled'`;

/** A job of its own, and no further day of another: wherever jobs are counted or listed as orders (rule 476). */
export const isOwnJob = isNull(jobs.partOf);

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

/** Every email and text of a job, due, sent or given up: one of each kind for a revision. */
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
    /** `dueAt` of a text: apart, so that no worker for emails claims one, an earlier version's included. */
    textDueAt: text("text_due_at"),
  },
  (message) => [
    uniqueIndex("messages_once").on(message.jobId, message.kind, message.revision),
    index("messages_due").on(message.dueAt).where(sql`${message.dueAt} IS NOT NULL`),
    index("messages_text_due").on(message.textDueAt).where(sql`${message.textDueAt} IS NOT NULL`),
  ],
);

/** Each time a customer has asked for texts about a job or ended them, with the words that were read (rule 371). */
export const textConsents = sqliteTable(
  "text_consents",
  {
    id: integer().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    at: text().notNull(),
    who: text().$type<Actor>().notNull(),
    isOn: integer("is_on", { mode: "boolean" }).notNull(),
    words: text().notNull(),
  },
  (consent) => [index("text_consents_job").on(consent.jobId)],
);

/** Numbers that have texted STOP (rule 375); `endedAt`: START came since. */
export const textStops = sqliteTable("text_stops", {
  /** E.164. */
  phone: text().primaryKey(),
  stoppedAt: text("stopped_at").notNull(),
  endedAt: text("ended_at"),
});

/** What customers have texted, and what the owner has answered (rule 378). */
export const texts = sqliteTable(
  "texts",
  {
    id: integer().primaryKey(),
    /** The customer's number, E.164. */
    phone: text().notNull(),
    /** The newest job of the number at that time. */
    jobId: integer("job_id").references(() => jobs.id),
    at: text().notNull(),
    /** From the owner to the customer. */
    isOurs: integer("is_ours", { mode: "boolean" }).notNull(),
    words: text().notNull(),
    /** The service's id of a text that came in: each is taken once. */
    sid: text().unique(),
    /** When the owner has answered it or has seen it; null: it waits in the inbox. */
    seenAt: text("seen_at"),
  },
  (one) => [
    index("texts_phone").on(one.phone, one.id),
    index("texts_unseen").on(one.id).where(sql`${one.seenAt} IS NULL`),
  ],
);

/** Trips to the dump (rule 455). Removed, never deleted. */
export const dumpTrips = sqliteTable(
  "dump_trips",
  {
    id: integer().primaryKey(),
    truckId: integer("truck_id").notNull(),
    /** When the truck was emptied. */
    at: text().notNull(),
    place: text().notNull(),
    /** Null: not known yet. */
    feeCents: integer("fee_cents"),
    /** Hundredths of a ton; null: not weighed. */
    tons: integer(),
    /** The crew member who entered it; null: the owner. */
    crewId: integer("crew_id").references(() => crewMembers.id),
    addedAt: text("added_at").notNull(),
    removedAt: text("removed_at"),
  },
  (trip) => [index("dump_trips_at").on(trip.at)],
);

/** Photos of the dump's tickets, kept as a job's photos are. */
export const tickets = sqliteTable(
  "tickets",
  {
    id: integer().primaryKey(),
    tripId: integer("trip_id")
      .notNull()
      .references(() => dumpTrips.id),
    name: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    addedAt: text("added_at").notNull(),
    removedAt: text("removed_at"),
  },
  (ticket) => [index("tickets_trip").on(ticket.tripId)],
);

/** What a job has cost besides the dump, labor and fuel, in the owner's words. */
export const jobCosts = sqliteTable(
  "job_costs",
  {
    id: integer().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    at: text().notNull(),
    words: text().notNull(),
    cents: integer().notNull(),
    removedAt: text("removed_at"),
  },
  (cost) => [index("job_costs_job").on(cost.jobId)],
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
    /** customer: sent by the customer; before, after and donation: taken by the crew. */
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

/** The trucks, once there are two (rule 450). The row of one that was taken off stays, for what it did. */
export const trucks = sqliteTable("trucks", {
  id: integer().primaryKey(),
  name: text().notNull(),
  color: text().$type<TruckColor>().notNull(),
  points: real().notNull(),
  stops: integer(),
  /** 0 (Sunday) to 6. */
  weekdays: text({ mode: "json" }).$type<readonly number[]>().notNull(),
  /** Where it starts; null: at the yard of the business. */
  yard: text({ mode: "json" }).$type<Yard>(),
  addedAt: text("added_at").notNull(),
  removedAt: text("removed_at"),
});

/** Standing customers (rule 465). The row of one that has ended stays, for its jobs. */
export const accounts = sqliteTable("accounts", {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** Where its invoices go. */
  email: text().notNull(),
  poNumber: text("po_number").notNull(),
  terms: text().$type<Terms>().notNull(),
  /** Its own discount, in hundredths of a percent. */
  rate: integer().notNull(),
  addedAt: text("added_at").notNull(),
  endedAt: text("ended_at"),
  /** One invoice for the jobs of a month; otherwise one for each job (rule 471). */
  isMonthly: integer("is_monthly", { mode: "boolean" }).notNull().default(false),
});

/** Jobs of accounts that repeat (rules 473 to 475, 486 to 488). The row of one that was stopped stays. */
export const repeats = sqliteTable(
  "repeats",
  {
    id: integer().primaryKey(),
    /** The form's own: one key makes one repeat. */
    key: text().notNull().unique(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    phoneExtension: text("phone_extension"),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    fullAddress: text("full_address").notNull(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    isPlaceApproximate: integer("is_place_approximate", { mode: "boolean" }).notNull(),
    notes: text().notNull(),
    items: text({ mode: "json" }).$type<Cart>().notNull(),
    /** A fixed price, and the points it takes; null: as the price list has it. */
    priceCents: integer("price_cents"),
    points: real(),
    timeOfDay: text("time_of_day").$type<TimeOfDay>().notNull(),
    rhythm: text().$type<Rhythm>().notNull(),
    firstDate: text("first_date").notNull(),
    /** Null: it never ends. */
    lastDate: text("last_date"),
    /** Whether its customer gets an email each time a job is booked. */
    isTold: integer("is_told", { mode: "boolean" }).notNull(),
    /** Up to this date its dates were dealt with. */
    handledTo: text("handled_to").notNull(),
    addedAt: text("added_at").notNull(),
    stoppedAt: text("stopped_at"),
  },
  (repeat) => [
    index("repeats_account").on(repeat.accountId),
    index("repeats_handled").on(repeat.handledTo).where(sql`${repeat.stoppedAt} IS NULL`),
  ],
);

/** The dates of repeats that were dealt with: each once. */
export const repeatDays = sqliteTable(
  "repeat_days",
  {
    repeatId: integer("repeat_id")
      .notNull()
      .references(() => repeats.id),
    date: text().notNull(),
    jobId: integer("job_id")
      .unique()
      .references(() => jobs.id),
    /** The revision in which the repeat left its job. */
    revision: integer(),
    /** Why there is no job, or why it could not follow a change; null: nothing waits for the owner. */
    problem: text().$type<DayProblem>(),
    skippedAt: text("skipped_at"),
    at: text().notNull(),
  },
  (day) => [
    primaryKey({ columns: [day.repeatId, day.date] }),
    index("repeat_days_problem").on(day.date).where(sql`${day.problem} IS NOT NULL`),
  ],
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
    /** The first touch, as in a job. */
    source: text(),
    /** When the owner has dealt with it, and what came of it; null: it waits in the inbox. */
    handledAt: text("handled_at"),
    handledAs: text("handled_as"),
    phoneExtension: text("phone_extension"),
  },
  (lead) => [index("lead_captures_entered_at").on(lead.enteredAt)],
);

/**
 * A price that a customer asks for with photos and a few words instead of a list (rules 415 to 420). Until
 * it is sent it is a draft, which holds the photos of a form that was refused and nothing else.
 */
export const quotes = sqliteTable(
  "quotes",
  {
    id: integer().primaryKey(),
    /** The form's own: one key makes one quote, and one job. */
    key: text().notNull().unique(),
    /** Opens its page: 32 hexadecimal digits. */
    token: text().notNull().unique(),
    createdAt: text("created_at").notNull(),
    /** When it was asked for, or asked for again; null: a draft. */
    askedAt: text("asked_at"),
    name: text().notNull(),
    /** "" where a phone is there. */
    email: text().notNull(),
    /** E.164; "" where an email address is there. */
    phone: text().notNull(),
    phoneExtension: text("phone_extension"),
    zip: text().notNull(),
    words: text().notNull(),
    /** The first touch, as in a job. */
    source: text(),
    /** Of the page that it was asked on (rule 587). */
    language: text().$type<Language>().notNull().default("en"),
    /** Since when its customer wants texts, and the words that were read (rule 371); null: none. */
    textsSince: text("texts_since"),
    textWords: text("text_words"),
    /** Counts asking, answering and withdrawing: a form names the one it has seen. */
    revision: integer().notNull(),
    /** The price, without a tax that is added, in cents; null: not answered. */
    priceCents: integer("price_cents"),
    points: real(),
    /** The owner's words beside the price. */
    answer: text(),
    taxMode: text("tax_mode").$type<TaxMode>(),
    /** Hundredths of a percent. */
    taxRate: integer("tax_rate"),
    answeredAt: text("answered_at"),
    /** The last day on which it can be booked, YYYY-MM-DD in Houston. */
    lastDay: text("last_day"),
    withdrawnAt: text("withdrawn_at"),
    /** When the owner has dealt with it in another way; null: while it is asked, it waits in the inbox. */
    handledAt: text("handled_at"),
    /** The job it was booked as. Ids of jobs stay: a job is never deleted. */
    jobId: integer("job_id"),
  },
  (quote) => [
    index("quotes_asked_at").on(quote.askedAt),
    uniqueIndex("quotes_job").on(quote.jobId).where(sql`${quote.jobId} IS NOT NULL`),
  ],
);

/** Photos of a quote, until it is booked: then they are the job's. */
export const quotePhotos = sqliteTable(
  "quote_photos",
  {
    id: integer().primaryKey(),
    quoteId: integer("quote_id")
      .notNull()
      .references(() => quotes.id),
    /** As a job's photo is named. */
    name: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Of the file that it was made of: a form that is sent again adds none twice. */
    sha256: text().notNull(),
    addedAt: text("added_at").notNull(),
    removedAt: text("removed_at"),
  },
  (photo) => [index("quote_photos_quote").on(photo.quoteId)],
);

/** What a quote's owner and customer are told: one of each kind for a revision. */
export const quoteMessages = sqliteTable(
  "quote_messages",
  {
    id: integer().primaryKey(),
    quoteId: integer("quote_id")
      .notNull()
      .references(() => quotes.id),
    kind: text().$type<QuoteMessageKind>().notNull(),
    revision: integer().notNull(),
    /** When it is due; while it is sent, when the lease ends; null once it is settled. */
    dueAt: text("due_at"),
    attempts: integer().notNull(),
    firstTriedAt: text("first_tried_at"),
    settledAt: text("settled_at"),
    /** Why it was given up or last not accepted; null once it was sent. */
    reason: text(),
  },
  (message) => [
    uniqueIndex("quote_messages_once").on(message.quoteId, message.kind, message.revision),
    index("quote_messages_due").on(message.dueAt).where(sql`${message.dueAt} IS NOT NULL`),
  ],
);

/** What the owner has set on the desk: one JSON value for each name (app/prices/owner-settings.server.ts). */
export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: text({ mode: "json" }).notNull(),
  changedAt: text("changed_at").notNull(),
});

/** People who work for the owner and may see the day on their own phone. */
export const crewMembers = sqliteTable("crew_members", {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** The truck that the member is on; null: none, and sees the stops of all. */
  truckId: integer("truck_id"),
  addedAt: text("added_at").notNull(),
  /** A removed member's sessions are over; the row stays, for what the member has done. */
  removedAt: text("removed_at"),
});

/**
 * Codes to sign in with, each good once. Only hashes are kept. An emailed code belongs to the browser
 * that asked for it; a printed one (`npm run owner -- desk`, or beside a crew member's QR code) is long
 * enough not to.
 */
export const deskCodes = sqliteTable(
  "desk_codes",
  {
    id: integer().primaryKey(),
    codeHash: text("code_hash").notNull(),
    /** The hash of the cookie of the browser that asked; null for a printed code. */
    browserHash: text("browser_hash"),
    /** Whom it signs in; null: the owner. */
    crewId: integer("crew_id").references(() => crewMembers.id),
    /** How often a wrong code was typed for it. */
    tries: integer().notNull(),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    /** When it was used, or replaced by another. */
    spentAt: text("spent_at"),
  },
  (code) => [
    index("desk_codes_browser").on(code.browserHash),
    index("desk_codes_hash").on(code.codeHash),
  ],
);

/**
 * Codes of the owner's paper, each good once, without an end (rule 506). Only hashes are kept; those of an earlier set
 * that nobody has used are deleted.
 */
export const recoveryCodes = sqliteTable("recovery_codes", {
  id: integer().primaryKey(),
  codeHash: text("code_hash").notNull().unique(),
  madeAt: text("made_at").notNull(),
  spentAt: text("spent_at"),
  /** The device that it signed in; null: it confirmed a change. */
  device: text(),
});

/** Codes that were asked for, counted for its limits; older ones than a day are deleted. */
export const deskAttempts = sqliteTable(
  "desk_attempts",
  {
    id: integer().primaryKey(),
    /** "ask:" and a network, a known browser or a mailbox, hashed. */
    key: text().notNull(),
    at: text().notNull(),
  },
  (attempt) => [index("desk_attempts_key").on(attempt.key, attempt.at)],
);

/** The devices that are signed in to the desk, and those that were. Only the token's hash is kept. */
export const deskSessions = sqliteTable(
  "desk_sessions",
  {
    id: integer().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    /** Null: the owner. */
    crewId: integer("crew_id").references(() => crewMembers.id),
    /** "iPhone, Safari", for the list of devices. */
    device: text().notNull(),
    createdAt: text("created_at").notNull(),
    seenAt: text("seen_at").notNull(),
    /** 90 days after it was last seen. */
    expiresAt: text("expires_at").notNull(),
    /** When it was signed out. */
    endedAt: text("ended_at"),
  },
  (session) => [index("desk_sessions_crew").on(session.crewId)],
);

/**
 * Posts of the desk that concern no single job, so that a repeat changes nothing: a day's order, the
 * settings, the prices. Posts about a job are in its events.
 */
export const deskPosts = sqliteTable("desk_posts", {
  requestId: text("request_id").primaryKey(),
  at: text().notNull(),
});

/** The order that the owner gave a day's stops; the rest of the stops follow by the route. */
export const dayOrders = sqliteTable("day_orders", {
  date: text().primaryKey(),
  jobIds: text("job_ids", { mode: "json" }).$type<readonly number[]>().notNull(),
  changedAt: text("changed_at").notNull(),
});

/** What a job that is done came to. The newest row of a job counts; the booked price stays on the job. */
export const jobFinals = sqliteTable(
  "job_finals",
  {
    id: integer().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    at: text().notNull(),
    final: text({ mode: "json" }).$type<FinalPrice>().notNull(),
    /** `final.tax.totalCents` and `final.tax.taxCents`, for sums. */
    totalCents: integer("total_cents").notNull(),
    taxCents: integer("tax_cents").notNull(),
    /** When a correction took its place; null: it counts. */
    replacedAt: text("replaced_at"),
  },
  (final) => [
    uniqueIndex("job_finals_current").on(final.jobId).where(sql`${final.replacedAt} IS NULL`),
    index("job_finals_at").on(final.at),
  ],
);

/** Money received for a job. Voided, never deleted. */
export const payments = sqliteTable(
  "payments",
  {
    id: integer().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    method: text().$type<PaymentMethod>().notNull(),
    /** For the job, its tax included, without the tip. */
    cents: integer().notNull(),
    tipCents: integer("tip_cents").notNull(),
    at: text().notNull(),
    voidedAt: text("voided_at"),
    voidReason: text("void_reason"),
    /** Stripe's id of it, "pi_…", or of a refund, "re_…"; null: it did not go through Stripe. */
    stripeId: text("stripe_id"),
    /** Who took it: the crew member's name, or `OWNER_TOOK`; null: nobody did, or it was not kept. */
    takenBy: text("taken_by"),
  },
  (payment) => [
    index("payments_job").on(payment.jobId),
    index("payments_at").on(payment.at),
    uniqueIndex("payments_stripe").on(payment.stripeId).where(sql`${payment.stripeId} IS NOT NULL`),
  ],
);

/** Payments by card that customers have begun on Stripe's page. Nothing in them says who. */
export const cardCheckouts = sqliteTable(
  "card_checkouts",
  {
    id: integer().primaryKey(),
    /** What Stripe calls it by: random. */
    ref: text().notNull().unique(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    /** The receipt that says what is owed; null: of a job that an earlier version finished. */
    receiptId: integer("receipt_id").references(() => receipts.id),
    /** For the job, without the tip. */
    cents: integer().notNull(),
    tipCents: integer("tip_cents").notNull(),
    state: text().$type<CheckoutState>().notNull(),
    /** Stripe's id of it, "cs_…"; null: Stripe was not heard. */
    sessionId: text("session_id").unique(),
    createdAt: text("created_at").notNull(),
    /** When Stripe is asked next what became of it; null: it is settled. */
    askAt: text("ask_at"),
    asks: integer().notNull(),
    settledAt: text("settled_at"),
  },
  (checkout) => [
    index("card_checkouts_job").on(checkout.jobId),
    uniqueIndex("card_checkouts_live")
      .on(checkout.jobId)
      .where(sql`${checkout.state} IN ('making', 'open', 'closing')`),
    index("card_checkouts_ask").on(checkout.askAt).where(sql`${checkout.askAt} IS NOT NULL`),
  ],
);

/** Money that is given back by card: asked of Stripe first, a payment of negative cents once it is given. */
export const cardRefunds = sqliteTable(
  "card_refunds",
  {
    id: integer().primaryKey(),
    ref: text().notNull().unique(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    /** The post that asked for it: a repeat asks for no second one. */
    requestId: text("request_id"),
    /** Stripe's id of the payment it is given back of. */
    intentId: text("intent_id").notNull(),
    cents: integer().notNull(),
    state: text().$type<CardRefundState>().notNull(),
    /** Stripe's id of it, "re_…". */
    stripeId: text("stripe_id").unique(),
    reason: text(),
    createdAt: text("created_at").notNull(),
    askAt: text("ask_at"),
    asks: integer().notNull(),
    settledAt: text("settled_at"),
  },
  (refund) => [
    uniqueIndex("card_refunds_request").on(refund.jobId, refund.requestId),
    index("card_refunds_ask").on(refund.askAt).where(sql`${refund.askAt} IS NOT NULL`),
  ],
);

/** What Stripe has told of that the owner must know; it leaves the inbox once it is marked as seen. */
export const cardNews = sqliteTable("card_news", {
  id: integer().primaryKey(),
  /** What it is about, once: "dispute du_…". */
  key: text().notNull().unique(),
  kind: text().$type<CardNewsKind>().notNull(),
  /** Null: no job of the site is known to it. */
  jobId: integer("job_id").references(() => jobs.id),
  at: text().notNull(),
  facts: text({ mode: "json" }).$type<CardNewsFacts>().notNull(),
});

/** The events of Stripe's that were dealt with: a repeat changes nothing. */
export const cardEvents = sqliteTable(
  "card_events",
  { id: text().primaryKey(), at: text().notNull() },
  (event) => [index("card_events_at").on(event.at)],
);

/** Receipts, numbered through each year without gap. Payments join them; else they are voided, and made anew. */
export const receipts = sqliteTable(
  "receipts",
  {
    id: integer().primaryKey(),
    /** The year in Houston in which it was issued. */
    year: integer().notNull(),
    number: integer().notNull(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    issuedAt: text("issued_at").notNull(),
    receipt: text({ mode: "json" }).$type<Receipt>().notNull(),
    voidedAt: text("voided_at"),
    voidReason: text("void_reason"),
  },
  (receipt) => [
    uniqueIndex("receipts_number").on(receipt.year, receipt.number),
    uniqueIndex("receipts_current").on(receipt.jobId).where(sql`${receipt.voidedAt} IS NULL`),
  ],
);

/**
 * Invoices of jobs on accounts, numbered through each year without gap. The figures are those of the receipts that
 * it was made with, and it is void once one of them is (rules 469 and 471).
 */
export const invoices = sqliteTable(
  "invoices",
  {
    id: integer().primaryKey(),
    /** The year in Houston in which it was issued. */
    year: integer().notNull(),
    number: integer().notNull(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    receiptId: integer("receipt_id")
      .notNull()
      .references(() => receipts.id),
    /** Opens its page: 32 hexadecimal digits. */
    token: text().notNull().unique(),
    issuedAt: text("issued_at").notNull(),
    /** Whom it is for, as it was then. */
    account: text().notNull(),
    poNumber: text("po_number").notNull(),
  },
  (invoice) => [
    uniqueIndex("invoices_number").on(invoice.year, invoice.number),
    index("invoices_receipt").on(invoice.receiptId),
    index("invoices_job").on(invoice.jobId),
  ],
);

/** The further receipts of an invoice for a month (rule 471): its first one is in its own row. */
export const invoiceParts = sqliteTable(
  "invoice_parts",
  {
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoices.id),
    receiptId: integer("receipt_id")
      .notNull()
      .references(() => receipts.id),
  },
  (part) => [
    primaryKey({ columns: [part.invoiceId, part.receiptId] }),
    index("invoice_parts_receipt").on(part.receiptId),
  ],
);

/** The summary of each week: sent once (rule 211). The worker leases it like a message. */
export const weekSummaries = sqliteTable("week_summaries", {
  /** The Monday after the week. */
  monday: text().primaryKey(),
  /** When it is due or its lease ends; null once it is sent or given up. */
  dueAt: text("due_at"),
  attempts: integer().notNull(),
  settledAt: text("settled_at"),
});

/**
 * The revisions of the price list. The newest counts; without any the file of CATALOG_PATH does.
 * Booked jobs keep their prices.
 */
export const priceRevisions = sqliteTable("price_revisions", {
  id: integer().primaryKey({ autoIncrement: true }),
  at: text().notNull(),
  /** What was changed, in words for the owner. */
  note: text().notNull(),
  /** The whole list, in the format of CATALOG_PATH. */
  csv: text().notNull(),
  /** The ids of items that no page shows at present. */
  hidden: text({ mode: "json" }).$type<readonly string[]>().notNull(),
});

/** Customers who wait for an earlier window than their own; one wish of a job at a time. */
export const waitlistWishes = sqliteTable(
  "opening_wishes",
  {
    id: integer().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    /** The first day that suits. */
    fromDate: text("from_date").notNull(),
    /** 0 (Sunday) to 6. */
    weekdays: text({ mode: "json" }).$type<readonly number[]>().notNull(),
    windows: text({ mode: "json" }).$type<readonly TimeOfDay[]>().notNull(),
    createdAt: text("created_at").notNull(),
    /** When the customer stopped waiting, or the job was moved, cancelled or done. */
    endedAt: text("ended_at"),
  },
  (wish) => [
    uniqueIndex("opening_wishes_current").on(wish.jobId).where(sql`${wish.endedAt} IS NULL`),
  ],
);

/** Windows in which a change of a job has made room while somebody waited. */
export const waitlistOpenings = sqliteTable(
  "openings",
  {
    id: integer().primaryKey(),
    /** The change that opened it. */
    eventId: integer("event_id")
      .notNull()
      .references(() => jobEvents.id),
    date: text().notNull(),
    timeOfDay: text("time_of_day").$type<TimeOfDay>().notNull(),
    openedAt: text("opened_at").notNull(),
    /** When the next customer is asked: while a window is held, when the hold ends. Null: nobody is left. */
    dueAt: text("due_at"),
  },
  (opening) => [
    uniqueIndex("openings_once").on(opening.eventId, opening.timeOfDay),
    index("openings_due").on(opening.dueAt).where(sql`${opening.dueAt} IS NOT NULL`),
  ],
);

/** Who was asked about an opening; as long as one is open and has not run out, its window is held. */
export const waitlistOffers = sqliteTable(
  "opening_offers",
  {
    id: integer().primaryKey(),
    openingId: integer("opening_id")
      .notNull()
      .references(() => waitlistOpenings.id),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    /** What is held, in points, and on which truck; null: the first. */
    points: real().notNull(),
    truckId: integer("truck_id"),
    askedAt: text("asked_at").notNull(),
    endsAt: text("ends_at").notNull(),
    /** ended: the job was moved elsewhere, cancelled or done, or its customer waits no more. */
    state: text().$type<"open" | "taken" | "declined" | "expired" | "ended">().notNull(),
    settledAt: text("settled_at"),
  },
  (offer) => [
    uniqueIndex("opening_offers_once").on(offer.openingId, offer.jobId),
    uniqueIndex("opening_offers_open").on(offer.jobId).where(sql`${offer.state} = 'open'`),
  ],
);

/**
 * The done jobs that were decided on: whether their customer is asked for a review (rules 406 to 408), once. The
 * person is the job's.
 */
export const reviewAsks = sqliteTable(
  "review_asks",
  {
    jobId: integer("job_id")
      .primaryKey()
      .references(() => jobs.id),
    decidedAt: text("decided_at").notNull(),
    finding: text().$type<ReviewFinding>().notNull(),
    /** When its link was opened first. */
    openedAt: text("opened_at"),
    /** When its customer has said that we shall not ask. */
    stoppedAt: text("stopped_at"),
  },
  (ask) => [
    index("review_asks_decided").on(ask.decidedAt),
    index("review_asks_stopped").on(ask.stoppedAt).where(sql`${ask.stoppedAt} IS NOT NULL`),
  ],
);

/** What customers have said of the business, for the home page. */
export const reviews = sqliteTable("reviews", {
  id: integer().primaryKey(),
  author: text().notNull(),
  /** Where the author lives: a city. */
  place: text().notNull(),
  words: text().notNull(),
  /** 1 to 5. */
  stars: integer(),
  /** Where it was left, "Google" for example, and its address there. */
  origin: text(),
  url: text(),
  /** The day on which its customer wrote it, YYYY-MM-DD; null in rows of an earlier version. */
  leftOn: text("left_on"),
  addedAt: text("added_at").notNull(),
  /** When it was taken off the home page. */
  removedAt: text("removed_at"),
});

/**
 * Questions and posts that the owner has written, hidden or moved (rules 530 to 534). One without a row is as it
 * comes with the site.
 */
export const pageTexts = sqliteTable(
  "page_texts",
  {
    kind: text().$type<"question" | "post">().notNull(),
    /** The anchor of a question, the last part of a post's address. */
    id: text().notNull(),
    isHidden: integer("is_hidden", { mode: "boolean" }).notNull().default(false),
    /** Its place in the list; null: where it is by itself. */
    position: integer(),
    /** The owner's words, in Markdown; null: those that come with the site. A question has no summary. */
    title: text(),
    summary: text(),
    body: text(),
    /** When a post was added, YYYY-MM-DD; null: it comes with the site. */
    publishedOn: text("published_on"),
    /** When its words were last changed, YYYY-MM-DD. */
    updatedOn: text("updated_on"),
  },
  (pageText) => [primaryKey({ columns: [pageText.kind, pageText.id] })],
);

/** Notices of the inbox that the owner has dealt with: "late-cancel:12", "photos:34". */
export const inboxMarks = sqliteTable("inbox_marks", {
  key: text().primaryKey(),
  at: text().notNull(),
});

/** What the owner and the crew know of a customer, by phone number (rule 256). */
export const customerNotes = sqliteTable("customer_notes", {
  /** "+17135550188"; in a row of an earlier version "7135550188 renata@example.com". */
  key: text().primaryKey(),
  note: text().notNull(),
  changedAt: text("changed_at").notNull(),
});

/** Numbers that may not book on the site (rule 400). */
export const doNotBook = sqliteTable("do_not_book", {
  /** As `phoneKey` has it. */
  key: text().primaryKey(),
  since: text().notNull(),
});
