/** A job in words: how far it is, and what its customer waits for (rules 150 to 157). */

import { words as dates } from "#app/lib/date-words.ts";
import { formatDate } from "#app/lib/dates.ts";
import { houstonClock } from "#app/lib/houston-time.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { type TimeOfDay, USUAL_WINDOWS, windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { nearSlotWords } from "#app/schedule/words.ts";
import type { WaitlistWish } from "./waitlist/waitlist.ts";
import { words } from "./waitlist/wish-words.ts";

export { words as STAGE_WORDS } from "./stage-words.ts";

/** Said to the owner and the crew of a customer who has booked in Spanish (rule 572). */
export const SPEAKS_SPANISH = "Habla español";

/** "any day, mornings or evenings, from Wed, Jul 22". */
export function waitlistWishWords(
  { fromDate, weekdays, windows }: WaitlistWish,
  today: string,
  offered: readonly TimeOfDay[],
): string {
  const names = weekdays.map((day) => dates.days[day] ?? "");
  const days = weekdays.length === dates.days.length ? words.anyDay : words.days(names);
  const times = offered.every((one) => windows.includes(one))
    ? words.anyWindow
    : words.times(windows.map(timesWord));
  return words.wish(days, times, fromDate > today ? formatDate(fromDate, "short") : null);
}

/** "mornings"; a window of the shop's own by its hours. */
function timesWord(window: TimeOfDay): string {
  return USUAL_WINDOWS.includes(window)
    ? words.time(windowWord(window))
    : windowNamed(window).hours;
}

type Held = WindowSlot & { endsAt: string };

/** "Thursday morning", held until "11:42 AM". */
export function heldWords(held: Held, today: string): { slot: string; until: string } {
  return { slot: nearSlotWords(held, today), until: houstonClock(held.endsAt) };
}

/** What the owner reads of a job that waits; null where it does not. */
export function waitingWords(
  wish: WaitlistWish | undefined,
  held: Held | undefined,
  today: string,
  offered: readonly TimeOfDay[],
): string | null {
  if (!wish) return null;
  const asked = held && heldWords(held, today);
  const now = asked ? ` ${asked.slot} is held for them until ${asked.until}.` : "";
  return `Wants an earlier window: ${waitlistWishWords(wish, today, offered)}.${now}`;
}
