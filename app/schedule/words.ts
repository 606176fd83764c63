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

/**
 * Why a window cannot be had, as a sentence, to each of us who asks: the owner who takes a job by phone or works
 * on one, and the terminal.
 */
export const NO_ROOM = {
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
