/** Checks the clock and the time zone: a wrong one offers days that have passed. */

import { houstonNow } from "#app/lib/dates.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { broken, type Finding, ok } from "./finding.ts";

const MAX_SKEW_MS = 120_000;
/** An instant in summer and its time in Houston. */
const KNOWN = { instant: "2026-07-22T03:30:00Z", date: "2026-07-21", hour: 22 };
const SET_CLOCK = "Set the machine's clock: timedatectl set-ntp true";

/**
 * @param now by this machine
 * @param outside by an outside service, as far as one was asked
 * @param newestBooking ISO instant; bookings cannot be from tomorrow
 */
export function checkClock(
  now: Date,
  outside: Date | null,
  newestBooking: string | null,
): Finding[] {
  const shown = houstonNow(new Date(KNOWN.instant));
  if (shown.date !== KNOWN.date || shown.hour !== KNOWN.hour) {
    return [broken("This Node does not know Central time.", "Install a Node with full ICU data.")];
  }
  const skew = outside === null ? 0 : now.getTime() - outside.getTime();
  if (Math.abs(skew) > MAX_SKEW_MS) {
    const minutes = Math.round(Math.abs(skew) / 60_000);
    return [broken(`The clock is ${minutes} minutes ${skew < 0 ? "behind" : "ahead"}.`, SET_CLOCK)];
  }
  if (newestBooking !== null && Date.parse(newestBooking) - now.getTime() > MAX_SKEW_MS) {
    return [broken(`The clock is behind: the newest job is from ${newestBooking}.`, SET_CLOCK)];
  }
  return [ok(`In Houston it is ${houstonTime(now.toISOString())}.`)];
}
