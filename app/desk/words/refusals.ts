/** What the desk says when a post changed nothing. */

import type { RefusalWords, Refused } from "#app/booking/words/change.ts";
import { MAX_DAYS_AHEAD } from "#app/schedule/schedule.ts";

/** Beside what would send an email, where no mail service is set (rule 300). */
export const NO_MAIL =
  "No email goes out: no mail service is set. Set RESEND_API_KEY or SMTP_URL on the server.";

export const MAX_DESK_NOTE_CHARACTERS = 1_000;

export const DESK_OUTDATED: RefusalWords = {
  problem: "This job has changed since you opened the page.",
  advice: "Nothing was changed now. Both versions are below: look at them, then decide.",
};

export const ERASE_REFUSAL: RefusalWords = {
  problem: "A job of this customer is still open.",
  advice: "Nothing was erased. Cancel it, or mark it as done, and erase the customer then.",
};

/** @param note of the customer, as it is now */
export function noteOutdated(note: string): RefusalWords {
  return {
    problem: "The note was changed since you opened this page.",
    advice:
      `Now it is: ${note === "" ? "empty" : `“${note}”`}. Yours is ` +
      `in the field below, not saved. Save again if it is right.`,
  };
}

export const SET_OFF_REFUSAL: Refused = {
  problem: "This job is not waiting for the truck any more.",
  advice: "It is on its way, done or canceled. Nothing was changed.",
  status: 409,
};

const UNDO_TOO_LATE: Refused = {
  problem: "It is too late to take that back.",
  advice: "Ten minutes have passed, or it was taken back already. Nothing was changed.",
  status: 409,
};

export const UNDO_REFUSALS: Record<"too-late" | "never-came" | "by-card", Refused> = {
  "too-late": UNDO_TOO_LATE,
  "never-came": UNDO_TOO_LATE,
  "by-card": {
    problem: "The customer has paid by card, or has the card page open.",
    advice:
      "Done stands. Correct the price if it is wrong; what was paid too much is given back there.",
    status: 409,
  },
};

export const CHOOSE_PAID: Refused = {
  problem: "Choose how it was paid.",
  advice: "If it was not paid yet, choose Not yet. Nothing was changed.",
  status: 422,
};

export const MONEY_REFUSALS = {
  ended: {
    problem: "That cannot be done with this job any more.",
    advice: "It is done already, or canceled. Nothing was changed.",
    status: 409,
  },
  "no-reason": {
    problem: "Say why.",
    advice: "The reason stands on the receipt. Nothing was changed.",
    status: 422,
  },
  empty: {
    problem: "Nothing is left on the list.",
    advice: "A job without items is canceled, not done. Nothing was changed.",
    status: 422,
  },
  "bad-price": {
    problem: "That is no price.",
    advice: "Write it like 404.59. Nothing was changed.",
    status: 422,
  },
  "bad-amount": {
    problem: "That amount does not fit.",
    advice:
      "Write it like 120.00, and no more than is owed, or to give back; the tip stands apart.",
    status: 422,
  },
  "bad-tip": {
    problem: "That is no tip.",
    advice: "Write it like 20.00, or choose None. Nothing was changed.",
    status: 422,
  },
  "tip-unpaid": {
    problem: "A tip goes with a payment.",
    advice:
      "Choose how it was paid, or no tip now and record it with the payment. Nothing was changed.",
    status: 422,
  },
  "by-stripe": {
    problem: "This payment went through Stripe.",
    advice: "It cannot be voided. Correct the price, and give back what is too much.",
    status: 409,
  },
  "no-payment": {
    problem: "That payment is void already.",
    advice: "Nothing was changed.",
    status: 409,
  },
} as const satisfies Record<string, Refused>;

export const DETAILS_REFUSALS: Record<
  "invalid" | "not-found" | "no-answer" | "ended" | "same",
  Refused
> = {
  invalid: { problem: "Something needs another look.", advice: "It is marked below.", status: 422 },
  "not-found": {
    problem: "That address was not found in Texas.",
    advice: "Nothing was changed. Check the street, city and ZIP.",
    status: 422,
  },
  "no-answer": {
    problem: "The address could not be looked up just now.",
    advice: "Nothing was changed. Press Save again in a minute.",
    status: 503,
  },
  ended: { problem: "This job is canceled.", advice: "Nothing was changed.", status: 409 },
  same: { problem: "These are the details already.", advice: "Nothing was changed.", status: 422 },
};

export const NOTE_REFUSALS: Record<"too-long" | "same", Refused> = {
  "too-long": {
    problem: `The note is longer than ${MAX_DESK_NOTE_CHARACTERS} characters.`,
    advice: "Nothing was changed. Make it shorter.",
    status: 422,
  },
  same: { problem: "That is the note already.", advice: "Nothing was changed.", status: 422 },
};

export const RESTORE_REFUSAL: Refused = {
  problem: "Its window has no room any more.",
  advice:
    "It stays canceled. Book it anew for another window, or on the server: npm run owner -- " +
    "cancel ORDER --undo --force.",
  status: 409,
};

export const CANCEL_REFUSAL: Refused = {
  problem: "This job cannot be canceled any more.",
  advice: "It is done or canceled already. Nothing was changed.",
  status: 409,
};

export const DESK_MOVE_REFUSALS = {
  ended: {
    problem: "This job cannot be moved any more.",
    advice: "It is on its way, done or canceled. Nothing was changed.",
    status: 409,
  },
  "too-late": {
    problem: "It is too late for that.",
    advice: "Nothing was changed.",
    status: 409,
  },
  "bad-date": {
    problem: "That day cannot be booked.",
    advice: `Choose a day from today on, at most ${MAX_DAYS_AHEAD} days ahead.`,
    status: 422,
  },
  same: {
    problem: "That is the window it has.",
    advice: "Choose another one. Nothing was changed.",
    status: 422,
  },
} as const satisfies Record<string, Refused>;

export const DESK_ITEMS_REFUSALS = {
  ended: {
    problem: "The items of this job cannot be changed any more.",
    advice:
      "It is on its way, done or canceled. Nothing was changed. What went on the truck is said when " +
      "the job is finished, or with “Correct the price”.",
    status: 409,
  },
  "too-late": DESK_MOVE_REFUSALS["too-late"],
  empty: {
    problem: "Nothing would be left on the list.",
    advice: "To call the job off, cancel it. Nothing was changed.",
    status: 422,
  },
  same: {
    problem: "That is the list it has.",
    advice: "Nothing was changed.",
    status: 422,
  },
} as const satisfies Record<string, Refused>;
