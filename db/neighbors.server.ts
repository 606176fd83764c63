import { and, asc, gte, isNotNull, isNull, lte } from "drizzle-orm";
import type { AreaStop } from "#app/domain/neighbors.ts";
import type { Database } from "./open.server.ts";
import { jobs } from "./schema.ts";

/** The stops of some days, both included, that have a window and are not cancelled, by day. */
export function stopsBetween(database: Database, from: string, to: string): AreaStop[] {
  const { zip, date, timeOfDay, phone, email } = jobs;
  const isStop = and(isNotNull(timeOfDay), isNull(jobs.cancelledAt));
  const rows = database
    .select({ zip, date, timeOfDay, phone, email })
    .from(jobs)
    .where(and(isNotNull(date), gte(date, from), lte(date, to), isStop))
    .orderBy(asc(date), asc(jobs.id))
    .all();
  return rows as AreaStop[];
}
