/** The owner's jobs as a calendar that a phone subscribes to (rule 226). */
import type ICAL from "ical.js";
import { stageOf, type TrackedJob } from "#app/domain/job.ts";
import { component, timesOf, utc } from "./booking-calendar.ts";
import { oneLine } from "./header-text.ts";
import { itemParts } from "./job-words.ts";

/** How often calendars ask again, where they follow what a feed asks for. */
const REFRESH = "PT30M";

/**
 * Every dated job as an event, with the address and the phone number and without price or email. A
 * cancelled job stays as a cancelled event, so that each calendar learns of it.
 */
export function jobFeed(jobs: readonly TrackedJob[], name: string): string {
  const calendar = component("vcalendar", [
    ["version", "2.0"],
    ["prodid", "-//Junk Buddy//Jobs//EN"],
    ["method", "PUBLISH"],
    ["x-wr-calname", `${oneLine(name)} jobs`],
    ["x-published-ttl", REFRESH],
  ]);
  for (const job of jobs) {
    if (job.date !== null) calendar.addSubcomponent(eventOf(job, job.date));
  }
  return `${calendar.toString()}\r\n`;
}

function eventOf(job: TrackedJob, date: string): ICAL.Component {
  const isOff = stageOf(job) === "cancelled";
  const name = oneLine(job.name);
  return component("vevent", [
    ["uid", `${job.orderNumber}-job@junk-buddy`],
    ["sequence", job.revision - 1],
    ["dtstamp", utc(new Date(job.endedAt ?? job.changedAt ?? job.createdAt))],
    ...timesOf(date, job.timeOfDay),
    ["summary", isOff ? `Cancelled: ${name}` : name],
    ["location", oneLine(job.fullAddress)],
    [
      "description",
      [
        oneLine(job.phone),
        `Order ${job.orderNumber}`,
        ...job.items.map((line) => itemParts(line).what),
      ].join("\n"),
    ],
    ["status", isOff ? "CANCELLED" : "CONFIRMED"],
  ]);
}
