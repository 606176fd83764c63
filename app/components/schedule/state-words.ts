import type { SlotState } from "#app/domain/availability.ts";

/** Why a day or a window cannot be chosen: plainly, and never how much is left (rule 146). */
export const STATE_WORDS: Record<Exclude<SlotState, "open">, string> = {
  full: "Full",
  closed: "Closed",
  over: "Too late",
  "too-large": "Call us",
};
