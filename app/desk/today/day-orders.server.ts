/** The order of the stops of a day, as the owner wants it. */
import { eq } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { dayOrders } from "#db/schema.ts";

/** The ids in the owner's order; empty: by the route. */
export function findDayOrder(database: Database, date: string): readonly number[] {
  return (
    database
      .select({ jobIds: dayOrders.jobIds })
      .from(dayOrders)
      .where(eq(dayOrders.date, date))
      .get()?.jobIds ?? []
  );
}

/** @param at ISO instant */
export function saveDayOrder(
  database: Database,
  date: string,
  jobIds: readonly number[],
  at: string,
): void {
  database
    .insert(dayOrders)
    .values({ date, jobIds, changedAt: at })
    .onConflictDoUpdate({ target: dayOrders.date, set: { jobIds, changedAt: at } })
    .run();
}
