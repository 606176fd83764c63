import { and, asc, eq, gte, isNotNull, lt, lte, sql } from "drizzle-orm";
import { type SlotState, slotState } from "#app/schedule/availability.ts";
import { isNear } from "#app/schedule/nearby/nearby.server.ts";
import { settleTruck } from "#app/schedule/trucks/settle-truck.server.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { isUnconfirmed, jobs } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import type { BookingTerms, Job, JobDetails } from "./job.ts";
import { type EventFacts, isOnlyBooked } from "./job-event.ts";
import { appendEvent, findEvents } from "./job-events.server.ts";
import {
  insertJob,
  selectByKey,
  selectByOrderNumber,
  selectByToken,
  selectMarks,
  updateMarks,
} from "./job-statements.server.ts";
import {
  addBookingMessages,
  addMessages,
  putOffBooked,
  settleSent,
  withdrawMessages,
} from "./messages/messages.server.ts";
import { informs, type MessageKind, messagesAfter } from "./messages/messages.ts";
import { bookQuote, type QuoteRefusal, quoteRefusal } from "./quotes/quotes.server.ts";
import { noteConsent } from "./texts/text-consent.server.ts";

export type SaveJob = {
  bookingKey: string;
  /** The token that opens the customer's page of a new job. */
  token: string;
  details: JobDetails;
  /** What else holds for a new job; what is left out is not known. */
  terms?: Partial<BookingTerms>;
  /** Whether it is saved without room too. Else the room is checked when the slot or the points are new. */
  isForced?: boolean;
  /** Draws an order number; called again when the number is taken. */
  drawOrderNumber: () => string;
  createdAt: string;
  /** When the background worker takes up an unfinished booking; null: it has nothing to do. */
  noticeDueAt: string | null;
  /** The owner took it by phone: both sides know of it, and it is confirmed. */
  isByPhone?: boolean;
  /** A repeat has made it (rule 474); `isTold`: its customer gets the confirmation all the same. */
  repeated?: { isTold: boolean };
  /** The words under which the customer has asked for texts (rule 371); null or left out: not asked. */
  textWords?: string | null;
  /** The job whose further day it is. */
  partOf?: number;
};

export type SaveResult =
  | { kind: "saved"; job: Job }
  /** Nothing was written: the wanted slot cannot be had. */
  | { kind: "no-room"; state: Exclude<SlotState, "open"> };

/** A quote as its customer has seen it. */
export type SeenQuote = { id: number; revision: number };

const NO_TERMS = {
  ...{ taxMode: null, taxRate: null, source: null, pricedBy: null },
  language: "en",
} satisfies BookingTerms;
const MAX_ORDER_NUMBER_DRAWS = 50;

/**
 * Saves a booking under its key. A new key makes a job. An unconfirmed job of the key takes the new
 * details as long as the booking is its only event; any other job is left unchanged. The check of
 * the room and the write are one transaction, on disk when it returns.
 * @throws SqliteError when the database cannot be written
 */
export function saveJob(database: Database, booking: SaveJob): SaveResult {
  return inTransaction(database, () => save(database, booking));
}

/**
 * The same of a job at a quoted price (rule 418): in the same transaction the quote becomes the job's, once.
 * @returns also no-quote: nothing was written, as the price that was seen cannot be booked any more
 */
export function saveQuotedJob(
  database: Database,
  booking: SaveJob,
  quote: SeenQuote,
): SaveResult | { kind: "no-quote"; why: QuoteRefusal } {
  return inTransaction(database, () => {
    const isNew = findJobByKey(database, booking.bookingKey) === undefined;
    const why = isNew ? quoteRefusal(database, quote, new Date(booking.createdAt)) : null;
    if (why !== null) return { kind: "no-quote", why };
    const saved = save(database, booking);
    if (isNew && saved.kind === "saved") {
      bookQuote(database, quote.id, saved.job.id, booking.createdAt);
    }
    return saved;
  });
}

function save(database: Database, booking: SaveJob): SaveResult {
  const existing = findJobByKey(database, booking.bookingKey);
  if (existing && !takesNewDetails(database, existing)) return { kind: "saved", job: existing };
  if (existing && hasSameDetails(existing, booking)) {
    deferNotice(database, existing, booking.noticeDueAt);
    return { kind: "saved", job: existing };
  }
  const state = roomFor(database, booking, existing);
  if (state !== "open") return { kind: "no-room", state };
  const job = existing ? replaceDetails(database, existing, booking) : addJob(database, booking);
  settleTruck(database, job.id, {
    at: new Date(booking.createdAt),
    keeps: hasSameSlot(existing, booking.details),
  });
  recordTextWish(database, job, existing ?? null, booking);
  recordBooking(database, job, existing ?? null, booking);
  return { kind: "saved", job };
}

/** A repeated post of an old form does not undo later changes of the job. */
function takesNewDetails(database: Database, job: Job): boolean {
  const isOpen = job.confirmedAt === null && job.stage !== "cancelled";
  return isOpen && isOnlyBooked(findEvents(database, job.id));
}

/** Whether the details have room in the present calendar, what the job itself takes aside. */
function roomFor(
  database: Database,
  { details, isForced = false, createdAt }: SaveJob,
  existing: Job | undefined,
): SlotState {
  const { date, timeOfDay, volume } = details;
  const isSame = hasSameSlot(existing, details) && (existing?.volume ?? 0) >= volume;
  if (date === null || isForced || isSame) return "open";
  const at = new Date(createdAt);
  const calendar = readCalendar(database, date, date, at);
  return slotState({ date, timeOfDay }, volume, calendar, at, existing?.id);
}

function hasSameSlot(job: Job | undefined, { date, timeOfDay }: JobDetails): boolean {
  return job?.date === date && job.timeOfDay === timeOfDay;
}

/** Keeps that the customer asked for texts, or asks for none any more. */
function recordTextWish(
  database: Database,
  job: Job,
  before: Job | null,
  { textWords = null, createdAt: at, isByPhone = false }: SaveJob,
): void {
  const isOn = textWords !== null;
  if (isOn === Boolean(before?.textsSince)) return;
  const who = isByPhone ? "owner" : "customer";
  noteConsent(database, job.id, { at, who, isOn, words: textWords ?? "" });
}

/** Adds the first event of the job and its messages. */
function recordBooking(
  database: Database,
  job: Job,
  before: Job | null,
  { createdAt: at, isByPhone = false, repeated }: SaveJob,
): void {
  // Whether the window was marked for its customer (rule 148).
  const isMarked = !isByPhone && isNear(database, job);
  const event = {
    who: repeated ? "system" : isByPhone ? "owner" : "customer",
    what: "booked",
    before: before && bookedFacts(before),
    after: { ...bookedFacts(job), ...(isMarked && { isNear: true as const }) },
  } as const;
  const id = appendEvent(database, { ...event, jobId: job.id, at, requestId: null });
  if (before) withdrawMessages(database, job.id, at);
  if (repeated && !repeated.isTold) {
    // Its customer knows the days.
  } else if (isByPhone) oweConfirmation(database, job, at);
  else addBookingMessages(database, job, at);
  const owed = messagesAfter({ ...event, id }, job, new Date(at));
  addMessages(database, job, owed);
}

/** The worker sends it: nobody waits for it on a page. */
function oweConfirmation(database: Database, job: Job, at: string): void {
  if (job.email !== "") addMessages(database, job, [{ kind: "booked-customer", dueAt: at }]);
  oweText(database, job, at);
}

/** The text that says it is booked, once it is (rule 372). */
function oweText(
  database: Database,
  job: Pick<Job, "id" | "revision" | "textsSince">,
  at: string,
): void {
  if (job.textsSince) addMessages(database, job, [{ kind: "booked-text", dueAt: at }]);
}

/** The facts of a booking that its event records. */
function bookedFacts(job: JobDetails): EventFacts {
  const { date, timeOfDay, totalCents, volume } = job;
  return { date, timeOfDay, totalCents, volume };
}

export function findJobByKey(database: Database, bookingKey: string): Job | undefined {
  return selectByKey(database).get({ bookingKey });
}

export function findJobByToken(database: Database, token: string): Job | undefined {
  return selectByToken(database).get({ token });
}

/** The job that a short address opens (`shortBookingPath`). */
export function findJobByShortToken(database: Database, short: string): Job | undefined {
  // "g" follows the last hexadecimal digit.
  const isTheirs = and(gte(jobs.token, short), lt(jobs.token, `${short}g`));
  return database.select().from(jobs).where(isTheirs).get();
}

export function findJobById(database: Database, id: number): Job | undefined {
  return database.select().from(jobs).where(eq(jobs.id, id)).get();
}

export function findJobByOrderNumber(database: Database, orderNumber: string): Job | undefined {
  return selectByOrderNumber(database).get({ orderNumber });
}

/** How far the emails of a job have got. */
export type Marks = Pick<
  typeof jobs.$inferSelect,
  "ownerNotifiedAt" | "customerNotifiedAt" | "confirmedAt" | "noticeDueAt"
>;

/**
 * Records that an email of this revision was accepted; a newer revision is left alone.
 * @returns undefined when the job has a newer revision
 */
export function markNotified(
  database: Database,
  job: Pick<Job, "id" | "revision">,
  who: "owner" | "customer",
  at: string,
): Marks | undefined {
  return inTransaction(database, () => {
    const current = selectMarks(database).get({ id: job.id, revision: job.revision });
    if (!current) return undefined;
    const mark = who === "owner" ? { ownerNotifiedAt: at } : { customerNotifiedAt: at };
    settleSent(database, { jobId: job.id, kind: `booked-${who}`, revision: job.revision }, at);
    const marks = confirmIfTold({ ...current, ...mark }, at);
    updateMarks(database).run({ ...marks, id: job.id });
    if (current.confirmedAt === null && marks.confirmedAt !== null) {
      oweText(database, { ...job, textsSince: current.textsSince }, at);
    }
    return marks;
  });
}

/**
 * Confirms a booking whose mail server has put its emails off, and leaves those that are not accepted to
 * the worker (rule 305). A newer revision and a cancelled job are left alone.
 */
export function leaveToWorker(
  database: Database,
  job: Pick<Job, "id" | "revision">,
  left: { at: string; dueAt: string; reason: string },
): void {
  inTransaction(database, () => {
    const marks = selectMarks(database).get({ id: job.id, revision: job.revision });
    if (!marks || marks.stage === "cancelled") return;
    for (const who of ["owner", "customer"] as const) {
      if (marks[`${who}NotifiedAt`] === null) putOffBooked(database, job, who, left);
    }
    updateMarks(database).run({ ...marks, confirmedAt: left.at, noticeDueAt: null, id: job.id });
    oweText(database, { ...job, textsSince: marks.textsSince }, left.at);
  });
}

/**
 * Records that a message was accepted. A message that carries the current booking counts as the
 * booking's own email where that one was never accepted.
 */
export function settleMessage(
  database: Database,
  message: { jobId: number; kind: MessageKind; revision: number },
  at: string,
): void {
  inTransaction(database, () => {
    settleSent(database, message, at);
    const side = informs(message.kind);
    const job = { id: message.jobId, revision: message.revision };
    const marks = side && selectMarks(database).get(job);
    if (!marks || marks[`${side}NotifiedAt`] !== null) return;
    markNotified(database, job, side, at);
  });
}

/**
 * Sets when the background worker may next tell the owner of an unconfirmed job; null for never.
 */
export function postponeNotice(database: Database, id: number, dueAt: string | null): void {
  database
    .update(jobs)
    .set({ noticeDueAt: dueAt })
    .where(and(eq(jobs.id, id), isUnconfirmed))
    .run();
}

/**
 * Records that the owner was told of the customer's error, so that the worker has nothing left to
 * send.
 */
export function settleNotice(
  database: Database,
  job: Pick<Job, "id" | "revision">,
  at: string,
): void {
  markNotified(database, job, "owner", at);
  database
    .update(jobs)
    .set({ noticeDueAt: null })
    .where(and(eq(jobs.id, job.id), eq(jobs.revision, job.revision)))
    .run();
}

/**
 * Leases the notice that has been due longest until `leaseUntil`, so that only one of several
 * workers sends it. @param leaseUntil null: nobody else ever sends it
 */
export function claimDueNotice(
  database: Database,
  now: string,
  leaseUntil: string | null,
): Job | undefined {
  const due = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(lte(jobs.noticeDueAt, now))
    .orderBy(asc(jobs.noticeDueAt))
    .limit(1);
  // Usually nothing is due: in that case no lock is taken.
  if (!due.get()) return undefined;
  return database
    .update(jobs)
    .set({ noticeDueAt: leaseUntil, noticeAttempts: sql`${jobs.noticeAttempts} + 1` })
    .where(and(eq(jobs.id, sql`(${due})`), lte(jobs.noticeDueAt, now)))
    .returning()
    .get();
}

function addJob(database: Database, booking: SaveJob): Job {
  const job = {
    phoneExtension: null,
    isPlaceApproximate: false,
    textsSince: booking.textWords ? booking.createdAt : null,
    pickupConfirmedAt: null,
    ...{ truckId: null, secondTruckId: null, truckChosenAt: null },
    numbers: null,
    ...{ setOffAt: null, doneAt: null, people: null },
    ...{ accountId: null, accountTerms: null, accountRate: null, hasSiteDiscount: null },
    accountMonthly: null,
    partOf: booking.partOf ?? null,
    ...booking.details,
    bookingKey: booking.bookingKey,
    orderNumber: freeOrderNumber(database, booking.drawOrderNumber),
    token: booking.token,
    stage: "booked",
    createdAt: booking.createdAt,
    changedAt: null,
    endedAt: null,
    deskNote: null,
    ...NO_TERMS,
    ...booking.terms,
    revision: 1,
    ownerNotifiedAt: booking.isByPhone ? booking.createdAt : null,
    customerNotifiedAt: booking.isByPhone ? booking.createdAt : null,
    confirmedAt: booking.isByPhone ? booking.createdAt : null,
    noticeDueAt: booking.noticeDueAt,
    noticeAttempts: 0,
  } satisfies Omit<Job, "id"> & Record<string, unknown>;
  const { lastInsertRowid } = insertJob(database).run(job);
  return { ...job, id: Number(lastInsertRowid) };
}

function freeOrderNumber(database: Database, draw: () => string): string {
  for (let draws = 0; draws < MAX_ORDER_NUMBER_DRAWS; draws++) {
    const orderNumber = draw();
    if (!findJobByOrderNumber(database, orderNumber)) return orderNumber;
  }
  throw new Error("No free order number was drawn");
}

function replaceDetails(database: Database, existing: Job, booking: SaveJob): Job {
  return database
    .update(jobs)
    .set({
      ...booking.details,
      ...booking.terms,
      numbers: booking.details.numbers ?? null,
      textsSince: booking.textWords ? (existing.textsSince ?? booking.createdAt) : null,
      changedAt: booking.createdAt,
      revision: existing.revision + 1,
      ownerNotifiedAt: null,
      customerNotifiedAt: null,
      noticeDueAt: booking.noticeDueAt,
      noticeAttempts: 0,
    })
    .where(eq(jobs.id, existing.id))
    .returning()
    .get();
}

/** A repeated booking defers the worker's notice; a settled notice stays settled. */
function deferNotice(database: Database, { id }: Job, dueAt: string | null): void {
  database
    .update(jobs)
    .set({ noticeDueAt: dueAt })
    .where(and(eq(jobs.id, id), isNotNull(jobs.noticeDueAt)))
    .run();
}

function hasSameDetails(job: Job, { details, textWords }: SaveJob): boolean {
  if (Boolean(job.textsSince) !== Boolean(textWords)) return false;
  return Object.entries(details).every(
    ([field, value]) => JSON.stringify(job[field as keyof JobDetails]) === JSON.stringify(value),
  );
}

/** Confirms a job once both sides have their email: nothing is left to tell the owner then. */
export function confirmIfTold<Told extends Omit<Marks, "noticeDueAt">>(marks: Told, at: string) {
  const isTold = marks.ownerNotifiedAt !== null && marks.customerNotifiedAt !== null;
  return isTold ? { ...marks, confirmedAt: marks.confirmedAt ?? at, noticeDueAt: null } : marks;
}
