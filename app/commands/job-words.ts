/** A job in the words of the owner's terminal. */

import type { TrackedJob } from "#app/jobs/job.ts";
import { type JobOutcome, stateWords } from "#app/jobs/money/job-outcome.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { distanceOf, itemWords, totalWords, whenWords } from "#app/messages/letters/job-words.ts";
import { WINDOWS, windowNamed } from "#app/schedule/schedule.ts";
import { type Column, facts, printable, table } from "./terminal.ts";

type OutcomeOf = (job: TrackedJob) => JobOutcome;

const COLUMNS: Column[] = [
  { head: "Order", width: 13 },
  { head: "When", width: 11 },
  { head: "Customer", width: 21 },
  { head: "Where", width: 23 },
  { head: "Total", width: 12, align: "right" },
];

const NOT_CHOSEN = {
  both: "not chosen: call the customer to set it",
  date: "The day is not chosen: call the customer to set it",
  window: "The time is not chosen: call the customer to set it",
};

/** Jobs of one day as a table, in the order of the day. */
export function jobTable(jobs: readonly TrackedJob[], outcomeOf: OutcomeOf): string {
  const rows = [...jobs]
    .sort((one, other) => startHour(one) - startHour(other))
    .map((job) => row(job, outcomeOf(job)));
  return table(COLUMNS, rows);
}

/** "3 jobs, $1,250.25 in all. 1 cancelled." */
export function countWords(jobs: readonly TrackedJob[], outcomeOf: OutcomeOf): string {
  const open = jobs.filter((job) => outcomeOf(job).stage !== "cancelled");
  const cents = open.reduce((sum, job) => sum + outcomeOf(job).totalCents, 0);
  const cancelled = jobs.length - open.length;
  const count = open.length === 1 ? "1 job" : `${open.length} jobs`;
  return `${count}, ${formatMoney(cents)} in all.${cancelled > 0 ? ` ${cancelled} cancelled.` : ""}`;
}

/**
 * Everything about one job.
 * @param photos where the files of its photos are
 * @param money what it came to and what was paid, as `moneyFacts` has it
 * @param known what is known of its customer, and that the job waits for an earlier window, in words
 */
export function jobFacts(
  job: TrackedJob,
  photos: readonly string[],
  money: readonly (readonly [string, string])[],
  {
    sendsMail,
    customerNote = "",
    waits = null,
  }: { sendsMail: boolean; customerNote?: string; waits?: string | null },
): string {
  const distance = distanceOf(job);
  return facts([
    ["Order", job.orderNumber],
    ["Status", statusWords(job)],
    ["When", whenWords(job, NOT_CHOSEN)],
    ...(waits === null ? [] : [["Waits", waits] as const]),
    ["Customer", `${job.name}\n${phoneWords(job)}\n${job.email}`],
    ["Address", job.fullAddress],
    ...(distance === null
      ? []
      : [["Distance", `${distance.miles} miles from downtown: to be confirmed`] as const]),
    ["Items", job.items.map(itemWords).join("\n")],
    ["Load", `${formatPoints(job.volume)} points`],
    ...(job.discountCents === 0
      ? []
      : ([
          ["Subtotal", formatMoney(job.subtotalCents)],
          ["Discount", formatMoney(-job.discountCents)],
        ] as const)),
    ["Total", totalWords(job.totalCents)],
    ...money,
    ["Notes", job.notes === "" ? "none" : job.notes],
    ...(customerNote === "" ? [] : [["About them", customerNote] as const]),
    ...(job.deskNote ? [["Our note", job.deskNote] as const] : []),
    ...(photos.length === 0 ? [] : [["Photos", photos.join("\n")] as const]),
    ["Booked", houstonTime(job.createdAt)],
    ["Emails", emailWords(job, sendsMail)],
  ]);
}

/** How the customer learns of a change. @param sendsMail whether a mail service is set */
export function toldWords(job: TrackedJob, sendsMail: boolean): string {
  const { name, email } = job;
  const who = printable(name);
  const call = `Call ${who} at ${phoneWords(job)}:`;
  if (!sendsMail) {
    return `${call} no email goes out, because neither RESEND_API_KEY nor SMTP_URL is set.`;
  }
  return email === ""
    ? `${call} there is no email address.`
    : `The site tells ${who} by email, at ${printable(email)}.`;
}

function row(job: TrackedJob, { totalCents, volume }: JobOutcome): string[] {
  const { orderNumber, timeOfDay, name, street, city, zip } = job;
  return [
    `${orderNumber}\n${stateWords(job)}`,
    timeOfDay === null ? "Time open" : `${timeOfDay}\n${shortHours(timeOfDay)}`,
    `${name}\n${phoneWords(job)}`,
    `${street}\n${city} ${zip}`,
    `${formatMoney(totalCents)}\n${formatPoints(volume)} pts`,
  ];
}

/** "7 AM-12 PM" as a column can hold it: "7-12". */
function shortHours(timeOfDay: NonNullable<TrackedJob["timeOfDay"]>): string {
  const { startHour, endHour } = windowNamed(timeOfDay);
  const hour = (hours: number) => (hours > 12 ? hours - 12 : hours);
  return `${hour(startHour)} to ${hour(endHour)}`;
}

/** Jobs whose time is open come last. */
function startHour({ timeOfDay }: TrackedJob): number {
  return timeOfDay === null ? WINDOWS.length * 24 : windowNamed(timeOfDay).startHour;
}

function statusWords(job: TrackedJob): string {
  const state = stateWords(job);
  if (state === "unconfirmed")
    return `${state}: the customer saw an error. Call to say that it is booked`;
  return state === "cancelled" || state === "done"
    ? `${state} ${houstonTime(job.endedAt ?? job.createdAt)}`
    : state;
}

function emailWords(
  { ownerNotifiedAt, customerNotifiedAt }: TrackedJob,
  sendsMail: boolean,
): string {
  const took = sendsMail
    ? "accepted"
    : "in the outbox, which nobody gets (or sent by an earlier mail service)";
  const words = (at: string | null) => (at ? `${took} ${houstonTime(at)}` : "not accepted yet");
  return `Yours: ${words(ownerNotifiedAt)}\nThe customer's: ${words(customerNotifiedAt)}`;
}
