/**
 * Windows that a change has opened, who waits for an earlier one, and the windows that are held for
 * those who were asked (rules 150 to 157).
 */
import { and, asc, eq, gt, isNull, lte, ne, notInArray, or } from "drizzle-orm";
import type { Job } from "#app/jobs/job.ts";
import type { JobEventKind } from "#app/jobs/job-event.ts";
import { addMessages, withdrawMessage } from "#app/jobs/messages/messages.server.ts";
import { textBeside } from "#app/jobs/messages/messages.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { Calendar } from "#app/schedule/day-load.ts";
import { truckForHold } from "#app/schedule/trucks/settle-truck.server.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobs, waitlistOffers, waitlistOpenings, waitlistWishes } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { askTime, firstToAsk, freedWindows, holdEnd, type WaitlistWish } from "./waitlist.ts";

export type WaitlistOffer = typeof waitlistOffers.$inferSelect;
type HeldWindow = WindowSlot & Pick<WaitlistOffer, "id" | "endsAt">;

const isActive = isNull(waitlistWishes.endedAt);

/** Waits for an earlier window from now on; a wish that the job has already is replaced by it. */
export function joinWaitlist(
  database: Database,
  jobId: number,
  wish: WaitlistWish,
  at: string,
): void {
  inTransaction(database, () => {
    const columns = { ...wish, weekdays: [...wish.weekdays], windows: [...wish.windows] };
    const { changes } = database
      .update(waitlistWishes)
      .set(columns)
      .where(and(eq(waitlistWishes.jobId, jobId), isActive))
      .run();
    if (changes > 0) return;
    database
      .insert(waitlistWishes)
      .values({ ...columns, jobId, createdAt: at })
      .run();
  });
}

/** The wish of a job; undefined where it does not wait. */
export function findWaitlistWish(database: Database, jobId: number): WaitlistWish | undefined {
  return database
    .select()
    .from(waitlistWishes)
    .where(and(eq(waitlistWishes.jobId, jobId), isActive))
    .get();
}

/** The window that is held for a job at an instant; undefined where none is. */
export function findHeld(database: Database, jobId: number, at: string): HeldWindow | undefined {
  const { id, endsAt } = waitlistOffers;
  return database
    .select({ id, endsAt, date: waitlistOpenings.date, timeOfDay: waitlistOpenings.timeOfDay })
    .from(waitlistOffers)
    .innerJoin(waitlistOpenings, eq(waitlistOpenings.id, waitlistOffers.openingId))
    .where(and(eq(waitlistOffers.jobId, jobId), isOpen(), gt(endsAt, at)))
    .get();
}

/** The job waits no more: its customer does not want to, or it was moved, cancelled or done. */
export function leaveWaitlist(database: Database, jobId: number, at: Date): void {
  const time = at.toISOString();
  inTransaction(database, () => {
    database
      .update(waitlistWishes)
      .set({ endedAt: time })
      .where(and(eq(waitlistWishes.jobId, jobId), isActive))
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
  const isThis = offerId === undefined ? undefined : eq(waitlistOffers.id, offerId);
  const [settled] = database
    .update(waitlistOffers)
    .set({ state, settledAt: time })
    .where(and(eq(waitlistOffers.jobId, jobId), isOpen(), isThis))
    .returning()
    .all();
  if (!settled) return;
  withdrawMessage(database, { jobId, kind: "opening", revision: settled.id }, time);
  database
    .update(waitlistOpenings)
    .set({ dueAt: askTime(at).toISOString() })
    .where(eq(waitlistOpenings.id, settled.openingId))
    .run();
}

const FREEING: readonly JobEventKind[] = ["moved", "items-changed", "cancelled"];

/**
 * How full a job's day is before an event that may open a window; null where it cannot, or nobody waits.
 * Call it, and then `afterChange`, in the transaction that changes the job.
 */
export function beforeChange(
  database: Database,
  { id, date }: Job,
  what: JobEventKind,
  at: Date,
): Calendar | null {
  if (date === null || !FREEING.includes(what)) return null;
  const isSomeone = database
    .select({ id: waitlistWishes.id })
    .from(waitlistWishes)
    .where(and(isActive, ne(waitlistWishes.jobId, id)))
    .limit(1)
    .get();
  return isSomeone ? readCalendar(database, date, date, at) : null;
}

/** Ends the wish of a job that has another window now or none, and keeps which windows were opened. */
export function afterChange(
  database: Database,
  { job, changed }: { job: Job; changed: Job },
  { eventId, before, at }: { eventId: number; before: Calendar | null; at: Date },
): void {
  const { date, timeOfDay } = changed;
  const isElsewhere = date !== job.date || timeOfDay !== job.timeOfDay;
  if (isElsewhere && date !== null && timeOfDay !== null) take(database, job.id, changed, at);
  if (isElsewhere || changed.stage !== "booked") leaveWaitlist(database, job.id, at);
  if (before === null || job.date === null) return;
  const now = readCalendar(database, job.date, job.date, at);
  const freed = freedWindows(job.date, before, now);
  if (freed.length === 0) return;
  const opened = { eventId, date: job.date, openedAt: at.toISOString() };
  const dueAt = askTime(at).toISOString();
  database
    .insert(waitlistOpenings)
    .values(freed.map((window) => ({ ...opened, timeOfDay: window, dueAt })))
    .run();
}

/** Marks the held window as taken where the job has moved into it. */
function take(database: Database, jobId: number, slot: WindowSlotOfJob, at: Date): void {
  const held = findHeld(database, jobId, at.toISOString());
  if (held?.date !== slot.date || held.timeOfDay !== slot.timeOfDay) return;
  settleOffer(database, jobId, { state: "taken", at });
}

type WindowSlotOfJob = Pick<Job, "date" | "timeOfDay">;

/**
 * Asks the next customer about the opening that has been due longest: holds the window and owes the
 * email, in one transaction; or closes it where nobody else fits. The holds that have run out end first.
 * @returns whether there was one
 */
export function askNext(database: Database, now: Date): boolean {
  const time = now.toISOString();
  const due = database
    .select()
    .from(waitlistOpenings)
    .where(lte(waitlistOpenings.dueAt, time))
    .orderBy(asc(waitlistOpenings.dueAt), asc(waitlistOpenings.id))
    .limit(1);
  // Usually nothing is due: in that case no lock is taken.
  if (!due.get()) return false;
  return inTransaction(database, () => {
    const opening = due.get();
    if (!opening) return false;
    endHolds(database, time);
    database
      .update(waitlistOpenings)
      .set({ dueAt: nextDue(database, opening, now) })
      .where(eq(waitlistOpenings.id, opening.id))
      .run();
    return true;
  });
}

/** When the opening is to be looked at again: when its hold ends, after the quiet hours, or never. */
function nextDue(
  database: Database,
  opening: typeof waitlistOpenings.$inferSelect,
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
    .insert(waitlistOffers)
    .values({
      ...{ openingId: opening.id, jobId: next.job.id, points: next.job.volume },
      truckId: truckForHold(database, next.job.id, { date, timeOfDay }, now),
      ...{ askedAt: now.toISOString(), endsAt, state: "open" },
    })
    .returning()
    .get();
  const asked = {
    kind: "opening",
    dueAt: now.toISOString(),
    about: offer.id,
    extra: { opening: { date, timeOfDay, endsAt } },
  } as const;
  const text = textBeside(asked, next.job, now);
  addMessages(database, next.job, text ? [asked, text] : [asked]);
  return endsAt;
}

/** Those who wait, have no other window held, and were not asked about this opening before. */
function waitingFor(database: Database, openingId: number) {
  const passedOver = database
    .select({ jobId: waitlistOffers.jobId })
    .from(waitlistOffers)
    .where(or(eq(waitlistOffers.openingId, openingId), isOpen()));
  return database
    .select({ wish: waitlistWishes, job: jobs })
    .from(waitlistWishes)
    .innerJoin(jobs, eq(jobs.id, waitlistWishes.jobId))
    .where(
      and(
        isActive,
        ne(jobs.stage, "cancelled"),
        ne(jobs.email, ""),
        notInArray(jobs.id, passedOver),
      ),
    )
    .orderBy(asc(waitlistWishes.id))
    .all();
}

function endHolds(database: Database, at: string): void {
  database
    .update(waitlistOffers)
    .set({ state: "expired", settledAt: at })
    .where(and(isOpen(), lte(waitlistOffers.endsAt, at)))
    .run();
}

/** After a restore nobody is asked about what was opened before (rule 157). @returns how many */
export function closeOverdue(database: Database, before: string): number {
  return database
    .update(waitlistOpenings)
    .set({ dueAt: null })
    .where(lte(waitlistOpenings.dueAt, before))
    .run().changes;
}

function isOpen() {
  return eq(waitlistOffers.state, "open");
}
