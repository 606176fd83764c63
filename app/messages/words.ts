/** A job in words, for HTML and plain text alike. Nothing here is escaped: that is for the HTML. */

import type { OnAccount } from "#app/jobs/accounts/account.ts";
import { type Job, type JobDetails, slotOf } from "#app/jobs/job.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import type { VisitOf } from "#app/jobs/visit.ts";
import type { HomeArea } from "#app/lib/business.ts";
import { formatDate, longDate } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textHref } from "#app/lib/phone.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { isDistanceOpen, milesBetween } from "#app/schedule/area/service-area.ts";
import {
  type TimeOfDay,
  windowNamed,
  windowWithHours,
  windowWord,
} from "#app/schedule/schedule.ts";
import { shortSlotWords } from "#app/schedule/words.ts";
import { words } from "./job-words.ts";
import { oneLine } from "./letters/header-text.ts";
import { words as ready } from "./ready-words.ts";

/** What emails need of a job: what was booked, its calendar entry's version and its page. */
export type EmailJob = JobDetails &
  OnAccount &
  Pick<
    Job,
    "orderNumber" | "createdAt" | "revision" | "changedAt" | "token" | "partOf" | "language"
  >;

/** "Day 2 of your pickup JB-123456". */
export function visitWords({ day, order }: VisitOf): string {
  return words.visit(day, order);
}

/** One line of the order: "2 × Sofa, $110.00 each". */
export function itemWords(line: JobLine): string {
  const { what, price } = itemParts(line);
  return `${what}, ${price}`;
}

/** One line of the order in two cells: "2 × Sofa" and "$110.00 each". */
export function itemParts({ quantity, name, priceCents }: JobLine) {
  const price = formatMoney(priceCents);
  return {
    what: `${quantity} × ${oneLine(name)}`,
    price: quantity === 1 ? price : words.each(price),
  };
}

/** The total, which says so where there is nothing to pay yet. */
export function totalWords(totalCents: number): string {
  const total = formatMoney(totalCents);
  return totalCents === 0 ? words.onSite(total) : total;
}

/** A discount as a figure that is taken away: "-$50.00". */
export function discountWords(discountCents: number): string {
  return formatMoney(discountCents === 0 ? 0 : -discountCents);
}

/** When the crew comes; what was not chosen is said with `missing`'s words. */
export function whenWords(
  { date, timeOfDay }: Pick<Job, "date" | "timeOfDay">,
  missing: { both: string; date: string; window: string },
): string {
  const day = date === null ? null : longDate(date);
  const window = timeOfDay === null ? null : windowWithHours(timeOfDay);
  if (day && timeOfDay) return dayAndWindow(day, timeOfDay);
  if (day) return `${day}. ${missing.window}`;
  if (window) return `${window}. ${missing.date}`;
  return missing.both;
}

/** "Friday, July 24, Afternoon, 12:00 PM – 5:00 PM". */
export function dayAndWindow(day: string, timeOfDay: TimeOfDay): string {
  return words.when(day, { ...windowNamed(timeOfDay), window: windowWord(timeOfDay) });
}

/** The slot of a job in a subject: "Fri, Jul 24, morning". @param missing for a job without a day */
export function subjectSlot(job: Pick<Job, "date" | "timeOfDay">, missing: string): string {
  const slot = slotOf(job);
  return slot ? shortSlotWords(slot) : missing;
}

/** The day of a job: "Fri, Jul 24"; empty without a date. */
export function shortDay({ date }: Pick<Job, "date">): string {
  return date === null ? "" : formatDate(date, "short");
}

/** Why the crew confirms the distance of a job, and its whole miles from the middle of the area; null: it does not. */
export function distanceOf(
  job: Pick<Job, "latitude" | "longitude" | "isPlaceApproximate">,
  area: HomeArea,
): { isPlaceApproximate: boolean; miles: number } | null {
  if (!isDistanceOpen(job, area)) return null;
  const miles = Math.round(milesBetween(area, job));
  return { isPlaceApproximate: job.isPlaceApproximate === true, miles };
}

export function mapLink(fullAddress: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(fullAddress)}`;
}

/**
 * Opens the owner's texting app with the words ready, in the language of the booking (rule 575), as the site
 * sends no texts; "?&" is what both kinds of phones read.
 */
export function onMyWayText(
  job: Pick<JobDetails, "name" | "phone"> & Pick<Job, "language">,
  sender: string,
) {
  const [first = job.name] = job.name.trim().split(/\s+/);
  const text = inLanguage(job.language ?? "en", () => ready.onMyWay(first, sender));
  return `${textHref(phoneWords(job))}?&body=${encodeURIComponent(text)}`;
}
