/** The owner's jobs as a calendar that a phone subscribes to (rule 226). */

import type ICAL from "ical.js";
import type { Job } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { isolated } from "#app/lib/typed-text.ts";
import { itemParts } from "#app/messages/words.ts";
import { component, organizerOf, versionOf } from "./booking-calendar.ts";
import { oneLine } from "./header-text.ts";

/** How often calendars ask again, where they follow what a feed asks for. */
const REFRESH = "PT30M";

/**
 * Every dated job as an event, with the address and the phone number and without price or email. A
 * cancelled job stays as a cancelled event, so that each calendar learns of it. An event is the same
 * entry as the one that the job's emails bring.
 */
export function jobFeed(
  jobs: readonly Job[],
  business: Business,
  truckOf: (job: Job) => string | null,
  days: ReadonlyMap<number, string> = new Map(),
): string {
  const calendar = component("vcalendar", [
    ["version", "2.0"],
    ["prodid", "-//Junk Buddy//Jobs//EN"],
    ["method", "PUBLISH"],
    ["x-wr-calname", `${oneLine(business.name)} jobs`],
    ["x-published-ttl", REFRESH],
  ]);
  for (const job of jobs) {
    if (job.date === null) continue;
    const names = { truck: truckOf(job), day: days.get(job.id) };
    calendar.addSubcomponent(eventOf({ ...job, date: job.date }, business, names));
  }
  return `${calendar.toString()}\r\n`;
}

function eventOf(
  job: Job & { date: string },
  business: Business,
  { truck, day }: { truck: string | null; day: string | undefined },
): ICAL.Component {
  const isOff = job.stage === "cancelled";
  const customer = isolated(oneLine(job.name)) + (day ? `, ${day}` : "");
  const name = truck === null ? customer : `${truck}: ${customer}`;
  return component("vevent", [
    ...versionOf(job, job.date, isOff),
    ["summary", isOff ? `Canceled: ${name}` : name],
    ["location", oneLine(job.fullAddress)],
    [
      "description",
      [
        phoneWords(job),
        `Order ${job.orderNumber}`,
        ...job.items.map((line) => itemParts(line).what),
      ].join("\n"),
    ],
    organizerOf(business),
  ]);
}
