import { addDays, isRealDate } from "#app/lib/dates.ts";
import { MAX_DAYS_AHEAD } from "./schedule.ts";

/**
 * Why a date cannot be booked; null if it can (rule 51). Asked in the browser too: some browsers let
 * a date be chosen outside of a field's limits.
 * @param today in Houston
 */
export function dateRefusal(date: string, today: string): string | null {
  if (!isRealDate(date)) return "Choose a day from the calendar.";
  if (date < today) return "That day has passed. Choose today or later.";
  if (date > addDays(today, MAX_DAYS_AHEAD)) {
    return `We book up to ${MAX_DAYS_AHEAD} days ahead. Choose an earlier day.`;
  }
  return null;
}
