/**
 * Which messages a job owes, and when (rules 160 to 164). A message belongs to one revision
 * of its job: there is at most one of each kind for a revision.
 */

import {
  type JobEvent,
  type JobEventKind,
  type JobStage,
  raisesRevision,
  UNDO_MS,
} from "#app/jobs/job-event.ts";
import type { NumberedReceipt } from "#app/jobs/money/receipt.ts";
import { addDays, houstonInstant, houstonNow } from "#app/lib/dates.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import {
  emailKindOf,
  isText,
  type TextKind,
  textBesideKind,
  textInsteadKind,
} from "./text-kinds.ts";

export const REMINDER_HOUR = 10;
/** The quiet hours in Houston: no reminder is sent, and nobody is asked about a window. */
export const QUIET_FROM_HOUR = 20;
export const QUIET_UNTIL_HOUR = 8;

/** Messages that speak of an account's invoice, and go to the account (rule 470). */
export const INVOICE_KINDS = [
  "invoice",
  "invoice-soon",
  "invoice-late",
  "invoice-overdue",
] as const;

export type MessageKind =
  | "booked-customer"
  | "booked-owner"
  | "moved-customer"
  | "moved-owner"
  | "items-customer"
  | "items-owner"
  | "details-customer"
  | "cancelled-customer"
  | "cancelled-owner"
  | "restored-customer"
  | "restored-owner"
  | "note-owner"
  | "reminder"
  | "on-the-way"
  | "done"
  /** The receipt once more, as it is by now. */
  | "receipt"
  | "pay-customer"
  | "undone-customer"
  | "offer"
  | "opening"
  | "link"
  | "review"
  | "undelivered-owner"
  | (typeof INVOICE_KINDS)[number]
  | TextKind;

/** due: to be sent from its time on; leased: a worker or a request is sending it. */
export type MessageState = "due" | "leased" | "sent" | "given-up";

/** What a message says beside its job, fixed when it becomes due so that each try says the same. */
export type MessageExtra = {
  /** The event it tells of. */
  change?: Pick<JobEvent, "who" | "before" | "after">;
  /** Three windows in place of a day that was closed. */
  windows?: readonly WindowSlot[];
  /** An earlier window, which is held until an instant. */
  opening?: WindowSlot & { endsAt: string };
  /** The receipt that it brings. */
  receipt?: NumberedReceipt;
  /** What the mail service answered when it refused the message, without secrets: for the owner (rule 308). */
  answer?: string;
  /** The kind of the message that could not be delivered, and why; `to`: the account, where it was for one. */
  undelivered?: { kind: MessageKind; reason: string; to?: string | undefined };
  /** What the service has said of a text that it took: it arrived, or did not. */
  delivery?: "delivered" | "undelivered";
};

/** What a message that asks for a review speaks of: the job itself, so that there is one of a job ever. */
export const REVIEW_ABOUT = 0;
export const REVIEW_KINDS: readonly MessageKind[] = ["review", "review-text"];

export type NewMessage = {
  kind: MessageKind;
  /** ISO instant from which it is due. */
  dueAt: string;
  extra?: MessageExtra;
  /** What it speaks of, where that is not the job's revision: an event, or another message. */
  about?: number;
};

/** What of a job decides on its messages. */
type MessageJob = {
  stage: JobStage;
  date: string | null;
  /** Empty for a job taken by phone from somebody without an email. */
  email: string;
  /** Since when its customer wants texts; null: they want none. */
  textsSince?: string | null;
};

const CHANGE_KINDS: Partial<Record<JobEventKind, readonly MessageKind[]>> = {
  moved: ["moved-customer", "moved-owner"],
  "items-changed": ["items-customer", "items-owner"],
  "details-changed": ["details-customer"],
  cancelled: ["cancelled-customer", "cancelled-owner"],
  restored: ["restored-customer", "restored-owner"],
  "note-changed": ["note-owner"],
  "payment-asked": ["pay-customer"],
  "on-the-way": ["on-the-way"],
};

/** Whether the owner has to know that a message did not reach its customer. */
export function isMissed(kind: MessageKind): boolean {
  return !isForOwner(kind) && !REVIEW_KINDS.includes(kind);
}

/** Whether a message goes to the owner; all others go to the customer. */
export function isForOwner(kind: MessageKind): boolean {
  return kind.endsWith("-owner");
}

/**
 * What an event makes due: one email to each side for a change that concerns them, and the reminder
 * of a job that has a date. Nothing is owed to a customer without an email address.
 * @param event what happened; its id is for messages that speak of it and not of the revision
 * @param job the job after the event
 */
export function messagesAfter(
  { id, what, who, before, after }: Pick<JobEvent, "id" | "what" | "who" | "before" | "after">,
  job: MessageJob,
  now: Date,
): NewMessage[] {
  const kinds = CHANGE_KINDS[what] ?? [];
  const about = raisesRevision(what) ? {} : { about: id };
  const extra = { change: { who, before, after } };
  // What can be taken back is told when it stands (rule 282).
  const dueAt = new Date(now.getTime() + (what === "on-the-way" ? UNDO_MS : 0)).toISOString();
  const told = kinds
    .filter((kind) => isStillOwed(kind, job, now, extra))
    .map((kind) => ({ kind, dueAt, extra, ...about }));
  const isNewDate = what === "booked" || (raisesRevision(what) && what !== "cancelled");
  const reminder = isNewDate ? reminderFor(job, now) : null;
  const owed = [...told, ...(reminder ? [reminder] : [])];
  return [
    ...owed.filter(({ kind }) => isForOwner(kind) || isReachedBy(kind, job)),
    ...owed.flatMap((message) => textBeside(message, job, now) ?? []),
  ];
}

/** Whether a message has a way to its customer: an email address, or a text in the email's place. */
function isReachedBy(kind: MessageKind, { email, textsSince }: MessageJob): boolean {
  return email !== "" || Boolean(textsSince && textInsteadKind(kind));
}

/** So many days before the pickup a change of its day is told by text too. */
const TEXTED_DAYS = 2;

/**
 * The text that goes beside an email, where the customer wants texts (rules 372 and 373); null: none. What the
 * customer has not done waits for the end of the quiet hours.
 */
export function textBeside(
  { dueAt, kind, ...message }: NewMessage,
  { date, textsSince }: MessageJob,
  now: Date,
): NewMessage | null {
  const text = textBesideKind(kind);
  if (!text || !textsSince) return null;
  const { who, before } = message.extra?.change ?? {};
  const days = [date, before?.date].filter((day) => typeof day === "string");
  const soon = addDays(houstonNow(now).date, TEXTED_DAYS);
  if (who !== undefined && days.every((day) => day > soon)) return null;
  const isAwaited = who === undefined || who === "customer";
  return { ...message, kind: text, dueAt: isAwaited ? dueAt : outsideQuiet(new Date(dueAt)) };
}

/** The instant itself, in the quiet hours the end of them. */
export function outsideQuiet(at: Date): string {
  const { date, hour } = houstonNow(at);
  if (!isQuiet(at)) return at.toISOString();
  const day = hour < QUIET_UNTIL_HOUR ? date : addDays(date, 1);
  return houstonInstant(day, QUIET_UNTIL_HOUR).toISOString();
}

/** What a message has become, for who decides on the next. */
type Told = {
  kind: MessageKind;
  state: MessageState;
  reason: string | null;
  extra: MessageExtra | null;
};

/**
 * The correction that a customer is owed once a press was taken back whose email has gone out, or may have
 * (rule 315); null: none, as none has, or it was corrected before.
 * @param told the job's messages, the oldest first
 * @param event that took the press back
 */
export function correctionOf(
  told: readonly Told[],
  { id, who, before, after }: Pick<JobEvent, "id" | "who" | "before" | "after">,
  now: Date,
): NewMessage | null {
  const stage = before?.stage;
  const wrong = told.findLastIndex(
    ({ kind, state, reason }) =>
      (kind === stage || emailKindOf(kind) === stage || (stage === "done" && kind === "receipt")) &&
      (state === "sent" || state === "leased" || reason === "unknown"),
  );
  const isCorrected = told.some(
    ({ kind, extra }, at) =>
      at > wrong && kind === "undone-customer" && extra?.change?.before?.stage === stage,
  );
  if (wrong === -1 || isCorrected) return null;
  const receipt = told[wrong]?.extra?.receipt;
  const extra = { change: { who, before, after }, ...(receipt && { receipt }) };
  return { kind: "undone-customer", dueAt: now.toISOString(), about: id, extra };
}

/** The reminder at 10 AM the day before; none when that has passed. */
export function reminderFor(job: MessageJob, now: Date): NewMessage | null {
  if (job.date === null || job.stage !== "booked") return null;
  const dueAt = houstonInstant(addDays(job.date, -1), REMINDER_HOUR);
  return dueAt > now ? { kind: "reminder", dueAt: dueAt.toISOString() } : null;
}

/** Messages that speak of an event or of another message, whatever the job's revision is. */
const OF_NO_REVISION: readonly MessageKind[] = [
  "note-owner",
  "on-the-way",
  "done",
  "receipt",
  "pay-customer",
  "undone-customer",
  "opening",
  "link",
  "review",
  "undelivered-owner",
  "answer-text",
  ...INVOICE_KINDS,
];

/** Whether a message speaks of one revision of its job, so that a later one makes it untrue. */
function isOfRevision(kind: MessageKind): boolean {
  return !OF_NO_REVISION.includes(emailKindOf(kind) ?? kind);
}

/** Why a message is given up that need not be sent any more. */
export const UNNEEDED = {
  withdrawn: "withdrawn",
  untrue: "no longer true",
  restored: "restored from a backup",
  /** Its text was sent in its place. */
  byText: "by text",
} as const;

/** Which side has got the booking, as it is now, once a message is accepted; null: that is no news. */
export function informs(kind: MessageKind): "owner" | "customer" | null {
  if (isText(kind) || !/^(?:booked|moved|items|details|restored)-/.test(kind)) return null;
  return isForOwner(kind) ? "owner" : "customer";
}

/**
 * Whether a message still says what is true when it is about to be sent; a reminder that is late
 * goes out until the evening of its day and not after, and nobody is asked about a window that is not
 * held any more.
 */
export function isStillOwed(
  sent: MessageKind,
  job: MessageJob,
  now: Date,
  extra: MessageExtra | null = null,
): boolean {
  const kind = emailKindOf(sent) ?? sent;
  if (kind === "reminder") return job.stage === "booked" && isReminderTime(job.date, now);
  if (kind === "pay-customer" || kind === "receipt") return job.stage === "done";
  if (kind === "review") return job.stage === "done" && !isQuiet(now);
  if (kind === "on-the-way") return job.stage === "on-the-way";
  if (kind === "undone-customer" && extra?.change?.before?.stage === "on-the-way") {
    return job.stage === "booked";
  }
  if (kind === "opening") return job.stage === "booked" && isHeld(extra, now);
  if (kind === "offer" || kind === "details-customer") return job.stage === "booked";
  return true;
}

/** Whether a message still says what is so: the job may have changed since it was owed. */
export function isTrue(
  { kind, revision, extra }: { kind: MessageKind; revision: number; extra: MessageExtra | null },
  job: MessageJob & { revision: number },
  now: Date,
): boolean {
  return (!isOfRevision(kind) || revision === job.revision) && isStillOwed(kind, job, now, extra);
}

function isHeld(extra: MessageExtra | null, now: Date): boolean {
  const { endsAt } = extra?.opening ?? {};
  return endsAt !== undefined && now.toISOString() < endsAt && !isQuiet(now);
}

/** Whether it is quiet hours in Houston, when no email goes out but one that somebody waits for. */
function isQuiet(now: Date): boolean {
  const { hour } = houstonNow(now);
  return hour < QUIET_UNTIL_HOUR || hour >= QUIET_FROM_HOUR;
}

function isReminderTime(date: string | null, now: Date): boolean {
  const today = houstonNow(now);
  const isDayBefore = date !== null && today.date === addDays(date, -1);
  return isDayBefore && !isQuiet(now);
}

/** Where a message that was not accepted stands: it is tried again, or given up for a reason. */
type NextTry = { retryAt: Date } | { giveUp: string };

/** A mail service remembers an idempotency key this long, so that a repeat sends nothing twice. */
const KEY_HOURS = 24;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * What is known of a message that was not accepted. refused: it never will be; not-sent: it was
 * certainly not sent; unknown: perhaps it was, and it is safe to repeat under the same key;
 * unknown-final: perhaps it was, and a repeat may send it twice.
 */
export type Certainty = "refused" | "not-sent" | "unknown" | "unknown-final";

/**
 * What follows a message that was not accepted. Whether it went out after all is unknown when the
 * answer was lost: it is repeated only where the same key makes that harmless.
 */
export function nextTry(
  failure: Certainty,
  { attempts, firstTriedAt }: { attempts: number; firstTriedAt: string },
  now: Date,
): NextTry {
  if (failure === "refused") return { giveUp: "refused" };
  if (failure === "unknown-final") return { giveUp: "unknown" };
  const retryAt = new Date(now.getTime() + pauseAfter(attempts));
  const isInTime = retryAt.getTime() < Date.parse(firstTriedAt) + KEY_HOURS * 3_600_000;
  if (isInTime) return { retryAt };
  return { giveUp: failure === "unknown" ? "unknown" : "not accepted for a day" };
}

/**
 * What follows a message whose sender was killed: it may have been sent. Null: it is sent again, under
 * the key by which the mail service knows it (rule 240).
 * @param isRepeatSafe whether the mail service knows a key
 */
export function afterLostLease(
  isRepeatSafe: boolean,
  tries: { attempts: number; firstTriedAt: string },
  now: Date,
): { giveUp: string } | null {
  const next = nextTry(isRepeatSafe ? "unknown" : "unknown-final", tries, now);
  return "giveUp" in next ? next : null;
}

/** Milliseconds to wait after the nth failed try, counted from 1: they double up to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}
