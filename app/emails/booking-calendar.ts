/** A booking as a calendar file: for the owner, and for the customer's email and own download. */

import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Business } from "#app/domain/business.ts";
import type { Attachment } from "#app/domain/email.ts";
import type { Job } from "#app/domain/job.ts";
import { houstonInstant, windowNamed } from "#app/domain/schedule.ts";
import { oneLine } from "./header-text.ts";
import { itemWords, totalWords } from "./job-words.ts";

const CONTENT_TYPE = "text/calendar; charset=utf-8; method=PUBLISH";

/** The owner's names who booked; the customer's may reach a stranger, whose address was typed. */
export type Reader = "owner" | "customer";

/**
 * One event over the pickup's window, in exact UTC instants, so that it is right in every zone and
 * on both sides of a clock change; the whole day when no window was chosen. Null without a date.
 */
export function bookingCalendar(job: Job, business: Business, reader: Reader): string | null {
  if (job.date === null) return null;
  const calendar = ical({
    prodId: { company: "Junk Buddy", product: "Pickup booking" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${job.orderNumber}@junk-buddy`,
    // Not the clock: the same job gives the same file, and so the same email.
    stamp: new Date(job.createdAt),
    ...eventTimes(job.date, job.timeOfDay),
    summary: `${oneLine(business.name)} pickup ${job.orderNumber}`,
    location: oneLine(job.fullAddress),
    description: descriptionOf(job, business, reader),
    status: ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}

/** The calendar file as an email's attachment: none when no date was chosen. */
export function calendarAttachments(job: Job, business: Business, reader: Reader): Attachment[] {
  const content = bookingCalendar(job, business, reader);
  if (content === null) return [];
  return [{ filename: `${job.orderNumber}.ics`, content, contentType: CONTENT_TYPE }];
}

function eventTimes(date: string, timeOfDay: Job["timeOfDay"]) {
  if (timeOfDay === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  const { startHour, endHour } = windowNamed(timeOfDay);
  return { start: houstonInstant(date, startHour), end: houstonInstant(date, endHour) };
}

function descriptionOf(job: Job, business: Business, reader: Reader): string {
  return [
    `Order ${job.orderNumber}`,
    ...job.items.map(itemWords),
    `Total: ${totalWords(job.totalCents)}, nothing to pay until the job is done`,
    ...(reader === "owner" ? [`Booked by: ${oneLine(job.name)}, ${oneLine(job.phone)}`] : []),
    `${oneLine(business.name)}: ${oneLine(business.phone)}`,
  ].join("\n");
}
