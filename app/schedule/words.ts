/** Days, windows and what stands against them, in words. */

import { addDays, formatDate } from "#app/lib/dates.ts";
import type { Slot, SlotState } from "./availability.ts";
import { windowWord } from "./schedule.ts";
import { words } from "./slot-words.ts";

/** "Friday morning"; "Friday" without a window. */
export function slotWords({ date, timeOfDay }: Slot): string {
  const day = formatDate(date, "weekday");
  return timeOfDay === null ? day : words.slot(day, windowWord(timeOfDay));
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
  return timeOfDay === null ? day : words.shortSlot(day, windowWord(timeOfDay));
}

type Shut = Exclude<SlotState, "open">;

/** The state of a whole day, where its windows are listed. */
export const WHOLE_DAY_WORDS: Partial<Record<SlotState, string>> = {
  closed: "Closed",
  over: "Too late for this day",
  "too-large": "More than one truck holds in a day. Call us.",
};

export const closedOn = (slot: string) => `We're closed on ${slot}.`;
export const tooLateFor = (slot: string) => `It's too late to book ${slot}.`;

/**
 * Why a window cannot be had, as a sentence, to each who asks: a customer who moves or changes
 * the items, the owner who takes a job by phone or works on one, and the terminal.
 */
export const NO_ROOM = {
  move: {
    full: (slot) => `${slot} filled up while you were choosing.`,
    closed: closedOn,
    over: tooLateFor,
    "too-large": () => "That's more than the truck can haul in a day.",
  },
  items: {
    full: (slot) => `The truck doesn't have room for this on ${slot}.`,
    closed: closedOn,
    over: tooLateFor,
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
