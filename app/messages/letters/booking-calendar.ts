/** A booking as a calendar file: for the owner, and for the customer's email and own download. */

import ICAL from "ical.js";
import type { Job } from "#app/jobs/job.ts";
import { visitOf } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { addDays, houstonInstant } from "#app/lib/dates.ts";
import { mailtoHref } from "#app/lib/email-address.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { inLanguage, spokenLanguage } from "#app/lib/language.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { isolated } from "#app/lib/typed-text.ts";
import type { Attachment } from "#app/messages/mail/email.ts";
import { type EmailJob, itemWords, totalWords } from "#app/messages/words.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { words as say } from "./block-words.ts";
import { bookingLink } from "./booking-link.ts";
import { oneLine } from "./header-text.ts";
import { inItsLanguage } from "./in-its-language.ts";

// ical.js does not count the space that begins a folded line; no line may exceed 75 bytes.
ICAL.foldLength = 74;

/**
 * PUBLISH: a copy to keep, as the site hands it out; REQUEST: a new entry, or a new version of the
 * one with the same UID; CANCEL: that entry is called off.
 */
type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** The owner's email names who booked. The customer's does not: it may reach a stranger by a mistyped address. */
type Reader = "owner" | "customer";

/**
 * One event over the pickup's window, in exact UTC instants, so that it is right in every zone and
 * on both sides of a clock change; the whole day when no window was chosen. Null without a date.
 * docs/calendar.md says what calendar programs do with it (rule 292).
 */
export function bookingCalendar(
  job: EmailJob,
  business: Business,
  reader: Reader,
  method: CalendarMethod = "PUBLISH",
): string | null {
  return reader === "owner"
    ? inLanguage("en", () => entry(job, business, reader, method))
    : inItsLanguage(job, business, (named) => entry(named, business, reader, method));
}

function entry(
  job: EmailJob,
  business: Business,
  reader: Reader,
  method: CalendarMethod,
): string | null {
  if (job.date === null) return null;
  const page = pageOf(job, business, reader);
  const event = component("vevent", [
    ...versionOf(job, job.date, method === "CANCEL"),
    ["url", page],
    ["summary", say.calendar.title(oneLine(business.name), titleOf(job))],
    ["location", oneLine(job.fullAddress)],
    ["description", descriptionOf(job, business, reader)],
    organizerOf(business),
    ...(method === "PUBLISH" ? [] : [attendeeOf(job, business, reader)]),
  ]);
  const calendar = component("vcalendar", [
    ["version", "2.0"],
    ["prodid", `-//Junk Buddy//Pickup booking//${spokenLanguage().toUpperCase()}`],
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

/** Of every copy of an entry: programs take an update from the entry's own organizer alone. */
export function organizerOf({ name, mailFrom }: Business): Property {
  return ["organizer", `mailto:${addressOf(mailFrom)}`, { cn: oneLine(name) }];
}

/** Is not asked to reply; a customer's name is not repeated to its address. */
function attendeeOf(job: EmailJob, business: Business, reader: Reader): Property {
  const [address, name] =
    reader === "owner"
      ? [oneLine(business.ownerEmail), { cn: oneLine(business.name) }]
      : [oneLine(job.email), {}];
  const role = { role: "REQ-PARTICIPANT", partstat: "ACCEPTED", rsvp: "FALSE" };
  return ["attendee", mailtoHref(address), { ...name, ...role }];
}

/** The address in "Junk Buddy <bookings@example.com>". */
function addressOf(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? oneLine(mailFrom);
}

/** "JB-123456"; of a further day, "JB-123456, day 2". */
function titleOf(job: EmailJob): string {
  const visit = visitOf(job);
  return visit ? say.calendar.day(visit.order, visit.day) : job.orderNumber;
}

type Version = Pick<Job, "orderNumber" | "revision" | "createdAt" | "changedAt" | "timeOfDay">;

/**
 * Which entry this is and which of two versions is the newer: one UID for life, a higher SEQUENCE and a later
 * DTSTAMP with each revision. None of it is the clock's: the same job gives the same file, and so the same
 * email.
 */
export function versionOf(job: Version, date: string, isOff: boolean): Property[] {
  const changed = utc(new Date(job.changedAt ?? job.createdAt));
  return [
    ["uid", `${job.orderNumber}@junk-buddy`],
    ["sequence", job.revision - 1],
    ["dtstamp", changed],
    ["created", utc(new Date(job.createdAt))],
    ["last-modified", changed],
    ...timesOf(date, job.timeOfDay),
    ["status", isOff ? "CANCELLED" : "CONFIRMED"],
  ];
}

function timesOf(date: string, timeOfDay: Job["timeOfDay"]): Property[] {
  if (timeOfDay === null) {
    return [
      ["dtstart", ICAL.Time.fromDateString(date)],
      // The first day after it. Outlook makes nothing, or a moment, of an entry that has no end.
      ["dtend", ICAL.Time.fromDateString(addDays(date, 1))],
    ];
  }
  const { startHour, endHour } = windowNamed(timeOfDay);
  return [
    ["dtstart", utc(houstonInstant(date, startHour))],
    ["dtend", utc(houstonInstant(date, endHour))],
  ];
}

function utc(instant: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(instant, true);
}

/** Where the reader sees and changes the booking. */
function pageOf(job: EmailJob, business: Business, reader: Reader): string {
  return reader === "owner"
    ? business.siteUrl + jobPath(job.orderNumber)
    : bookingLink(job, business);
}

function descriptionOf(job: EmailJob, business: Business, reader: Reader): string {
  const { calendar: said } = say;
  const visit = visitOf(job);
  return [
    said.order(job.orderNumber),
    ...(visit
      ? [said.line(visit.order, visit.day)]
      : [...job.items.map(itemWords), said.total(totalWords(job.totalCents))]),
    ...(reader === "owner"
      ? [`Booked by: ${isolated(oneLine(job.name))}, ${phoneWords(job)}`]
      : []),
    `${oneLine(business.name)}: ${oneLine(business.phone)}`,
    said.seeIt(pageOf(job, business, reader)),
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
