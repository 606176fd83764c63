/** A repeat is set up, changed from now on, stopped, and dates of it are skipped (rules 475, 486 to 488). */
import { and, eq, gt, isNull } from "drizzle-orm";
import { findOpenAccount } from "#app/jobs/accounts/accounts.server.ts";
import { changeJob } from "#app/jobs/change-job.server.ts";
import type { Job } from "#app/jobs/job.ts";
import type { Decision } from "#app/jobs/job-change.ts";
import type { EventFacts } from "#app/jobs/job-event.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { isForOwner } from "#app/jobs/messages/messages.ts";
import { datesBetween, type Repeat } from "#app/jobs/repeats/repeat.ts";
import {
  daysOf,
  findDay,
  findRepeat,
  type KeptRepeat,
  keepDay,
} from "#app/jobs/repeats/repeats.server.ts";
import { addDays, houstonNow } from "#app/lib/dates.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import {
  roomState,
  type SlotState,
  slotState,
  type WindowSlot,
} from "#app/schedule/availability.ts";
import { bookableDays } from "#app/schedule/schedule.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import { changeSeen, stateStamp } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { repeatDays, repeats } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { isAsMade, makeDay, orderOf, type RepeatServices } from "./make-repeats.server.ts";

type PostServices = RepeatServices & { post: DeskPost };
type NewRepeat = Omit<KeptRepeat, "id" | "handledTo" | "addedAt" | "stoppedAt">;
/** What can be changed from now on. */
export type RepeatTerms = Pick<
  Repeat,
  "items" | "priceCents" | "points" | "timeOfDay" | "lastDate" | "isTold"
>;
type NoRoom = Exclude<SlotState, "open">;
export type DayRefusal =
  | { why: "gone" }
  | { why: "under-way" }
  | { why: "items" }
  | { why: "no-room"; state: NoRoom };

/** The stamp of what a repeat's forms change. */
export function repeatStamp(database: Database, id: number): string {
  return stateStamp(stateOf(database, id));
}

function stateOf(database: Database, id: number): unknown {
  const kept = findRepeat(database, id);
  // How far its jobs are made is no change of anybody's.
  return kept && { ...kept, handledTo: "" };
}

/** Sets up a repeat, once for its key. @returns its id */
export function addRepeat(
  repeat: NewRepeat,
  { client, now }: Pick<RepeatServices, "client" | "now">,
): Promise<number> {
  const added = {
    ...{ ...repeat, handledTo: addDays(repeat.firstDate, -1), addedAt: now().toISOString() },
  };
  return client.write((free) =>
    inTransaction(free, () => {
      free.insert(repeats).values(added).onConflictDoNothing().run();
      const kept = free
        .select({ id: repeats.id })
        .from(repeats)
        .where(eq(repeats.key, repeat.key))
        .get();
      return kept?.id ?? 0;
    }),
  );
}

/**
 * Changes a repeat from now on (rule 486): its dates that have no job yet, and those jobs from tomorrow on that
 * stand as it has made them. One for which the new window has no room stays and comes to the inbox.
 * @throws OutdatedPost where it was changed since
 */
export function changeRepeat(
  id: number,
  terms: RepeatTerms,
  services: PostServices,
): Promise<void> {
  return change(id, services, (free, before) => {
    free.update(repeats).set(terms).where(eq(repeats.id, id)).run();
    const repeat = { ...before, ...terms };
    const today = houstonNow(services.now()).date;
    for (const day of daysOf(free, id, today)) {
      const isOver = repeat.lastDate !== null && day.date > repeat.lastDate;
      const job = day.jobId ? findJobById(free, day.jobId) : undefined;
      if (!job) {
        if (isOver || (day.problem && !day.skippedAt)) forgetDay(free, id, day.date);
      } else if (day.date > today && isAsMade(free, repeat, job, day.revision)) {
        if (isOver) cancel(free, job, "The repeat has ended", services.now());
        else follow(free, repeat, { ...day, job }, services);
      }
    }
    handleAnew(free, repeat, today);
  });
}

/** A date without a job is looked at again. */
function forgetDay(database: Database, id: number, date: string): void {
  const isIt = and(
    eq(repeatDays.repeatId, id),
    eq(repeatDays.date, date),
    isNull(repeatDays.jobId),
  );
  database.delete(repeatDays).where(isIt).run();
}

function handleAnew(database: Database, { id }: Pick<KeptRepeat, "id">, today: string): void {
  const yesterday = addDays(today, -1);
  database
    .update(repeats)
    .set({ handledTo: yesterday })
    .where(and(eq(repeats.id, id), gt(repeats.handledTo, yesterday)))
    .run();
}

/** A job that stands as it was made takes the repeat's window and load. */
function follow(
  database: Database,
  repeat: KeptRepeat,
  { date, job }: { date: string; job: Job },
  services: PostServices,
): void {
  const account = findOpenAccount(database, repeat.accountId);
  const order = account && orderOf(repeat, account, services);
  const at = services.now();
  if (!order) {
    keepDay(database, repeat.id, { date, problem: "items", at: at.toISOString() });
    return;
  }
  const before = factsOf(job);
  const changed = { ...job, ...order, timeOfDay: repeat.timeOfDay };
  const after = factsOf(changed);
  const isSameLoad = JSON.stringify(before.list) === JSON.stringify(after.list);
  if (isSameLoad && job.timeOfDay === repeat.timeOfDay) {
    keepDay(database, repeat.id, { date, problem: null, at: at.toISOString() });
    return;
  }
  const slot = { date: job.date ?? date, timeOfDay: repeat.timeOfDay };
  const calendar = readCalendar(database, slot.date, slot.date, at);
  const isMoved = job.timeOfDay !== repeat.timeOfDay;
  const needsRoom = isMoved || changed.volume > job.volume;
  const state = needsRoom ? slotState(slot, changed.volume, calendar, at, job.id) : "open";
  if (state !== "open") {
    keepDay(database, repeat.id, { date, problem: state, at: at.toISOString() });
    return;
  }
  const rate = repeat.priceCents === null ? (account?.rate ?? 0) : 0;
  const revision = changeQuietly(database, job, at, {
    event: {
      ...{ who: "owner", what: isSameLoad ? "moved" : "items-changed" },
      before: isSameLoad ? before.slot : { ...before.list, ...(isMoved && before.slot) },
      after: isSameLoad ? after.slot : { ...after.list, ...(isMoved && after.slot) },
    },
    details: isSameLoad ? slot : { ...order, ...slot, accountRate: rate, hasSiteDiscount: false },
  });
  keepDay(database, repeat.id, { date, problem: null, revision, at: at.toISOString() });
}

function factsOf({ date, timeOfDay, items, totalCents, volume }: Job) {
  const slot: EventFacts = { date, timeOfDay };
  const list: EventFacts = { items, totalCents, volume };
  return { slot, list };
}

/** Whoever was not told of a job is not told of its change either (rule 487). @returns its revision */
function changeQuietly(
  database: Database,
  job: Job,
  at: Date,
  decision: Omit<Extract<Decision<never>, { ok: true }>, "ok">,
): number {
  const isQuiet = !findMessages(database, job.id).some(
    ({ kind, state }) => !isForOwner(kind) && (state === "sent" || state === "leased"),
  );
  const result = changeJob<never>(database, {
    ...{ id: job.id, requestId: null, revision: null, at },
    decide: () => ({ ok: true, ...decision, isQuiet }),
  });
  return "job" in result ? result.job.revision : job.revision;
}

function cancel(database: Database, job: Job, reason: string, at: Date): void {
  changeQuietly(database, job, at, {
    event: { who: "owner", what: "cancelled", before: null, after: { reason } },
  });
}

/**
 * Stops a repeat: no further job is made (rule 488).
 * @param cancels whether those that are booked from tomorrow on are cancelled too
 * @throws OutdatedPost where it was changed since
 */
export function stopRepeat(id: number, cancels: boolean, services: PostServices): Promise<void> {
  return change(id, services, (free) => {
    const at = services.now();
    free.update(repeats).set({ stoppedAt: at.toISOString() }).where(eq(repeats.id, id)).run();
    if (!cancels) return;
    for (const job of bookedAhead(free, id, at)) cancel(free, job, "The repeat was stopped", at);
  });
}

/** Its jobs that are booked from tomorrow on. */
export function bookedAhead(database: Database, id: number, at: Date): Job[] {
  const today = houstonNow(at).date;
  return daysOf(database, id, addDays(today, -DAYS_MOVED)).flatMap(({ jobId }) => {
    const job = jobId ? findJobById(database, jobId) : undefined;
    return job?.stage === "booked" && job.date !== null && job.date > today ? [job] : [];
  });
}

/** A job can have been moved so far from its date. */
const DAYS_MOVED = 180;

function change(
  id: number,
  { client, post, now, onMessagesDue }: PostServices,
  task: (free: Database, repeat: KeptRepeat) => void,
): Promise<void> {
  const done = client.write((free) =>
    changeSeen(free, post, now().toISOString(), {
      state: () => stateOf(free, id),
      task: () => {
        const repeat = findRepeat(free, id);
        if (repeat && repeat.stoppedAt === null) task(free, repeat);
      },
    }),
  );
  return done.then(onMessagesDue);
}

/** Whether a date is one of a repeat's that are still to come. */
function isToCome(repeat: KeptRepeat, date: string, today: string): boolean {
  return date >= today && datesBetween(repeat, date, date).length > 0;
}

type DayAsked = { id: number; date: string };

/** Skips one date (rule 475). Its job is cancelled, where it has one. */
export function skipDay({ id, date }: DayAsked, services: RepeatServices) {
  return changeDay({ id, date }, services, (free, repeat, at) => {
    const day = findDay(free, id, date);
    const job = day?.jobId ? findJobById(free, day.jobId) : undefined;
    const isPast = !isToCome(repeat, date, houstonNow(at).date);
    if (isPast && !day?.problem) return { why: "gone" };
    if (day?.skippedAt) return null;
    if (job?.stage === "on-the-way" || job?.stage === "done") return { why: "under-way" };
    if (job?.stage === "booked") cancel(free, job, "Skipped", at);
    keepDay(free, id, { date, skippedAt: at.toISOString(), at: at.toISOString() });
    return null;
  });
}

/** Takes a skip back: its job is booked again where there is room, or is made. */
export function unskipDay({ id, date }: DayAsked, services: RepeatServices) {
  return changeDay({ id, date }, services, (free, repeat, at) => {
    const day = findDay(free, id, date);
    if (!isToCome(repeat, date, houstonNow(at).date)) return { why: "gone" };
    if (!day?.skippedAt) return null;
    const job = day.jobId ? findJobById(free, day.jobId) : undefined;
    if (!job) {
      forgetDay(free, id, date);
      handleAnew(free, repeat, houstonNow(at).date);
      return null;
    }
    let { revision } = day;
    if (job.stage === "cancelled") {
      const slot = { date: job.date ?? date, timeOfDay: job.timeOfDay };
      const calendar = readCalendar(free, slot.date, slot.date, at);
      const state = roomState(slot, job.volume, calendar, job.id);
      if (state !== "open") return { why: "no-room", state };
      revision = changeQuietly(free, job, at, {
        event: { who: "owner", what: "restored", before: null, after: null },
      });
    }
    keepDay(free, id, { date, skippedAt: null, problem: null, revision, at: at.toISOString() });
    return null;
  });
}

/** Books a date that had no room in the window that the owner has picked for it (rule 475). */
export function bookDay(
  { id, date, slot, isForced }: DayAsked & { slot: WindowSlot; isForced: boolean },
  services: RepeatServices,
) {
  return changeDay({ id, date }, services, (free, repeat, at) => {
    const day = findDay(free, id, date);
    const account = findOpenAccount(free, repeat.accountId);
    if (!account || day?.skippedAt) return { why: "gone" };
    if (!day?.problem || day.jobId) return null;
    const { from, to } = bookableDays(at);
    if (slot.date < from || slot.date > to) return { why: "gone" };
    const made = makeDay(free, { repeat, account, date, slot, isForced }, services);
    if (made === "made") return null;
    return made === "items" ? { why: "items" } : { why: "no-room", state: made };
  });
}

/** What waited for the owner about a date whose job stays as it is. */
export function keepAsItIs({ id, date }: DayAsked, services: RepeatServices) {
  return changeDay({ id, date }, services, (free, _, at) => {
    const day = findDay(free, id, date);
    if (day?.jobId) keepDay(free, id, { date, problem: null, at: at.toISOString() });
    return null;
  });
}

/** @returns why nothing was changed; null: it was, or was before */
async function changeDay(
  { id }: DayAsked,
  { client, now, onMessagesDue }: RepeatServices,
  task: (free: Database, repeat: KeptRepeat, at: Date) => DayRefusal | null,
): Promise<DayRefusal | null> {
  const refusal = await client.write((free) =>
    inTransaction(free, (): DayRefusal | null => {
      const repeat = findRepeat(free, id);
      if (!repeat || repeat.stoppedAt !== null) return { why: "gone" };
      return task(free, repeat, now());
    }),
  );
  if (refusal === null) onMessagesDue();
  return refusal;
}
