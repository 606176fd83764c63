/**
 * The only function that changes a booked job: it checks, records and writes in one transaction.
 */
import { eq } from "drizzle-orm";
import { phoneKey } from "#app/lib/phone-number.ts";
import { peopleOn, settleTruck } from "#app/schedule/trucks/settle-truck.server.ts";
import type { Database } from "#db/open.server.ts";
import { numbersIn, recordNumbers } from "#db/receipt-numbers.server.ts";
import { jobs } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import type { Job } from "./job.ts";
import type { ChangeResult, Decision, JobChange, NewVisit } from "./job-change.ts";
import {
  type JobStage,
  type NewJobEvent,
  raisesRevision,
  stageAfter,
  UNDO_MS,
} from "./job-event.ts";
import { appendEvent, findEventOfRequest } from "./job-events.server.ts";
import { confirmIfTold, saveJob } from "./jobs.server.ts";
import {
  addMessages,
  bringReceiptUpToDate,
  findMessages,
  sendAtOnce,
  withdrawMessage,
  withdrawMessages,
  withdrawWaiting,
} from "./messages/messages.server.ts";
import { correctionOf, messagesAfter, textBeside } from "./messages/messages.ts";
import { isPayable } from "./money/checkout.ts";
import type { MoneyChange } from "./money/job-money.ts";
import { changeMoney, undoMoney } from "./money/money.server.ts";
import { dueCents } from "./money/receipt.ts";
import { changePhotos } from "./photos/photos.server.ts";
import { noteConsent } from "./texts/text-consent.server.ts";
import { visitLine } from "./visit.ts";
import { followChange, whoAndWhere } from "./visits.server.ts";
import { afterChange, beforeChange } from "./waitlist/waitlist-rows.server.ts";

/**
 * Changes a job's row, its events and its messages together, after every check.
 * @throws SqliteError when the database cannot be written
 */
export function changeJob<Refusal>(
  database: Database,
  change: JobChange<Refusal>,
): ChangeResult<Refusal> {
  let isMoney = false;
  const result = inTransaction(database, (): ChangeResult<Refusal> => {
    const job = database.select().from(jobs).where(eq(jobs.id, change.id)).get();
    if (!job) return { kind: "unknown" };
    const { requestId, revision } = change;
    if (requestId !== null && findEventOfRequest(database, job.id, requestId)) {
      return { kind: "repeated", job };
    }
    if (revision !== null && revision !== job.revision) return { kind: "outdated", job };
    const decision = change.decide(job, database);
    if ("isOutdated" in decision) return { kind: "outdated", job };
    if (!decision.ok) return { kind: "refused", job, refusal: decision.refusal };
    isMoney = decision.money !== undefined || decision.event.what === "undone";
    return { kind: "changed", job: apply(database, job, decision, change) };
  });
  if (isMoney) recordNumbers(database.$client.name, numbersIn(database.$client));
  return result;
}

function apply(
  database: Database,
  job: Job,
  {
    event: decided,
    details,
    photos = {},
    money,
    visit,
    isQuiet = false,
  }: Extract<Decision<unknown>, { ok: true }>,
  { at, requestId, by, pressedAt = at }: Omit<JobChange<unknown>, "id" | "revision" | "decide">,
  follows = false,
): Job {
  const time = at.toISOString();
  const event = by ? { ...decided, after: { ...decided.after, by } } : decided;
  const before = beforeChange(database, job, event.what, at);
  const stage = stageAfter(job.stage, event);
  const isRevised = raisesRevision(event.what);
  const revised = isRevised ? { revision: job.revision + 1, changedAt: time } : {};
  const changed = database
    .update(jobs)
    .set({
      ...details,
      ...wishAfter(database, job, details, time),
      ...revised,
      ...columnsOf(stage, job, event, time),
      ...workedOn(database, stage, job, event.what, pressedAt.toISOString()),
    })
    .where(eq(jobs.id, job.id))
    .returning()
    .get();
  if (needsTruck(job, changed)) {
    settleTruck(database, job.id, { at, keeps: isSameSlot(job, changed) });
  }
  changePhotos(database, job.id, photos, time);
  const id = appendEvent(database, { ...event, jobId: job.id, at: time, requestId });
  if (isRevised) withdrawMessages(database, job.id, time);
  afterChange(database, { job, changed }, { eventId: id, before, at });
  const owed = messagesAfter({ ...event, id }, changed, at);
  addMessages(database, changed, isQuiet ? owed.filter(({ extra }) => !extra?.change) : owed);
  if (money) addReceipt(database, changed, money, { ...event, id }, at);
  if (event.what === "undone") undoPress(database, changed, { ...event, id }, at);
  if (visit) addVisit(database, changed, visit, at);
  if (!follows) {
    followChange(database, changed, event, at, (other, decision) => {
      apply(database, other, decision, { at, requestId: null, by, pressedAt }, true);
    });
  }
  return changed;
}

/** The row of a further day (rule 476): its customer is told of it as of a booking by phone. */
function addVisit(database: Database, main: Job, visit: NewVisit, at: Date): void {
  const { day, slot, points, ...drawn } = visit;
  const { taxMode, taxRate, source, pricedBy, language } = main;
  const items = [visitLine({ day, order: main.orderNumber }, points)];
  const price = { subtotalCents: 0, discountCents: 0, totalCents: 0 };
  saveJob(database, {
    ...drawn,
    details: { ...whoAndWhere(main), ...slot, notes: main.notes, items, ...price, volume: points },
    terms: { taxMode, taxRate, source, pricedBy, ...(language && { language }) },
    partOf: main.id,
    isByPhone: true,
    isForced: true,
    textWords: main.textsSince ? "As for the first day" : null,
    createdAt: at.toISOString(),
    noticeDueAt: null,
  });
}

/** Whether a job's window, points or place are new, or it comes back to them. */
function needsTruck(job: Job, changed: Job): boolean {
  return (
    !isSameSlot(job, changed) ||
    job.stage === "cancelled" ||
    job.volume !== changed.volume ||
    job.latitude !== changed.latitude ||
    job.longitude !== changed.longitude
  );
}

function isSameSlot(job: Job, { date, timeOfDay }: Job): boolean {
  return job.date === date && job.timeOfDay === timeOfDay;
}

/** Another number has not asked for texts (rule 371). */
function wishAfter(
  database: Database,
  job: Job,
  details: Partial<Job> | undefined,
  at: string,
): { textsSince?: null } {
  const isSame = !details?.phone || phoneKey(details.phone) === phoneKey(job.phone);
  if (isSame || !job.textsSince) return {};
  const words = "The number was changed";
  noteConsent(database, job.id, { at, who: "owner", isOn: false, words });
  return { textsSince: null };
}

/**
 * Makes the receipt, and owes its customer the email: one for each receipt that is not void, and another
 * where one that stands is to be sent again (rule 424).
 */
function addReceipt(
  database: Database,
  job: Job,
  money: MoneyChange,
  event: NewJobEvent & { id: number },
  at: Date,
): void {
  const { issued, replaced, isStanding } = changeMoney(database, job, money, at);
  const time = at.toISOString();
  if (replaced !== null) {
    withdrawMessage(database, { jobId: job.id, kind: "done", revision: replaced }, time);
    withdrawWaiting(database, job.id, "receipt", time);
  }
  const { id, number, receipt } = issued;
  const extra = { receipt: { ...receipt, number } };
  const isDue = isPayable(dueCents(receipt));
  const waits = isStanding && bringReceiptUpToDate(database, { job, id, extra, isDue }, time);
  if (money.isEmailed && waits) sendAtOnce(database, job.id, time);
  if (!money.isEmailed || waits) return;
  if (isStanding) {
    const again = { kind: "receipt", dueAt: time, about: event.id, extra } as const;
    addMessages(database, job, job.email === "" ? [] : [again]);
    return;
  }
  const waitMs = event.what === "done" ? UNDO_MS : 0;
  const dueAt = new Date(at.getTime() + waitMs).toISOString();
  const email = { kind: "done", dueAt, about: id, extra } as const;
  // What is not due yet asks nobody to pay (rule 467).
  const text = isDue && !receipt.dueOn ? textBeside(email, job, at) : null;
  addMessages(database, job, [...(job.email === "" ? [] : [email]), ...(text ? [text] : [])]);
}

/**
 * Takes back what a press has written (rule 282): a receipt keeps its number, and is void. A customer who
 * was told of the press is told of this too.
 */
function undoPress(
  database: Database,
  job: Job,
  event: NewJobEvent & { id: number },
  at: Date,
): void {
  const stage = event.before?.stage;
  if (stage !== "done" && stage !== "on-the-way") return;
  const correction = correctionOf(findMessages(database, job.id), event, at);
  withdrawWaiting(database, job.id, stage, at.toISOString());
  if (stage === "done") withdrawWaiting(database, job.id, "receipt", at.toISOString());
  if (stage === "done") undoMoney(database, job, "Done was taken back", at);
  if (correction && (job.email !== "" || (stage === "on-the-way" && job.textsSince))) {
    addMessages(database, job, [correction]);
  }
}

/** The columns that follow from a stage, and how far the emails have got by the change itself. */
/** When its work began and ended, and how many people did it (rule 458). */
function workedOn(
  database: Database,
  stage: JobStage,
  job: Job,
  what: NewJobEvent["what"],
  pressed: string,
) {
  const isDone = stage === "done";
  const wasOnWay = stage === "on-the-way" || isDone;
  return {
    setOffAt: what === "on-the-way" ? pressed : wasOnWay ? (job.setOffAt ?? null) : null,
    doneAt: what === "done" ? pressed : isDone ? (job.doneAt ?? null) : null,
    people: what === "done" ? peopleOn(database)(job) : isDone ? (job.people ?? null) : null,
  };
}

function columnsOf(stage: JobStage, job: Job, { who, what }: NewJobEvent, at: string) {
  const isOver = stage === "cancelled" || stage === "done";
  // A customer who changes a booking on its page has received it: no warning about an error is
  // needed.
  const isInformed = who === "customer" && raisesRevision(what);
  const { ownerNotifiedAt, confirmedAt } = job;
  const customerNotifiedAt = job.customerNotifiedAt ?? (isInformed ? at : null);
  return {
    stage,
    endedAt: isOver ? (job.endedAt ?? at) : null,
    ...((isInformed || stage === "cancelled") && { noticeDueAt: null }),
    ...confirmIfTold({ ownerNotifiedAt, customerNotifiedAt, confirmedAt }, at),
  };
}
