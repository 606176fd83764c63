/** The events of a job (rules 120 to 128): what happened to it, never edited. */

import type { TimeOfDay } from "#app/schedule/schedule.ts";
import type { Donation } from "./donation.ts";
import type { JobLine } from "./job-line.ts";
import type { Consent, PaymentMethod, Proposal } from "./money/receipt.ts";

/** Who did it; system: the site by itself. */
export type Actor = "customer" | "owner" | "crew" | "system";

/** Where a job stands ("state" is its address's); how far its emails have got is kept apart. */
export type JobStage = "booked" | "on-the-way" | "done" | "cancelled";

export type JobEventKind =
  | "booked"
  | "moved"
  | "items-changed"
  | "note-changed"
  /** The customer's name, number, email or address: `after.fields` says which. */
  | "details-changed"
  | "photos-changed"
  | "cancelled"
  | "restored"
  | "on-the-way"
  | "done"
  /** The final price was put right after the job was done. */
  | "corrected"
  | "paid"
  /** Money was given back. */
  | "refunded"
  | "payment-voided"
  /** The customer was reminded of what is still to pay. */
  | "payment-asked"
  /** The receipt was sent once more. */
  | "receipt-sent"
  /** "On my way" or "Done" was taken back (rule 282): `after.stage` is where the job stands again. */
  | "undone"
  /** Another price was put to the customer, taken back again, and answered (rules 410 to 414). */
  | "price-proposed"
  | "price-withdrawn"
  | "price-approved"
  | "price-declined"
  /** An answer that was given without signal, and does not count: `after.reason` says why. */
  | "price-missed"
  /** The owner has put it on another truck. */
  | "truck-changed"
  /** The owner has put it on an account, or taken it off. */
  | "account-changed"
  /** The job was given a further day: `after.visit` says which (rule 476). */
  | "day-added"
  /** What of it went to a charity was entered, changed or taken back (rule 463). */
  | "donated"
  /** The owner's or the crew's own note. */
  | "desk-noted";

/** What a job knows of its customer. */
export type CustomerField = "name" | "phone" | "email" | "address";

/** What an event says of a job before or after it: only what it concerns. */
export type EventFacts = {
  date?: string | null;
  timeOfDay?: TimeOfDay | null;
  items?: readonly JobLine[];
  totalCents?: number;
  /** Points. */
  volume?: number;
  /** The window was marked for its customer as one in which the truck stops nearby. */
  isNear?: true;
  notes?: string;
  /** Which of the customer's details were changed. */
  fields?: readonly CustomerField[];
  /** How many photos the job has. */
  photos?: number;
  /** Why it was cancelled, or has another price; in the words of the form or of whoever did it. */
  reason?: string;
  /** Cents, the tax included: what it came to. */
  finalCents?: number;
  /** Cents that were still to pay. */
  owedCents?: number;
  paid?: { method: PaymentMethod; cents: number; tipCents: number };
  /** The customer's bank took a card payment back. */
  isDispute?: boolean;
  deskNote?: string;
  proposal?: Proposal;
  consent?: Consent;
  /** What an answer that does not count says. */
  isApproved?: boolean;
  /** Cancelled after the time until which it could have been moved. */
  isLate?: boolean;
  stage?: JobStage;
  /** A further day of the job. */
  visit?: { day: number; date: string; timeOfDay: TimeOfDay };
  /** Cancelled with the job whose further day it is. */
  isWithMain?: true;
  /** Null: none, or taken back. */
  donation?: Donation | null;
  /** The name of the truck. */
  truck?: string;
  /** The name of the account; null: none. */
  account?: string | null;
  /** The name of the crew member who did it (rule 421). */
  by?: string;
  /** When the truck is about to be there, as whoever drives it has said: ISO instant. */
  arrivesAt?: string;
};

export type JobEvent = {
  id: number;
  /** ISO instant. */
  at: string;
  who: Actor;
  what: JobEventKind;
  before: EventFacts | null;
  after: EventFacts | null;
  /** The post that made it; a repeat of that post makes no second one. */
  requestId: string | null;
};

export type NewJobEvent = Pick<JobEvent, "who" | "what" | "before" | "after">;

/** From which stages an event may follow, and the stage it leads to; null: it stays. */
const STEPS: Record<JobEventKind, { from: readonly JobStage[]; to: JobStage | null }> = {
  booked: { from: ["booked"], to: "booked" },
  moved: { from: ["booked"], to: null },
  "items-changed": { from: ["booked"], to: null },
  "note-changed": { from: ["booked", "on-the-way"], to: null },
  "details-changed": { from: ["booked", "on-the-way", "done"], to: null },
  "photos-changed": { from: ["booked", "on-the-way", "done"], to: null },
  cancelled: { from: ["booked", "on-the-way"], to: "cancelled" },
  restored: { from: ["cancelled"], to: "booked" },
  "on-the-way": { from: ["booked"], to: "on-the-way" },
  done: { from: ["booked", "on-the-way"], to: "done" },
  corrected: { from: ["done"], to: null },
  paid: { from: ["done"], to: null },
  refunded: { from: ["done"], to: null },
  "payment-voided": { from: ["done"], to: null },
  "payment-asked": { from: ["done"], to: null },
  "receipt-sent": { from: ["done"], to: null },
  undone: { from: ["on-the-way", "done"], to: null },
  "price-proposed": { from: ["booked", "on-the-way"], to: null },
  "price-withdrawn": { from: ["booked", "on-the-way"], to: null },
  "price-approved": { from: ["booked", "on-the-way"], to: null },
  "price-declined": { from: ["booked", "on-the-way"], to: null },
  "price-missed": { from: ["booked", "on-the-way", "done", "cancelled"], to: null },
  "truck-changed": { from: ["booked", "on-the-way"], to: null },
  "account-changed": { from: ["booked", "on-the-way", "done"], to: null },
  "day-added": { from: ["booked", "on-the-way"], to: null },
  donated: { from: ["booked", "on-the-way", "done"], to: null },
  "desk-noted": { from: ["booked", "on-the-way", "done", "cancelled"], to: null },
};

export function mayFollow(stage: JobStage, what: JobEventKind): boolean {
  return STEPS[what].from.includes(stage);
}

export function stageAfter(stage: JobStage, { what, after }: Pick<JobEvent, "what" | "after">) {
  return after?.stage ?? STEPS[what].to ?? stage;
}

/**
 * A press that can be taken back, as pages show it: until when, where the job stands then, and when its email
 * goes out (null: none waits).
 */
export type PressUndo = { stage: JobStage; back: JobStage; until: string; mailAt: string | null };

/** So long "On my way" and "Done" can be taken back, and their emails wait (rule 282). */
export const UNDO_MS = 10 * 60_000;

/**
 * The press that can be taken back at an instant, and where the job stands then; null: none. The owner takes
 * back every press, the crew its own.
 * @param events of the job, the oldest first
 */
export function undoOf(
  events: readonly Pick<JobEvent, "what" | "who" | "after" | "at">[],
  stage: JobStage,
  who: Actor,
  now: Date,
): { until: string; stage: JobStage } | null {
  if (!mayFollow(stage, "undone")) return null;
  const at = events.findLastIndex(({ what }) => what === stage);
  const pressed = events[at];
  if (!pressed || (who !== "owner" && pressed.who !== who)) return null;
  const until = new Date(Date.parse(pressed.at) + UNDO_MS);
  if (now >= until) return null;
  const before = events.slice(0, at).reduce<JobStage>(stageAfter, "booked");
  return { until: until.toISOString(), stage: before };
}

/** A job's events without the presses that were taken back, and without what rested on them. */
export function withoutUndone<Event extends Pick<JobEvent, "what">>(
  events: readonly Event[],
): Event[] {
  let kept: Event[] = [];
  for (const event of events) {
    if (event.what === "undone") {
      const pressed = kept.findLastIndex(({ what }) => what === "on-the-way" || what === "done");
      kept = kept.filter(({ what }, at) => at < pressed || !UNDONE_TOO.includes(what));
    } else kept.push(event);
  }
  return kept;
}

/** What a press brought, and what can only follow it. */
const UNDONE_TOO: readonly JobEventKind[] = [
  ...(["on-the-way", "done", "corrected", "paid", "refunded"] as const),
  ...(["payment-voided", "payment-asked", "receipt-sent"] as const),
];

/**
 * True while nothing but the booking itself has happened: only then may the form that made it
 * replace its details. A form that is posted again with other details is "booked" once more.
 */
export function isOnlyBooked(events: readonly Pick<JobEvent, "what">[]): boolean {
  return events.every(({ what }) => what === "booked");
}

/** The events after which the job's emails, calendar entry and reminder are no longer right. */
const REVISING: readonly JobEventKind[] = [
  ...(["moved", "items-changed", "details-changed", "cancelled", "restored"] as const),
];

/** Whether an event raises the job's revision and withdraws what was not sent yet. */
export function raisesRevision(what: JobEventKind): boolean {
  return REVISING.includes(what);
}

/** Whether a job's present window was marked as near (rule 148) when its customer chose it. */
export function choseNear(events: readonly Pick<JobEvent, "after">[]): boolean {
  const chosen = events.findLast(({ after }) => after?.date !== undefined);
  return chosen?.after?.isNear === true;
}
