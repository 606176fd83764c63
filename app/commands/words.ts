/** Jobs, their money and the hours in the words of the owner's terminal. */

import type { Job } from "#app/jobs/job.ts";
import { type JobMoney, jobTax, owedCents, type Payment } from "#app/jobs/money/job-money.ts";
import { type JobOutcome, stateWords } from "#app/jobs/money/job-outcome.ts";
import { METHOD_WORDS } from "#app/jobs/money/receipt.ts";
import type { HomeArea } from "#app/lib/business.ts";
import { formatDate } from "#app/lib/dates.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { distanceOf, itemWords, totalWords, whenWords } from "#app/messages/words.ts";
import { formatRate, type TaxSetting, taxOn } from "#app/prices/tax.ts";
import {
  type Hours,
  type WeeklyWindow,
  type WindowOverride,
  windowsOf,
} from "#app/schedule/day-load.ts";
import { byStartOrNone, shortHours, type TimeOfDay, windowNamed } from "#app/schedule/schedule.ts";
import { typedHere } from "#app/server/typed-here.server.ts";
import { WEEKDAY_NAMES } from "./hours-input.ts";
import { type Column, facts, printable, table } from "./terminal.ts";

type OutcomeOf = (job: Job) => JobOutcome;

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
export function jobTable(jobs: readonly Job[], outcomeOf: OutcomeOf): string {
  const rows = [...jobs]
    .sort((one, other) => byStartOrNone(one.timeOfDay, other.timeOfDay))
    .map((job) => row(job, outcomeOf(job)));
  return table(COLUMNS, rows);
}

/** "3 jobs, $1,250.25 in all. 1 cancelled." */
export function countWords(jobs: readonly Job[], outcomeOf: OutcomeOf): string {
  const open = jobs.filter((job) => outcomeOf(job).stage !== "cancelled");
  const cents = open.reduce((sum, job) => sum + outcomeOf(job).totalCents, 0);
  const cancelled = jobs.length - open.length;
  const count = open.length === 1 ? "1 job" : `${open.length} jobs`;
  return `${count}, ${formatMoney(cents)} in all.${cancelled > 0 ? ` ${cancelled} canceled.` : ""}`;
}

/**
 * Everything about one job.
 * @param photos where the files of its photos are
 * @param money what it came to and what was paid, as `moneyFacts` has it
 * @param known what is known of its customer, and that the job waits for an earlier window, in words
 */
export function jobFacts(
  job: Job,
  photos: readonly string[],
  money: readonly (readonly [string, string])[],
  {
    sendsMail,
    area,
    customerNote = "",
    waits = null,
  }: { sendsMail: boolean; area: HomeArea; customerNote?: string; waits?: string | null },
): string {
  const distance = distanceOf(job, area);
  return facts([
    ["Order", job.orderNumber],
    ["Status", statusWords(job)],
    ["When", whenWords(job, NOT_CHOSEN)],
    ...(waits === null ? [] : [["Waits", waits] as const]),
    ["Customer", `${job.name}\n${phoneWords(job)}\n${job.email}`],
    ["Address", job.fullAddress],
    ...(distance === null
      ? []
      : [["Distance", `${distance.miles} miles from ${area.middle}: to be confirmed`] as const]),
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
export function toldWords(job: Job, sendsMail: boolean): string {
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

function row(job: Job, { totalCents, volume }: JobOutcome): string[] {
  const { orderNumber, timeOfDay, name, street, city, zip } = job;
  return [
    `${orderNumber}\n${stateWords(job)}`,
    timeOfDay === null ? "Time open" : `${windowNamed(timeOfDay).name}\n${columnHours(timeOfDay)}`,
    `${name}\n${phoneWords(job)}`,
    `${street}\n${city} ${zip}`,
    `${formatMoney(totalCents)}\n${formatPoints(volume)} pts`,
  ];
}

/** "7 AM-12 PM" as a column can hold it: "7-12". */
function columnHours(timeOfDay: TimeOfDay): string {
  return shortHours(timeOfDay).replace("–", "to");
}

function statusWords(job: Job): string {
  const state = stateWords(job);
  if (state === "unconfirmed")
    return `${state}: the customer saw an error. Call to say that it is booked`;
  return state === "cancelled" || state === "done"
    ? `${state} ${houstonTime(job.endedAt ?? job.createdAt)}`
    : state;
}

function emailWords({ ownerNotifiedAt, customerNotifiedAt }: Job, sendsMail: boolean): string {
  const took = sendsMail
    ? "accepted"
    : "in the outbox, which nobody gets (or sent by an earlier mail service)";
  const words = (at: string | null) => (at ? `${took} ${houstonTime(at)}` : "not accepted yet");
  return `Yours: ${words(ownerNotifiedAt)}\nThe customer's: ${words(customerNotifiedAt)}`;
}

/** Names and what they say, for `facts`. */
export function moneyFacts(job: Job, money: JobMoney, current: TaxSetting) {
  const { final, payments, receipts } = money;
  const tax = final?.tax ?? taxOn(job.totalCents, jobTax(job, current));
  const entries: [name: string, words: string][] = [];
  if (tax.mode !== "unset") {
    entries.push(["Tax", `${formatMoney(tax.taxCents)}, ${formatRate(tax.rate)} ${tax.mode}`]);
  }
  if (final) {
    const why = final.reason === "" ? "as booked" : final.reason;
    entries.push(["Final", `${formatMoney(tax.totalCents)}: ${why}`]);
  }
  if (payments.length > 0) entries.push(["Paid", payments.map(paymentWords).join("\n")]);
  entries.push(["To pay", formatMoney(owedCents(job, money, current))]);
  if (receipts.length > 0) {
    const words = receipts.map(({ number, issuedAt, voidReason }) => {
      const issued = `${number}, ${houstonTime(issuedAt)}`;
      return voidReason === null ? issued : `${issued}, void: ${voidReason}`;
    });
    entries.push(["Receipts", words.join("\n")]);
  }
  return entries;
}

/** "No. 3: $120.00 by cash, tip $20.00, Mon, Jul 20, 2026, 10:30 AM". */
function paymentWords({ id, cents, tipCents, method, at, voidedAt, voidReason }: Payment): string {
  const tip = tipCents > 0 ? `, tip ${formatMoney(tipCents)}` : "";
  const isVoid = voidedAt === null ? "" : `, void: ${voidReason}`;
  return `No. ${id}: ${formatMoney(cents)} by ${METHOD_WORDS[method]}${tip}, ${houstonTime(at)}${isVoid}`;
}

/** Of the windows of a week together. */
const WEEK_WIDTH = 72;
const OVERRIDE_COLUMNS = [
  { head: "No.", width: 6 },
  { head: "Days", width: 28 },
  { head: "Windows", width: 12 },
  { head: "What", width: 18 },
  { head: "Note", width: 16 },
];

/** The usual week, and the days that differ. */
export function hoursWords(hours: Hours): string {
  return [weekWords(hours), ...overridesWords(hours.overrides)].join("\n\n");
}

function weekWords(hours: Hours): string {
  const { weekly } = hours;
  const windows = windowsOf(hours);
  if (weekly.length === 0) {
    return [
      "No hours are set: every window of every day can be booked, without a limit.",
      typedHere("To set them: npm run owner -- hours mon-sat all"),
    ].join("\n");
  }
  // Monday first, as crews plan their week.
  const rows = [1, 2, 3, 4, 5, 6, 0].map((weekday) => [
    `${WEEKDAY_NAMES[weekday]}`,
    ...windows.map((name) =>
      windowWords(weekly.find((one) => one.weekday === weekday && one.timeOfDay === name)),
    ),
  ]);
  const width = Math.max(14, Math.floor(WEEK_WIDTH / windows.length));
  const columns = windows.map((one) => ({ head: windowNamed(one).name, width }));
  return table([{ head: "Day", width: 8 }, ...columns], rows);
}

function windowWords(window: WeeklyWindow | undefined): string {
  return window?.isOpen ? roomWords(window) : "closed";
}

/** "550 points, 4 stops". */
function roomWords({ points, stops }: { points: number | null; stops: number | null }): string {
  const parts = [
    points === null ? null : `${formatPoints(points)} points`,
    stops === null ? null : `${stops} ${stops === 1 ? "stop" : "stops"}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "as usual" : parts.join(", ");
}

function overridesWords(overrides: readonly WindowOverride[]): string[] {
  if (overrides.length === 0) return [];
  const rows = overrides.map((override) => [
    `${override.id}`,
    daysWords(override),
    override.timeOfDay ? windowNamed(override.timeOfDay).name : "all",
    override.isOpen ? `open, ${roomWords(override)}` : "closed",
    override.note,
  ]);
  return [
    `Days that differ, the newest first: of two for a day the first counts.\n\n${table(OVERRIDE_COLUMNS, rows)}`,
  ];
}

/** "Fri, Jul 24 to Sun, Jul 26, 2026". */
function daysWords({ fromDate, toDate }: Pick<WindowOverride, "fromDate" | "toDate">) {
  const last = `${formatDate(toDate, "short")}, ${toDate.slice(0, 4)}`;
  return fromDate === toDate ? last : `${formatDate(fromDate, "short")} to ${last}`;
}
