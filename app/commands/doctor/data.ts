/**
 * Checks the database: that it exists, is undamaged and of this version, that the owner was told of
 * every booking and change, and that the price list in it is right.
 */
import { existsSync } from "node:fs";
import { explain } from "#app/commands/explain.ts";
import { broken, type Finding, ok, warning } from "#app/desk/doctor/finding.ts";
import {
  countNoticesDueBefore,
  countUnconfirmedJobs,
  newestBookingAt,
} from "#app/jobs/job-lists.server.ts";
import { ordersUntold } from "#app/jobs/messages/messages.server.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { catalogProblems } from "#app/prices/catalog-rows.ts";
import { catalogRows } from "#app/prices/price-file.server.ts";
import { newestPriceRevision, type PriceRevision } from "#app/prices/price-list.server.ts";
import type { Settings } from "#app/server/settings.server.ts";
import { openExistingDatabase } from "#db/existing.server.ts";
import { inspectDatabaseFile } from "#db/inspect.server.ts";

/**
 * The worker retries a notice every few seconds at first: one overdue this long is not being tried.
 */
const OVERDUE_MS = 10 * 60_000;
const UNTOLD_MS = 7 * 24 * 3_600_000;
const MAX_ORDERS_SHOWN = 10;
const RESTORE = "Stop the site and restore the newest backup: npm run restore FILE";

type DataReport = { findings: Finding[]; newestBooking: string | null };

/** Reads the whole file without creating or changing anything. */
export function checkData({ DATABASE_PATH: path }: Settings, now: Date): DataReport {
  if (!existsSync(path)) {
    const fix = "Check DATABASE_PATH. On a new machine start the site once: npm start";
    return failed(broken(`There is no database ${path}.`, fix));
  }
  try {
    const { jobs, leads, schema } = inspectDatabaseFile(path);
    if (schema !== "current") return failed(wrongVersion(schema));
    const whole = ok(`The database is whole. Jobs: ${jobs}. Leads: ${leads}.`);
    const { findings, newestBooking } = checkContents(path, now);
    return { findings: [whole, ...findings], newestBooking };
  } catch (error) {
    return failed(broken(`${explain(error)}.`.replace(/\.\.$/, "."), RESTORE));
  }
}

function checkContents(path: string, now: Date): DataReport {
  const database = openExistingDatabase(path);
  try {
    const overdue = countNoticesDueBefore(
      database,
      new Date(now.getTime() - OVERDUE_MS).toISOString(),
    );
    const unconfirmed = countUnconfirmedJobs(database);
    return {
      findings: [
        ...(overdue > 0 ? [overdueNotices(overdue)] : unconfirmedJobs(unconfirmed)),
        ...untoldOrders(ordersUntold(database, new Date(now.getTime() - UNTOLD_MS).toISOString())),
        ...checkPrices(newestPriceRevision(database)),
      ],
      newestBooking: newestBookingAt(database),
    };
  } finally {
    database.$client.close();
  }
}

/** The price list that the shop shows, where it was changed on the desk or by a command. */
function checkPrices(revision: PriceRevision | undefined): Finding[] {
  if (!revision) return [];
  const changed = `changed ${houstonTime(revision.at)}`;
  const fix =
    "Import a valid list: npm run owner -- prices --import FILE. Until then the shop keeps " +
    "the prices it had, and after a restart those of CATALOG_PATH.";
  try {
    const rows = catalogRows(revision.csv);
    const problems = catalogProblems(rows);
    if (problems.length === 0 && revision.hidden.length < rows.length) {
      return [ok(`The shop's own price list, ${changed}, is valid: ${rows.length} items.`)];
    }
    const what = problems.slice(0, MAX_ORDERS_SHOWN).join("; ") || "every item is hidden";
    return [broken(`The shop's own price list, ${changed}: ${what}.`, fix)];
  } catch (error) {
    return [
      broken(`The shop's own price list, ${changed}, cannot be read: ${explain(error)}.`, fix),
    ];
  }
}

function untoldOrders(orders: readonly string[]): Finding[] {
  if (orders.length === 0) return [];
  const shown = orders.slice(0, MAX_ORDERS_SHOWN).join(", ");
  return [
    warning(
      `Emails to you about changes of ${orders.length === 1 ? "this order" : `${orders.length} orders`} ` +
        `could not be sent in the last week: ${shown}.`,
      "See what is booked now: npm run owner -- show ORDER. The log says why they were not sent.",
    ),
  ];
}

function overdueNotices(count: number): Finding {
  return broken(
    `${count} of your booking notices wait to be sent for more than ten minutes.`,
    "Call these customers (npm run owner -- jobs unconfirmed), then see that the site runs and emails go out.",
  );
}

function unconfirmedJobs(count: number): Finding[] {
  if (count === 0) return [ok("Every job is confirmed.")];
  const fix = "Call them: npm run owner -- jobs unconfirmed";
  return [warning(`${count} jobs are unconfirmed: their customers saw an error.`, fix)];
}

function wrongVersion(schema: "older" | "newer"): Finding {
  return schema === "older"
    ? broken(
        "The database is from an earlier version of the site.",
        "Restart the site: it updates it.",
      )
    : broken("The database is from a newer version of the site.", "Update the site.");
}

function failed(finding: Finding): DataReport {
  return { findings: [finding], newestBooking: null };
}
