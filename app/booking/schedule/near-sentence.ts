import { type OpenDays, statesOn } from "#app/schedule/open-days.ts";
import { hasWindowEnded, type TimeOfDay } from "#app/schedule/schedule.ts";
import { parseSlot } from "#app/schedule/slot-value.ts";
import { nearSlotWords } from "#app/schedule/words.ts";
import { words } from "./served-words.ts";

/** So many marked windows are named; more would be a table. */
const MOST_NAMED = 3;

/**
 * The marked windows as a sentence, for a form whose windows follow no chosen day (rule 148).
 * @param near the marked windows, as `formatSlot` writes them
 * @param openDays null: every window can be had until it ends
 * @param windows those that are offered
 */
export function nearSentence(
  near: readonly string[],
  openDays: OpenDays | null,
  windows: readonly TimeOfDay[],
  now: { date: string; hour: number },
): string {
  const slots = near
    .flatMap((text) => parseSlot(text) ?? [])
    .filter(({ date, timeOfDay }) => {
      const states = statesOn(openDays, date);
      const state = states?.[windows.indexOf(timeOfDay)] ?? "open";
      return state === "open" && !hasWindowEnded(date, timeOfDay, now);
    })
    .map((slot) => nearSlotWords(slot, now.date));
  return slots.length === 0 ? words.farFromYou : words.nearYou(slots.slice(0, MOST_NAMED));
}
