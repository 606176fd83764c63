import { addDays, isRealDate } from "#app/lib/dates.ts";
import { words } from "./date-words.ts";
import { MAX_DAYS_AHEAD } from "./schedule.ts";

/**
 * Why a date cannot be booked; null if it can (rule 51). Asked in the browser too: some browsers let
 * a date be chosen outside of a field's limits.
 * @param today in Houston
 */
export function dateRefusal(date: string, today: string): string | null {
  if (!isRealDate(date)) return words.choose;
  if (date < today) return words.passed;
  if (date > addDays(today, MAX_DAYS_AHEAD)) return words.tooFar(MAX_DAYS_AHEAD);
  return null;
}
