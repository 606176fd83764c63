/** What the owner reads of repeats. */
import type { Refused } from "#app/booking/words/change.ts";
import type { DayProblem } from "#app/jobs/repeats/repeat.ts";

const PROBLEMS: Record<DayProblem, string> = {
  full: "The window is full.",
  closed: "You're closed then.",
  over: "It was too late to book it.",
  "too-large": "That's more than the truck can haul in a day.",
  items: "An item isn't on your price list any more.",
};

/** Why a date is not booked, or, with a job, why that could not follow the repeat. */
export function problemWords(problem: DayProblem, hasJob: boolean): string {
  return hasJob
    ? `It didn't follow your change: ${PROBLEMS[problem].replace(/^./, (first) => first.toLowerCase())}`
    : `Not booked. ${PROBLEMS[problem]}`;
}

export const DAY_REFUSALS = {
  gone: {
    problem: "That date is past, or the repeat was stopped.",
    advice: "Nothing was changed.",
    status: 409,
  },
  "under-way": {
    problem: "The truck is on its way, or the job is done.",
    advice: "Nothing was changed.",
    status: 409,
  },
  items: {
    problem: "An item isn't on your price list any more.",
    advice: "Change the items below, then save. The date is booked with them.",
    status: 409,
  },
  "no-room": {
    problem: "That window has no room for it.",
    advice: "Pick another window, or book it anyway.",
    status: 409,
  },
} satisfies Record<string, Refused>;

export const NOT_SET_UP = {
  problem: "Something is missing.",
  advice: "It is marked below.",
};

/** The form has set up a repeat already, and was sent again with other words (rule 214). */
export const SET_UP_OTHERWISE = {
  problem: "This form already set up a repeat.",
  advice: "Nothing was changed now. Open it from the account. If this is another one, press again.",
};
