/**
 * Windows that a change has opened, who waits for an earlier one, and the windows that are held for
 * those who were asked (rules 150 to 157).
 */
import { and, asc, eq, gt, isNull, lte, ne, notInArray, or } from "drizzle-orm";
import { stageOf, type TrackedJob } from "#app/jobs/job.ts";
import type { JobEventKind, JobStage } from "#app/jobs/job-event.ts";
import { addMessages, withdrawMessage } from "#app/jobs/messages/messages.server.ts";
import type { Calendar, WindowSlot } from "#app/schedule/availability.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobs, openingOffers, openings, openingWishes } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { askTime, firstToAsk, freedWindows, holdEnd, type Wish } from "./waitlist.ts";

export type Offer = typeof openingOffers.$inferSelect;
type HeldWindow = WindowSlot & Pick<Offer, "id" | "endsAt">;

const isActive = isNull(openingWishes.endedAt);

/** Waits for an earlier window from now on; a wish that the job has already is replaced by it. */
export function saveWish(database: Database, jobId: number, wish: Wish, at: string): void {
  inTransaction(database, () => {
    const columns = { ...wish, weekdays: [...wish.weekdays], windows: [...wish.windows] };
    const { changes } = database
      .update(openingWishes)
      .set(columns)
      .where(and(eq(openingWishes.jobId, jobId), isActive))
      .run();
    if (changes > 0) return;
    database
      .insert(openingWishes)
      .values({ ...columns, jobId, createdAt: at })
      .run();
  });
}

/** The wish of a job; undefined where it does not wait. */
export function findWish(database: Database, jobId: number): Wish | undefined {
  return database
    .select()
    .from(openingWishes)
    .where(and(eq(openingWishes.jobId, jobId), isActive))
    .get();
}

/** The window that is held for a job at an instant; undefined where none is. */
export function findHeld(database: Database, jobId: number, at: string): HeldWindow | undefined {
  const { id, endsAt } = openingOffers;
  return database
    .select({ id, endsAt, date: openings.date, timeOfDay: openings.timeOfDay })
    .from(openingOffers)
    .innerJoin(openings, eq(openings.id, openingOffers.openingId))
    .where(and(eq(openingOffers.jobId, jobId), isOpen(), gt(endsAt, at)))
    .get();
}

/** The job waits no more: its customer does not want to, or it was moved, cancelled or done. */
export function endWish(database: Database, jobId: number, at: Date): void {
  const time = at.toISOString();
  inTransaction(database, () => {
    database
      .update(openingWishes)
      .set({ endedAt: time })
      .where(and(eq(openingWishes.jobId, jobId), isActive))
      .run();
    settleOffer(database, jobId, { state: "ended", at });
  });
}

/** The customer does not want the window that is held: the next one is asked, the wish stays. */
export function declineOffer(database: Database, jobId: number, offerId: number, at: Date): void {
  inTransaction(database, () => settleOffer(database, jobId, { state: "declined", at, offerId }));
}

/** Releases the window that is held for a job, withdraws its unsent email, and lets the next be asked. */
function settleOffer(
  database: Database,
  jobId: number,
  { state, at, offerId }: { state: "declined" | "ended" | "taken"; at: Date; offerId?: number },
): void {
  const time = at.toISOString();
  const isThis = offerId === undefined ? undefined : eq(openingOffers.id, offerId);
  const [settled] = database
    .update(openingOffers)
    .set({ state, settledAt: time })
    .where(and(eq(openingOffers.jobId, jobId), isOpen(), isThis))
    .returning()
    .all();
  if (!settled) return;
  withdrawMessage(database, { jobId, kind: "opening", revision: settled.id }, time);
  database
    .update(openings)
    .set({ dueAt: askTime(at).toISOString() })
    .where(eq(openings.id, settled.openingId))
    .run();
}

const FREEING: readonly JobEventKind[] = ["moved", "items-changed", "cancelled"];

/**
 * How full a job's day is before an event that may open a window; null where it cannot, or nobody waits.
 * Call it, and then `afterChange`, in the transaction that changes the job.
 */
export function beforeChange(
  database: Database,
  { id, date }: TrackedJob,
  what: JobEventKind,
  at: Date,
): Calendar | null {
  if (date === null || !FREEING.includes(what)) return null;
  const isSomeone = database
    .select({ id: openingWishes.id })
    .from(openingWishes)
    .where(and(isActive, ne(openingWishes.jobId, id)))
    .limit(1)
    .get();
  return isSomeone ? readCalendar(database, date, date, at) : null;
}

/** Ends the wish of a job that has another window now or none, and keeps which windows were opened. */
export function afterChange(
  database: Database,
  { job, changed, stage }: { job: TrackedJob; changed: TrackedJob; stage: JobStage },
  { eventId, before, at }: { eventId: number; before: Calendar | null; at: Date },
): void {
  const { date, timeOfDay } = changed;
  const isElsewhere = date !== job.date || timeOfDay !== job.timeOfDay;
  if (isElsewhere && date !== null && timeOfDay !== null) take(database, job.id, changed, at);
  if (isElsewhere || stage !== "booked") endWish(database, job.id, at);
  if (before === null || job.date === null) return;
  const now = readCalendar(database, job.date, job.date, at);
  const freed = freedWindows(job.date, before, now);
  if (freed.length === 0) return;
  const opened = { eventId, date: job.date, openedAt: at.toISOString() };
  const dueAt = askTime(at).toISOString();
  database
    .insert(openings)
    .values(freed.map((window) => ({ ...opened, timeOfDay: window, dueAt })))
    .run();
}

/** Marks the held window as taken where the job has moved into it. */
function take(database: Database, jobId: number, slot: WindowSlotOfJob, at: Date): void {
  const held = findHeld(database, jobId, at.toISOString());
  if (held?.date !== slot.date || held.timeOfDay !== slot.timeOfDay) return;
  settleOffer(database, jobId, { state: "taken", at });
}

type WindowSlotOfJob = Pick<TrackedJob, "date" | "timeOfDay">;

/**
 * Asks the next customer about the opening that has been due longest: holds the window and owes the
 * email, in one transaction; or closes it where nobody else fits. The holds that have run out end first.
 * @returns whether there was one
 */
export function askNext(database: Database, now: Date): boolean {
  const time = now.toISOString();
  const due = database
    .select()
    .from(openings)
    .where(lte(openings.dueAt, time))
    .orderBy(asc(openings.dueAt), asc(openings.id))
    .limit(1);
  // Usually nothing is due: in that case no lock is taken.
  if (!due.get()) return false;
  return inTransaction(database, () => {
    const opening = due.get();
    if (!opening) return false;
    endHolds(database, time);
    database
      .update(openings)
      .set({ dueAt: nextDue(database, opening, now) })
      .where(eq(openings.id, opening.id))
      .run();
    return true;
  });
}

/** When the opening is to be looked at again: when its hold ends, after the quiet hours, or never. */
function nextDue(
  database: Database,
  opening: typeof openings.$inferSelect,
  now: Date,
): string | null {
  const at = askTime(now);
  if (at > now) return at.toISOString();
  const { date, timeOfDay } = opening;
  const calendar = readCalendar(database, date, date, now);
  const next = firstToAsk({ date, timeOfDay }, waitingFor(database, opening.id), calendar, now);
  if (!next) return null;
  const endsAt = holdEnd(now).toISOString();
  const offer = database
    .insert(openingOffers)
    .values({
      ...{ openingId: opening.id, jobId: next.job.id, points: next.job.volume },
      ...{ askedAt: now.toISOString(), endsAt, state: "open" },
    })
    .returning()
    .get();
  addMessages(database, next.job, [
    {
      kind: "opening",
      dueAt: now.toISOString(),
      about: offer.id,
      extra: { opening: { date, timeOfDay, endsAt } },
    },
  ]);
  return endsAt;
}

/** Those who wait, have no other window held, and were not asked about this opening before. */
function waitingFor(database: Database, openingId: number) {
  const passedOver = database
    .select({ jobId: openingOffers.jobId })
    .from(openingOffers)
    .where(or(eq(openingOffers.openingId, openingId), isOpen()));
  return database
    .select({ wish: openingWishes, job: jobs })
    .from(openingWishes)
    .innerJoin(jobs, eq(jobs.id, openingWishes.jobId))
    .where(
      and(isActive, isNull(jobs.cancelledAt), ne(jobs.email, ""), notInArray(jobs.id, passedOver)),
    )
    .orderBy(asc(openingWishes.id))
    .all()
    .map(({ wish, job }) => ({ wish, job: { ...job, stage: stageOf(job) } }));
}

function endHolds(database: Database, at: string): void {
  database
    .update(openingOffers)
    .set({ state: "expired", settledAt: at })
    .where(and(isOpen(), lte(openingOffers.endsAt, at)))
    .run();
}

/** After a restore nobody is asked about what was opened before (rule 157). @returns how many */
export function closeOverdue(database: Database, before: string): number {
  return database.update(openings).set({ dueAt: null }).where(lte(openings.dueAt, before)).run()
    .changes;
}

function isOpen() {
  return eq(openingOffers.state, "open");
}
