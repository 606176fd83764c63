/** What a customer reads when a change of the booking was not taken (rules 122 to 126). */

import { MAX_NOTES_CHARACTERS } from "#app/booking/booking.ts";
import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";

/** What is wrong, as a sentence, then what to do about it. */
export type RefusalWords = { problem: string; advice: string };

/** A refusal as it is answered. */
export type Refused = RefusalWords & { status: number; headers?: Record<string, string> };

/** What a page shows after a post that changed nothing; what was typed is in its form again. */
export type ChangeAnswer<Typed> = RefusalWords & { typed: Typed };

export const OUTDATED: RefusalWords = {
  problem: "This booking has changed since you opened the page.",
  advice:
    "Nothing was changed now. Here is the booking as it is, and what you typed is still on this page.",
};

export const UNREADABLE: RefusalWords = {
  problem: "We couldn't read the form.",
  advice: "Nothing was changed. Send it again, or call us.",
};

/** @param wait "3 minutes" */
export function busyWords(wait: string): RefusalWords {
  return {
    problem: "We got too many changes from your connection just now.",
    advice: `Nothing was changed, and what you typed is still here. Send it again in ${wait}, or call us.`,
  };
}

/** The truck is on its way, or the booking is over: nothing on its page changes it any more. */
export const ENDED: RefusalWords = {
  problem: "This booking can no longer be changed online.",
  advice: "Nothing was changed. If something is wrong, call us.",
};

export const TOO_LATE: RefusalWords = {
  problem: `You could change this online until ${CHANGE_UNTIL} the day before the pickup.`,
  advice: "Nothing was changed. Call us and we'll do our best to help.",
};

export const NOTE_REFUSALS: Record<"ended" | "too-long" | "same", Refused> = {
  ended: { ...ENDED, status: 409 },
  "too-long": {
    problem: `The note is longer than ${MAX_NOTES_CHARACTERS} characters.`,
    advice: "Nothing was changed. Make it shorter and send it again.",
    status: 422,
  },
  same: {
    problem: "The crew already has that note.",
    advice: "Nothing was changed.",
    status: 422,
  },
};

/** The reason beside which the page says that a pickup can be moved. */
export const DAY_REASON = "The day or time doesn't work";

/** Why customers cancel, as its page offers it; none has to be chosen. */
export const CANCEL_REASONS = [
  "Plans changed",
  "I found another way to get rid of it",
  "The price",
  DAY_REASON,
  "Something else",
] as const;

export const MAX_REASON_CHARACTERS = 500;

export const CANCEL_REFUSALS: Record<"ended" | "too-long", Refused> = {
  ended: { ...ENDED, status: 409 },
  "too-long": {
    problem: `What you wrote is longer than ${MAX_REASON_CHARACTERS} characters.`,
    advice: "Nothing was canceled. Make it shorter and send it again.",
    status: 422,
  },
};

/** What the form that asks for a lost link needs. */
export const FIND_ERRORS = {
  order: "Order numbers look like JB-123456. You got yours when you booked.",
  email: "Add the email you booked with, like name@example.com.",
} as const;
