/** What the customer, or the crew beside them, reads when an answer to a new price was not taken (rules 410 to 414). */

import type { Refused } from "./change.ts";

export const MAX_SIGNER_CHARACTERS = 100;

export const ANSWER_REFUSALS: Record<"ended" | "gone" | "stale" | "answered" | "no-name", Refused> =
  {
    ended: {
      problem: "This pickup is done or canceled.",
      advice: "The answer wasn't saved. If something is wrong, call us.",
      status: 409,
    },
    gone: {
      problem: "There is no new price to answer any more.",
      advice: "The answer wasn't saved. The price as booked stands.",
      status: 409,
    },
    stale: {
      problem: "The price or the list has changed since this page was opened.",
      advice: "The answer wasn't saved. Here is the price as it is now.",
      status: 409,
    },
    answered: {
      problem: "This price was already answered.",
      advice: "The first answer counts, and this one wasn't saved.",
      status: 409,
    },
    "no-name": {
      problem: "Type your name to approve the price.",
      advice: "Nothing was saved yet.",
      status: 422,
    },
  };

/** Of an answer that was given without signal (rule 414). */
export const ANSWER_KEPT = "It doesn't count. The job's history has it, and the owner's inbox.";
