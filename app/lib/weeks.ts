/** Apart from dates.ts, as the desk alone reckons in weeks. */
import { addDays, weekdayOf } from "./dates.ts";

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}
