/** What the desk says when a post changed nothing. */

import type { RefusalWords, Refused } from "#app/booking/words/change.ts";
import type { DayRefusal } from "#app/desk/job/add-day.server.ts";
import type { UndoRefusal } from "#app/desk/undo-press.server.ts";
import { MAX_DAYS_AHEAD } from "#app/schedule/schedule.ts";
import { NO_ROOM, slotWords } from "#app/schedule/words.ts";
import { words } from "./desk-words.ts";
import { moneyRefusal } from "./done-refusals.ts";

/** Beside what would send an email, where no mail service is set (rule 300). */
export const noMailYet = () => words.noMail;

export const MAX_DESK_NOTE_CHARACTERS = 1_000;

export const ERASE_REFUSAL: RefusalWords = {
  problem: "A job of this customer is still open.",
  advice: "Nothing was erased. Cancel the job or mark it as done, then erase the customer.",
};

/** @param what "Your accounts": the form is below with what was typed */
export function formOutdated(what: string): RefusalWords {
  return {
    problem: `${what} were changed since you opened this page.`,
    advice: "What you typed is below and isn't saved. If it's right, save it again.",
  };
}

/** @param note of the customer, as it is now */
export function noteOutdated(note: string): RefusalWords {
  return {
    problem: "The note was changed since you opened this page.",
    advice:
      (note === "" ? "It is now empty. " : `It is now “${note}”. `) +
      "Your note is below and isn't saved. If it's right, save it again.",
  };
}

export const setOffRefusal = (): Refused => ({ ...words.notWaiting, status: 409 });

/** Why a stop was not put on a truck. */
export function truckRefusal(
  refusal: { why: "ended" } | { why: "no-truck" } | { why: "no-room"; truck: string },
): Refused {
  if (refusal.why === "ended") return setOffRefusal();
  if (refusal.why === "no-truck") {
    return {
      problem: "That truck doesn't work on this day.",
      advice: "The stop is where it was. Choose another truck.",
      status: 409,
    };
  }
  return {
    problem: `${refusal.truck} has no room for this stop then.`,
    advice: "The stop is where it was. On the job's page you can put it there all the same.",
    status: 409,
  };
}

/** Why a press was not taken back. */
export function undoRefusal({ why }: UndoRefusal): Refused {
  return { ...(why === "by-card" ? words.undoByCard : words.undoTooLate), status: 409 };
}

export const DETAILS_REFUSALS: Record<
  "invalid" | "not-found" | "no-answer" | "ended" | "same",
  Refused
> = {
  invalid: { problem: "Something needs another look.", advice: "It is marked below.", status: 422 },
  "not-found": {
    problem: "We can't find that address in Texas.",
    advice: "Nothing was changed. Check the street, city and ZIP.",
    status: 422,
  },
  "no-answer": {
    problem: "We couldn't check the address just now.",
    advice: "Nothing was changed. Press Save again in a minute.",
    status: 503,
  },
  ended: { problem: "This job is canceled.", advice: "Nothing was changed.", status: 409 },
  same: { problem: "Those are already the details.", advice: "Nothing was changed.", status: 422 },
};

/** @param detail Stripe's words */
export function stripeRefuses(detail: string): Refused {
  return {
    problem: "Stripe refused the refund.",
    advice: `It says: ${detail}. Nothing was refunded. Try another amount or another way.`,
    status: 409,
  };
}

export const ASK_REFUSALS: Record<"paid" | "no-email" | "not-due", Refused> = {
  paid: { problem: "This job is paid.", advice: "No reminder was sent.", status: 409 },
  "no-email": moneyRefusal("no-email"),
  "not-due": { problem: "This job isn't due yet.", advice: "No reminder was sent.", status: 409 },
};

/** Why a job was not put on an account, or taken off. */
export const ACCOUNT_REFUSALS: Record<"ended" | "no-account", Refused> = {
  ended: {
    problem: "This job is canceled, or it is done and on an account.",
    advice: "Its account stays as it is. The price can be corrected.",
    status: 409,
  },
  "no-account": {
    problem: "That account has ended.",
    advice: "Nothing was changed. Choose another one.",
    status: 409,
  },
};

export const INVOICE_REFUSALS: Record<"void" | "bad-amount" | "outdated", Refused> = {
  void: {
    problem: "This invoice is void.",
    advice: "Nothing was changed. Go on with the one that counts.",
    status: 409,
  },
  "bad-amount": {
    problem: "That amount isn't right.",
    advice: "Type it like 120.00, up to what is still to pay on the invoice.",
    status: 422,
  },
  outdated: {
    problem: "What is to pay has changed since you opened this page.",
    advice: "Nothing was recorded. What is still to pay now is below.",
    status: 409,
  },
};

export const NO_WINDOW: Refused = {
  problem: "Choose a window.",
  advice: "Nothing was changed.",
  status: 422,
};

/** Why a job got no further day (rule 476). */
export function dayRefusal(refusal: DayRefusal): Refused {
  switch (refusal.why) {
    case "no-room":
      return {
        problem: NO_ROOM.desk[refusal.state](slotWords(refusal.wanted)),
        advice: "Nothing was changed. Choose another window, or add it anyway.",
        status: 409,
      };
    case "bad-points":
      return {
        problem: `Type the points as a whole number up to ${refusal.most}.`,
        advice: "That is what the first day has left. Nothing was changed.",
        status: 422,
      };
    case "ended":
      return moneyRefusal("ended");
    case "bad-date":
      return DESK_MOVE_REFUSALS["bad-date"];
  }
}

export const MAIN_CANCELLED: Refused = {
  problem: "The job that this day belongs to is canceled.",
  advice: "Book that job again first, then this day. Nothing was changed.",
  status: 409,
};

export const RESTORE_REFUSAL: Refused = {
  problem: "Its window no longer has room.",
  advice:
    "The job stays canceled. Book it again for another window, or run on the server: npm run owner -- " +
    "cancel ORDER --undo --force.",
  status: 409,
};

export const CANCEL_REFUSAL: Refused = {
  problem: "This job can no longer be canceled.",
  advice: "It is already done or canceled. Nothing was changed.",
  status: 409,
};

export const DESK_MOVE_REFUSALS = {
  ended: {
    problem: "This job can no longer be moved.",
    advice: "It is on its way, done or canceled. Nothing was changed.",
    status: 409,
  },
  "too-late": {
    problem: "It's too late for that.",
    advice: "Nothing was changed.",
    status: 409,
  },
  "bad-date": {
    problem: "That day can't be booked.",
    advice: `Choose a day from today to ${MAX_DAYS_AHEAD} days ahead.`,
    status: 422,
  },
  same: {
    problem: "That's the window it already has.",
    advice: "Choose another one. Nothing was changed.",
    status: 422,
  },
} as const satisfies Record<string, Refused>;

export const DESK_ITEMS_REFUSALS = {
  ended: {
    problem: "The items of this job can no longer be changed.",
    advice:
      "It is on its way, done or canceled. Nothing was changed. Set what you hauled when you finish " +
      "the job, or with “Correct the price”.",
    status: 409,
  },
  "too-late": DESK_MOVE_REFUSALS["too-late"],
  // Of customers alone.
  quoted: {
    problem: "The price was quoted.",
    advice: "Nothing was changed.",
    status: 409,
  },
  empty: {
    problem: "The list would be empty.",
    advice: "If there is nothing to haul, cancel the job. Nothing was changed.",
    status: 422,
  },
  same: {
    problem: "That's the list it already has.",
    advice: "Nothing was changed.",
    status: 422,
  },
} as const satisfies Record<string, Refused>;
