/** A booking as a calendar file: for the owner, and for the customer's email and own download. */

import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { Business } from "#app/domain/business.ts";
import type { Attachment } from "#app/domain/email.ts";
import type { Job } from "#app/domain/job.ts";
import { houstonInstant, windowNamed } from "#app/domain/schedule.ts";
import { oneLine } from "./header-text.ts";
import { type EmailJob, itemWords, totalWords } from "./job-words.ts";

/**
 * PUBLISH: a copy to keep, as the site hands it out; REQUEST: a new entry, or a new version of the
 * one with the same UID; CANCEL: that entry is called off.
 */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** The owner's names who booked; the customer's may reach a stranger, whose address was typed. */
export type Reader = "owner" | "customer";

/**
 * One event over the pickup's window, in exact UTC instants, so that it is right in every zone and
 * on both sides of a clock change; the whole day when no window was chosen. Null without a date.
 * A job has one UID for life, and each revision a higher SEQUENCE, so that calendars know the newer.
 */
export function bookingCalendar(
  job: EmailJob,
  business: Business,
  reader: Reader,
  method: CalendarMethod = "PUBLISH",
): string | null {
  if (job.date === null) return null;
  const calendar = ical({
    prodId: { company: "Junk Buddy", product: "Pickup booking" },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${job.orderNumber}@junk-buddy`,
    sequence: job.revision - 1,
    // Not the clock: the same job gives the same file, and so the same email.
    stamp: new Date(job.changedAt ?? job.createdAt),
    ...eventTimes(job.date, job.timeOfDay),
    summary: `${oneLine(business.name)} pickup ${job.orderNumber}`,
    location: oneLine(job.fullAddress),
    description: descriptionOf(job, business, reader),
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(method !== "PUBLISH" && partiesOf(job, business, reader)),
  });
  return `${calendar.toString()}\r\n`;
}

/** The calendar file as an email's attachment: none when no date was chosen. */
export function calendarAttachments(
  job: EmailJob,
  business: Business,
  reader: Reader,
  method: Exclude<CalendarMethod, "PUBLISH"> = "REQUEST",
): Attachment[] {
  const content = bookingCalendar(job, business, reader, method);
  if (content === null) return [];
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return [{ filename: `${job.orderNumber}.ics`, content, contentType }];
}

/**
 * The organizer and the attendee, who is not asked to reply; a customer's name is not repeated to
 * its address.
 */
function partiesOf(job: Job, business: Business, reader: Reader) {
  const owner = { name: oneLine(business.name), email: oneLine(business.ownerEmail) };
  const invited = reader === "owner" ? owner : { email: oneLine(job.email) };
  return {
    organizer: { name: oneLine(business.name), email: addressOf(business.mailFrom) },
    attendees: [
      {
        ...invited,
        rsvp: false,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  };
}

/** The address in "Junk Buddy <bookings@example.com>". */
function addressOf(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? oneLine(mailFrom);
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
