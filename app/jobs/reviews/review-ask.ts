/** Whom we ask for a review on Google, and when (rules 406 and 407). */
import { QUIET_FROM_HOUR } from "#app/jobs/messages/messages.ts";
import { addDays, houstonInstant, houstonNow } from "#app/lib/dates.ts";

const ASK_HOUR = 10;
/** Twelve months, whichever year it is. */
const DAYS_BETWEEN_ASKS = 366;

/** What was decided for a done job, once: it is asked, or why not; restored: after a backup nobody knows. */
export type ReviewFinding =
  | "asked"
  | "unpaid"
  | "refund"
  | "complaint"
  | "barred"
  | "stopped"
  | "recent"
  | "no-way"
  | "restored";

export type ReviewFacts = {
  /** Cents that are still to pay, or negative to give back. */
  balanceCents: number;
  /** Money was given back, or Stripe was asked to. */
  hasRefund: boolean;
  /** A text of the customer's waits in the inbox, or the bank was asked for the money back. */
  hasComplaint: boolean;
  isBarred: boolean;
  /** The person has said that we shall not ask. */
  hasStopped: boolean;
  /** The person was asked within twelve months. */
  isRecent: boolean;
  /** There is an email address, or a wish for texts that names the ask. */
  hasWay: boolean;
};

/** Nothing that says whether the customer was happy counts: everybody else is asked. */
export function findingOf(facts: ReviewFacts): ReviewFinding {
  if (facts.balanceCents !== 0) return "unpaid";
  if (facts.hasRefund) return "refund";
  if (facts.hasComplaint) return "complaint";
  if (facts.isBarred) return "barred";
  if (facts.hasStopped) return "stopped";
  if (facts.isRecent) return "recent";
  return facts.hasWay ? "asked" : "no-way";
}

export type ReviewRound = {
  /** The jobs that were done from this instant on, before `until`: those of yesterday. */
  from: string;
  until: string;
  /** Who was asked since this instant is not asked again. */
  askedSince: string;
};

/** The jobs that are decided on at an instant; null before 10 AM and in the quiet hours of Houston. */
export function reviewRound(now: Date): ReviewRound | null {
  const { date, hour } = houstonNow(now);
  if (hour < ASK_HOUR || hour >= QUIET_FROM_HOUR) return null;
  const midnight = (days: number) => houstonInstant(addDays(date, days), 0).toISOString();
  return { from: midnight(-1), until: midnight(0), askedSince: midnight(-DAYS_BETWEEN_ASKS) };
}
