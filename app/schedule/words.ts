/** Days, windows and what stands against them, in words. */

import { addDays, formatDate } from "#app/lib/dates.ts";
import type { Slot, SlotState } from "./availability.ts";
import { type OpenDays, statesOn } from "./open-days.ts";
import { hasWindowEnded, type TimeOfDay, windowWord } from "./schedule.ts";
import { parseSlot } from "./slot-value.ts";

/** "Friday morning"; "Friday" without a window. */
export function slotWords({ date, timeOfDay }: Slot): string {
  const day = formatDate(date, "weekday");
  return timeOfDay === null ? day : `${day} ${windowWord(timeOfDay)}`;
}

/**
 * The same where the day may be weeks away: "Friday morning" within a week of today, else "Fri, Jul
 * 24, morning".
 */
export function nearSlotWords(slot: Slot, today: string): string {
  const isNear = slot.date >= today && slot.date < addDays(today, 7);
  return isNear ? slotWords(slot) : shortSlotWords(slot);
}

/** "Fri, Jul 24, morning"; "Fri, Jul 24" without a window. */
export function shortSlotWords({ date, timeOfDay }: Slot): string {
  const day = formatDate(date, "short");
  return timeOfDay === null ? day : `${day}, ${windowWord(timeOfDay)}`;
}

/** So many marked windows are named; more would be a table. */
const MOST_NAMED = 3;

/**
 * The marked windows as a sentence, for a form whose windows follow no chosen day (rule 148).
 * @param near the marked windows, as `formatSlot` writes them
 * @param openDays null: every window can be had until it ends
 * @param windows those that are offered
 */
export function nearWords(
  near: readonly string[],
  openDays: OpenDays | null,
  windows: readonly TimeOfDay[],
  now: { date: string; hour: number },
): string {
  const words = near
    .flatMap((text) => parseSlot(text) ?? [])
    .filter(({ date, timeOfDay }) => {
      const states = statesOn(openDays, date);
      const state = states?.[windows.indexOf(timeOfDay)] ?? "open";
      return state === "open" && !hasWindowEnded(date, timeOfDay, now);
    })
    .map((slot) => nearSlotWords(slot, now.date));
  if (words.length === 0)
    return "We're not near your ZIP code on these days. Pick any open window.";
  return `We're near you ${words.slice(0, MOST_NAMED).join("; ")}.`;
}

type Shut = Exclude<SlotState, "open">;

/** The state of a day or a window where one is chosen, without how much room is left (rule 146). */
export const STATE_WORDS: Record<SlotState | "near", string> = {
  open: "Open",
  full: "Full",
  closed: "Closed",
  over: "Too late",
  "too-large": "Call us",
  /** The truck stops nearby, and the window can be chosen (rule 148). */
  near: "We're near you then",
};

/** The same of a whole day, where its windows are listed. */
export const WHOLE_DAY_WORDS: Partial<Record<SlotState, string>> = {
  closed: "Closed",
  over: "Too late for this day",
  "too-large": "More than one truck holds in a day. Call us.",
};

const closed = (slot: string) => `We're closed on ${slot}.`;
const over = (slot: string) => `It's too late to book ${slot}.`;

/**
 * Why a window cannot be had, as a sentence, to each who asks: a customer who books, moves or changes
 * the items, the owner who takes a job by phone or works on one, and the terminal.
 */
export const NO_ROOM = {
  booking: {
    full: (slot) => `The truck doesn't have room for this order on ${slot}.`,
    closed,
    over,
    "too-large": () => "This order is more than the truck can haul in a day.",
  },
  move: {
    full: (slot) => `${slot} filled up while you were choosing.`,
    closed,
    over,
    "too-large": () => "That's more than the truck can haul in a day.",
  },
  items: {
    full: (slot) => `The truck doesn't have room for this on ${slot}.`,
    closed,
    over,
    "too-large": () => "That's more than the truck can haul in a day.",
  },
  phone: {
    full: () => "That window doesn't have room for this list.",
    closed: () => "You're closed then.",
    over: () => "That window is over or starts too soon.",
    "too-large": () => "That's more than the whole day can hold.",
  },
  desk: {
    full: (slot) => `${slot} doesn't have room for this job.`,
    closed: (slot) => `${slot} is closed.`,
    over: (slot) => `${slot} is over or starts too soon.`,
    "too-large": (slot) => `This job is more than ${slot} can hold.`,
  },
  terminal: {
    full: (slot) => `${slot} is full.`,
    closed: (slot) => `${slot} is closed.`,
    over: (slot) => `${slot} is over.`,
    "too-large": (slot) => `This job is more than ${slot} can hold.`,
  },
} satisfies Record<string, Record<Shut, (slot: string) => string>>;
