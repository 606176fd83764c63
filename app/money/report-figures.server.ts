/** What the owner's reports are made of, for the desk and the commands. */
import { stringify } from "csv-stringify/sync";
import { addDays, houstonDate, houstonNow, startOfDay } from "#app/lib/dates.ts";
import { windowsOf } from "#app/schedule/day-load.ts";
import { readHours } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { type Report, type ReportFigures, usedWindows } from "./report-view.ts";
import { jobFigures, leadFigures, slotFigures } from "./reports.server.ts";
import { reportSpan } from "./reports.ts";

/** What the reports add up, for the weeks up to today. */
export function figuresAt(database: Database, at: Date): ReportFigures {
  const today = houstonNow(at).date;
  const span = reportSpan(today);
  const since = startOfDay(span.from);
  const jobs = jobFigures(database, since).map((job) => {
    const stage = job.stage;
    const isDone = stage === "done" && job.endedAt !== null;
    return {
      ...{ stage, city: job.city, source: job.source, pricedBy: job.pricedBy, phone: job.phone },
      bookedOn: houstonDate(job.createdAt),
      doneOn: isDone ? houstonDate(job.endedAt ?? "") : null,
      finalCents: isDone ? (job.finalCents ?? job.totalCents) : null,
      discountCents: isDone ? job.discountCents : 0,
      balanceCents: isDone ? (job.balanceCents ?? 0) : 0,
    };
  });
  const leads = leadFigures(database, since).map(({ phone, enteredAt }) => ({
    ...{ phone, enteredOn: houstonDate(enteredAt) },
  }));
  const past = { from: span.from, to: addDays(today, -1) };
  const slots = slotFigures(database, past.from, past.to);
  const hours = readHours(database, past.from);
  const windows = usedWindows(slots, hours, past);
  return { today, jobs, leads, windows, offered: windowsOf(hours) };
}

/** A report for a spreadsheet. */
export function reportCsv({ head, cells }: Report): string {
  return csvOf([head, ...cells]);
}

/** Rows for a spreadsheet, which runs no cell of them as a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
      record_delimiter: "windows",
      escape_formulas: true,
    },
  );
}
