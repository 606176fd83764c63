/** A booking as a calendar file: for the owner, and for the customer's email and own download. */

import ICAL from "ical.js";
import type { Business } from "#app/domain/business.ts";
import type { Attachment } from "#app/domain/email.ts";
import type { Job } from "#app/domain/job.ts";
import { houstonInstant, windowNamed } from "#app/domain/schedule.ts";
import { oneLine } from "./header-text.ts";
import { type EmailJob, itemWords, totalWords } from "./job-words.ts";

// ical.js does not count the space that begins a folded line; no line may exceed 75 bytes.
ICAL.foldLength = 74;

/**
 * PUBLISH: a copy to keep, as the site hands it out; REQUEST: a new entry, or a new version of the
 * one with the same UID; CANCEL: that entry is called off.
 */
type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** The owner's names who booked; the customer's may reach a stranger, whose address was typed. */
type Reader = "owner" | "customer";

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
  const event = component("vevent", [
    ["uid", `${job.orderNumber}@junk-buddy`],
    ["sequence", job.revision - 1],
    // Not the clock: the same job gives the same file, and so the same email.
    ["dtstamp", utc(new Date(job.changedAt ?? job.createdAt))],
    ...timesOf(job.date, job.timeOfDay),
    ["summary", `${oneLine(business.name)} pickup ${job.orderNumber}`],
    ["location", oneLine(job.fullAddress)],
    ["description", descriptionOf(job, business, reader)],
    ["status", method === "CANCEL" ? "CANCELLED" : "CONFIRMED"],
    ...(method === "PUBLISH" ? [] : partiesOf(job, business, reader)),
  ]);
  const calendar = component("vcalendar", [
    ["version", "2.0"],
    ["prodid", "-//Junk Buddy//Pickup booking//EN"],
    ["method", method],
  ]);
  calendar.addSubcomponent(event);
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
function partiesOf(job: Job, business: Business, reader: Reader): Property[] {
  const cn = oneLine(business.name);
  const [address, name] =
    reader === "owner" ? [oneLine(business.ownerEmail), { cn }] : [oneLine(job.email), {}];
  const role = { role: "REQ-PARTICIPANT", partstat: "ACCEPTED", rsvp: "FALSE" };
  return [
    ["organizer", `mailto:${addressOf(business.mailFrom)}`, { cn }],
    ["attendee", `mailto:${address}`, { ...name, ...role }],
  ];
}

/** The address in "Junk Buddy <bookings@example.com>". */
function addressOf(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? oneLine(mailFrom);
}

export function timesOf(date: string, timeOfDay: Job["timeOfDay"]): Property[] {
  if (timeOfDay === null) return [["dtstart", ICAL.Time.fromDateString(date)]];
  const { startHour, endHour } = windowNamed(timeOfDay);
  return [
    ["dtstart", utc(houstonInstant(date, startHour))],
    ["dtend", utc(houstonInstant(date, endHour))],
  ];
}

export function utc(instant: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(instant, true);
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

type Property = [
  name: string,
  value: string | number | ICAL.Time,
  parameters?: Record<string, string>,
];

export function component(name: string, properties: readonly Property[]): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [key, value, parameters = {}] of properties) {
    const property = made.addPropertyWithValue(key, value);
    for (const [parameter, text] of Object.entries(parameters)) {
      property.setParameter(parameter, text);
    }
  }
  return made;
}
