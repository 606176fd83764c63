import type { SlotState } from "#app/schedule/availability.ts";

/**
 * Why a day or a window cannot be chosen, without how much room is left (rule 146). `near`: the
 * truck stops nearby, and the window can be chosen (rule 148).
 */
export const STATE_WORDS: Record<Exclude<SlotState, "open"> | "near", string> = {
  full: "Full",
  closed: "Closed",
  over: "Too late",
  "too-large": "Call us",
  near: "We're near you then",
};
