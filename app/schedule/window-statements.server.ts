/** The statements that every page with windows runs, compiled once for each connection. */
import { and, desc, eq, gt, gte, lte, sql } from "drizzle-orm";
import { oncePer } from "#app/lib/once-per.ts";
import type { Database } from "#db/open.server.ts";
import {
  settings,
  waitlistOffers,
  waitlistOpenings,
  weeklyWindows,
  windowOverrides,
} from "#db/schema.ts";

/** The usual week. */
export const selectWeek = oncePer((database: Database) =>
  database.select().from(weeklyWindows).prepare(),
);

/** How many hours before its start a window can still be booked, where the owner has set it. */
export const selectNotice = oncePer((database: Database) =>
  database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, "noticeHours"))
    .prepare(),
);

/** Takes `from`, a date: the overrides that have not ended before it, the newest first. */
export const selectOverrides = oncePer((database: Database) =>
  database
    .select()
    .from(windowOverrides)
    .where(gte(windowOverrides.toDate, sql.placeholder("from")))
    .orderBy(desc(windowOverrides.id))
    .prepare(),
);

/** Takes the instant `at`, and the dates `from` and `to`: the windows that are held, with their points. */
export const selectHeld = oncePer((database: Database) => {
  const { jobId, points, state, endsAt } = waitlistOffers;
  const { date, timeOfDay } = waitlistOpenings;
  return database
    .select({ id: jobId, date, timeOfDay, volume: points })
    .from(waitlistOffers)
    .innerJoin(waitlistOpenings, eq(waitlistOpenings.id, waitlistOffers.openingId))
    .where(
      and(
        // A literal, for the partial index.
        sql`${state} = 'open'`,
        gt(endsAt, sql.placeholder("at")),
        gte(date, sql.placeholder("from")),
        lte(date, sql.placeholder("to")),
      ),
    )
    .prepare();
});
