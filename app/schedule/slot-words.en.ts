import type { SlotState } from "./availability.ts";

const states: Record<SlotState | "near", string> = {
  open: "Open",
  full: "Full",
  closed: "Closed",
  over: "Too late",
  "too-large": "Call us",
  /** The truck stops nearby, and the window can be chosen (rule 148). */
  near: "We're near you then",
};

/** What is said of days and windows where one is chosen. */
export const words = {
  /** The state of a day or a window, without how much room is left (rule 146). */
  states,
  /** @param window its name within a sentence */
  within: (window: string) => window,
  /** "Friday morning" */
  slot: (day: string, window: string) => `${day} ${window}`,
  /** "Fri, Jul 24, morning" */
  shortSlot: (day: string, window: string) => `${day}, ${window}`,
};
