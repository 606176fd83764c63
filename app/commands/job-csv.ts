/** Jobs as a CSV file that Excel opens right. */

import { stringify } from "csv-stringify";
import type { Job } from "#app/jobs/job.ts";
import { countItems } from "#app/jobs/job.ts";
import { type JobOutcome, stateWords } from "#app/jobs/money/job-outcome.ts";
import { houstonDate } from "#app/lib/dates.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { printable } from "./terminal.ts";

/** Each column's head and what a job has in it: text, or a number to add up. */
const COLUMNS: Record<string, (job: Job, outcome: JobOutcome) => string | number> = {
  Order: (job) => job.orderNumber,
  Status: stateWords,
  Date: (job) => job.date ?? "",
  Window: (job) => (job.timeOfDay ? windowNamed(job.timeOfDay).name : ""),
  Name: (job) => job.name,
  Phone: (job) => phoneWords(job),
  Email: (job) => job.email,
  Street: (job) => job.street,
  City: (job) => job.city,
  State: (job) => job.state,
  ZIP: (job) => job.zip,
  Items: (_, { items }) => items.map(({ quantity, name }) => `${quantity} x ${name}`).join("; "),
  "Item count": (_, { items }) => countItems(items),
  Points: (_, { volume }) => volume,
  Subtotal: (_, { subtotalCents }) => dollars(subtotalCents),
  Discount: (_, { discountCents }) => dollars(discountCents),
  Tax: (_, { taxCents }) => dollars(taxCents),
  Total: (_, { totalCents }) => dollars(totalCents),
  "Texts since": ({ textsSince }) => (textsSince ? houstonDate(textsSince) : ""),
  Notes: (job) => job.notes,
  Booked: (job) => houstonDate(job.createdAt),
};

/**
 * A stream that takes jobs and gives CSV: UTF-8 with a byte order mark, so that Excel reads accents;
 * CRLF lines; no cell that a spreadsheet would run as a formula.
 */
export function jobCsv() {
  return stringify({
    header: true,
    columns: Object.keys(COLUMNS),
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
  });
}

/** One job's cells. Control characters are left out: a file may be shown in a terminal too. */
export function jobCells(job: Job, outcome: JobOutcome): (string | number)[] {
  return Object.values(COLUMNS).map((cellOf) => {
    const cell = cellOf(job, outcome);
    return typeof cell === "string" ? printable(cell) : cell;
  });
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
