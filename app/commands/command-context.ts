/** What a command works with: the settings, the clock, and the database as it is. */
import type { Job } from "#app/jobs/job.ts";
import { findJobByOrderNumber } from "#app/jobs/jobs.server.ts";
import { readOrderNumber as orderNumberIn } from "#app/jobs/order-number.ts";
import type { HomeArea } from "#app/lib/business.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { areaOf } from "#app/schedule/area/area.server.ts";
import { settingsWith } from "#app/server/kept-settings.server.ts";
import { parseEnvironment, type Settings } from "#app/server/settings.server.ts";
import { openExistingDatabase } from "#db/existing.server.ts";
import type { Database } from "#db/open.server.ts";
import { OwnerError } from "./explain.ts";
import { printable } from "./terminal.ts";

export type CommandContext = {
  settings: Settings;
  database: Database;
  now: Date;
};

/**
 * Opens the database for one command and closes it afterwards. No worker is started, no file made.
 * @throws SettingError, or DatabaseFileError when there is no database that fits this version
 */
export async function withContext<Result>(
  work: (context: CommandContext) => Result | Promise<Result>,
): Promise<Result> {
  const { DATABASE_PATH } = parseEnvironment(process.env);
  const database = openExistingDatabase(DATABASE_PATH);
  try {
    const settings = settingsWith(process.env, database);
    return await work({ settings, database, now: nowOf(settings) });
  } finally {
    database.$client.close();
  }
}

/** Where the business works. */
export function homeArea(database: Database): HomeArea {
  return areaOf(findSettings(database).area).home;
}

/** @throws OwnerError when there is no job of this number */
export function findJob(database: Database, orderNumber: string): Job {
  const job = findJobByOrderNumber(database, orderNumber);
  if (job) return job;
  throw new OwnerError(`There is no job ${orderNumber}.`);
}

/** Reads "JB-123456" as people type it. @throws OwnerError */
export function readOrderNumber(typed: string): string {
  const orderNumber = orderNumberIn(typed);
  if (orderNumber !== null) return orderNumber;
  throw new OwnerError(`An order number looks like JB-123456, not like "${printable(typed)}".`);
}

function nowOf({ NOW }: Settings): Date {
  return NOW ? new Date(NOW) : new Date();
}
