/** Erases a customer (rule 239): the figures stay, and nothing that says whose they are. */
import { randomInt } from "node:crypto";
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { setBarred } from "#app/jobs/do-not-book.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { INVOICE_KINDS, UNNEEDED } from "#app/jobs/messages/messages.ts";
import { eraseQuotes, quotesOf } from "#app/jobs/quotes/quotes.server.ts";
import { countRepeatsOf, eraseRepeats } from "#app/jobs/repeats/repeats.server.ts";
import { eraseTexts } from "#app/jobs/texts/thread.server.ts";
import type { Person } from "#app/lib/person.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import { withoutCopying } from "#app/server/copy/copy-state.server.ts";
import type { Database } from "#db/open.server.ts";
import {
  accounts,
  invoiceParts,
  invoices,
  jobCosts,
  jobEvents,
  jobFinals,
  jobs,
  leadCaptures,
  messages,
  payments,
  photos,
  receipts,
} from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { forgetNote } from "./customer-notes.server.ts";
import {
  ERASED_NAME,
  factsLeft,
  finalLeft,
  jobsToClose,
  placeLeft,
  receiptLeft,
} from "./erasing.ts";

/** What was found of a person: jobs and quotes with a number or the email, and leads with one of the numbers. */
type Traces = { jobs: Job[]; leads: number; quotes: number; repeats: number };

export type Erased =
  | { kind: "erased"; orderNumbers: string[]; quotes: number[]; photos: string[] }
  /** Jobs that are still to be done, or to be closed. */
  | { kind: "open"; jobs: Job[] };

export function tracesOf(database: Database, person: Person): Traces {
  const found = jobsOf(database, person);
  const numbers = numbersOf(person, found);
  return {
    jobs: found,
    leads: leadIds(database, numbers).length,
    quotes: quotesOf(database, { numbers, email: emailOf(person) }).length,
    repeats: countRepeatsOf(database, { numbers, email: emailOf(person) }),
  };
}

/** Erases in one transaction, unless a job of the person is still open. @param at ISO instant */
export function eraseCustomer(database: Database, person: Person, at: string): Erased {
  return inTransaction(database, () => {
    const found = jobsOf(database, person);
    const open = jobsToClose(found);
    if (open.length > 0) return { kind: "open", jobs: open };
    // One for all that is the person's, so that the reports still count one; it is no number.
    const phone = `erased ${randomInt(100_000_000, 1_000_000_000)}`;
    const numbers = numbersOf(person, found);
    const removed = found.flatMap((job) => eraseJob(database, job, { phone, at }));
    eraseEvents(database, found);
    const handled = { handledAt: sql`coalesce(handled_at, ${at})`, sessionId: null };
    database
      .update(leadCaptures)
      .set({ ...handled, name: ERASED_NAME, phone, phoneExtension: null })
      .where(inArray(leadCaptures.id, leadIds(database, numbers)))
      .run();
    const quotes = quotesOf(database, { numbers, email: emailOf(person) });
    const left = { name: ERASED_NAME, phone, at };
    removed.push(...eraseQuotes(database, quotes, left));
    for (const number of numbers) {
      forgetNote(database, number);
      setBarred(database, number, false, at);
    }
    eraseTexts(database, numbers);
    eraseAccounts(database, emailOf(person));
    eraseRepeats(database, { numbers, email: emailOf(person) }, left);
    return {
      kind: "erased",
      orderNumbers: found.map(({ orderNumber }) => orderNumber),
      quotes,
      photos: removed,
    };
  });
}

/** Accounts with the person's address that have ended: the others are somebody's still. */
function eraseAccounts(database: Database, email: string): void {
  if (email === "") return;
  const erased = database
    .update(accounts)
    .set({ name: ERASED_NAME, email: "", poNumber: "" })
    .where(and(isNotNull(accounts.endedAt), sql`lower(trim(${accounts.email})) = ${email}`))
    .returning({ id: accounts.id })
    .all();
  const theirs = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      inArray(
        jobs.accountId,
        erased.map(({ id }) => id),
      ),
    );
  database
    .update(invoices)
    .set({ account: ERASED_NAME, poNumber: "" })
    .where(inArray(invoices.jobId, theirs))
    .run();
}

function jobsOf(database: Database, { phone, email }: Person): Job[] {
  const address = emailOf({ email });
  const isNumber = phone === "" ? undefined : sql`phone_key(${jobs.phone}) = ${phoneKey(phone)}`;
  const isEmail = address === "" ? undefined : sql`lower(trim(${jobs.email})) = ${address}`;
  if (!isNumber && !isEmail) return [];
  const main = database.select({ id: jobs.id }).from(jobs).where(or(isNumber, isEmail));
  // A further day that was done keeps the number of that time.
  const which = or(isNumber, isEmail, inArray(jobs.partOf, main));
  return database.select().from(jobs).where(which).orderBy(jobs.id).all();
}

function emailOf({ email }: Pick<Person, "email">): string {
  return email.trim().toLowerCase();
}

function numbersOf({ phone }: Person, found: readonly Job[]): string[] {
  return [...new Set([phone, ...found.map((job) => job.phone)].map(phoneKey))].filter(Boolean);
}

function leadIds(database: Database, numbers: readonly string[]): number[] {
  const isTheirs = inArray(sql`phone_key(${leadCaptures.phone})`, [...numbers]);
  const { id } = leadCaptures;
  return database
    .select({ id })
    .from(leadCaptures)
    .where(isTheirs)
    .all()
    .map((lead) => lead.id);
}

/** An invoice of several jobs stays its account's, without what is the customer's. */
const isOfOneJob = sql`${invoices.id} NOT IN (SELECT invoice_id FROM ${invoiceParts})`;

/** @returns the names of its photos, whose files are to be deleted */
function eraseJob(
  database: Database,
  job: Job,
  { phone, at }: { phone: string; at: string },
): string[] {
  const place = placeLeft(job);
  database
    .update(jobs)
    .set({
      ...{ name: ERASED_NAME, email: "", phone, phoneExtension: null, street: "", notes: "" },
      ...{ fullAddress: place, zip: job.zip.slice(0, 5), deskNote: null, noticeDueAt: null },
      textsSince: null,
      // The area is left, not the house.
      latitude: Math.round(job.latitude * 10) / 10,
      longitude: Math.round(job.longitude * 10) / 10,
      // The private link opens nothing any more.
      token: sql`lower(hex(randomblob(32)))`,
    })
    .where(eq(jobs.id, job.id))
    .run();
  eraseMoney(database, job.id, place);
  database
    .update(invoices)
    .set({ token: sql`lower(hex(randomblob(16)))` })
    .where(and(eq(invoices.jobId, job.id), isOfOneJob))
    .run();
  database.update(jobCosts).set({ words: "" }).where(eq(jobCosts.jobId, job.id)).run();
  database.update(messages).set({ extra: null }).where(eq(messages.jobId, job.id)).run();
  database
    .update(messages)
    .set({
      ...{ state: "given-up", dueAt: null, textDueAt: null, settledAt: at },
      reason: UNNEEDED.withdrawn,
    })
    .where(
      sql`${messages.jobId} = ${job.id} AND ${messages.state} IN ('due', 'leased') AND NOT (
        ${inArray(messages.kind, INVOICE_KINDS)} AND ${messages.revision} IN (
          SELECT invoice_id FROM ${invoiceParts}))`,
    )
    .run();
  return database
    .update(photos)
    .set({ removedAt: sql`coalesce(removed_at, ${at})` })
    .where(eq(photos.jobId, job.id))
    .returning({ name: photos.name })
    .all()
    .map(({ name }) => name);
}

/** Reasons are words that somebody typed. */
function eraseMoney(database: Database, jobId: number, place: string): void {
  for (const { id, final } of database
    .select()
    .from(jobFinals)
    .where(eq(jobFinals.jobId, jobId))
    .all()) {
    database
      .update(jobFinals)
      .set({ final: finalLeft(final) })
      .where(eq(jobFinals.id, id))
      .run();
  }
  for (const { id, receipt } of database
    .select()
    .from(receipts)
    .where(eq(receipts.jobId, jobId))
    .all()) {
    const left = receiptLeft(receipt, place);
    database.update(receipts).set({ receipt: left }).where(eq(receipts.id, id)).run();
  }
  for (const table of [payments, receipts]) {
    database
      .update(table)
      .set({ voidReason: "" })
      .where(sql`${table.jobId} = ${jobId} AND ${isNotNull(table.voidReason)}`)
      .run();
  }
}

/** The events are append-only but for this: each keeps who did what and when, and its figures. */
function eraseEvents(database: Database, found: readonly Job[]): void {
  const trigger = database.$client
    .prepare<[], string>("SELECT sql FROM sqlite_schema WHERE name = 'job_events_no_update'")
    .pluck()
    .get();
  if (trigger === undefined || found.length === 0) return;
  database.$client.exec("DROP TRIGGER job_events_no_update");
  const ids = found.map(({ id }) => id);
  const events = database.select().from(jobEvents).where(inArray(jobEvents.jobId, ids)).all();
  for (const { id, before, after } of events) {
    database
      .update(jobEvents)
      .set({ before: factsLeft(before), after: factsLeft(after) })
      .where(eq(jobEvents.id, id))
      .run();
  }
  database.$client.exec(trigger);
}

const RETRY_MS = 50;
const PATIENCE_MS = 20_000;

/**
 * Makes the file anew, so that what was erased is in no free page of it and in no journal. Waits for other
 * processes without blocking this one, but for the writing itself.
 * @throws SqliteError where the disk is full, Error where another process reads for too long
 */
export async function wipeFreePages(database: Database): Promise<void> {
  await untilFree(() => database.$client.exec("VACUUM"));
  const place = { DATABASE_PATH: database.$client.name };
  await withoutCopying(place, () =>
    untilFree(() => {
      const [result] = database.$client.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
      if (result?.busy !== 0) throw Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
    }),
  );
}

async function untilFree(task: () => void): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      task();
      return;
    } catch (error) {
      const isBusy = `${(error as { code?: string }).code}`.startsWith("SQLITE_BUSY");
      if (!isBusy || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
