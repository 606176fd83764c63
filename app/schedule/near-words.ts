/** The marked windows as a sentence, for a form whose windows follow no chosen day (rule 148). */
import { type OpenDays, statesOn } from "./open-days.ts";
import { hasWindowEnded, WINDOWS } from "./schedule.ts";
import { parseSlot } from "./slot-value.ts";
import { nearSlotWords } from "./slot-words.ts";

/** So many are named; more would be a table. */
const MOST_NAMED = 3;

/**
 * @param near the marked windows, as `formatSlot` writes them
 * @param openDays null: every window can be had until it ends
 */
export function nearWords(
  near: readonly string[],
  openDays: OpenDays | null,
  now: { date: string; hour: number },
): string {
  const words = near
    .flatMap((text) => parseSlot(text) ?? [])
    .filter(({ date, timeOfDay }) => {
      const states = statesOn(openDays, date);
      const state = states?.[WINDOWS.findIndex(({ name }) => name === timeOfDay)] ?? "open";
      return state === "open" && !hasWindowEnded(date, timeOfDay, now);
    })
    .map((slot) => nearSlotWords(slot, now.date));
  if (words.length === 0) return "No window is marked for your ZIP: any of them suits us.";
  return `We're near you ${words.slice(0, MOST_NAMED).join("; ")}.`;
}
