/** The owner's own windows: what a change of them meets, and the change with all that names them. */
import { and, count, eq, gte, inArray, isNull } from "drizzle-orm";
import { houstonNow } from "#app/lib/dates.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import type { WeeklyWindow } from "#app/schedule/day-load.ts";
import {
  countedIn,
  type TimeOfDay,
  USUAL_WINDOWS,
  windowWithHours,
} from "#app/schedule/schedule.ts";
import { WEEKDAYS } from "#app/schedule/usual-week.ts";
import { offeredWindows, ownWindows, readHours, saveWeek } from "#app/schedule/windows.server.ts";
import { changeSeen } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobs, repeats, waitlistWishes, windowOverrides } from "#db/schema.ts";
import type { Client } from "#db/write-queue.server.ts";
import type { ChangedWindow } from "./windows-form.ts";

/** What of the present windows a change takes away from jobs and repeats to come, in sentences (rule 540). */
export function windowsLost(
  database: Database,
  next: readonly ChangedWindow[],
  now: Date,
): string[] {
  const kept = new Set(next.map(({ window }) => window));
  const { date: today } = houstonNow(now);
  return offeredWindows(database).flatMap((window) => {
    if (kept.has(window)) return [];
    const isAhead = and(
      eq(jobs.timeOfDay, window),
      gte(jobs.date, today),
      inArray(jobs.stage, ["booked", "on-the-way"]),
    );
    const booked = database.select({ count: count() }).from(jobs).where(isAhead).get()?.count ?? 0;
    const isRemoved = !next.some(({ was }) => was === window);
    const goesOn = and(eq(repeats.timeOfDay, window), isNull(repeats.stoppedAt));
    const all = database.select({ count: count() }).from(repeats).where(goesOn).get()?.count ?? 0;
    const repeating = isRemoved ? all : 0;
    const words = [];
    if (booked > 0) {
      words.push(
        booked === 1 ? "1 booked job keeps these hours" : `${booked} booked jobs keep these hours`,
      );
    }
    if (repeating > 0) {
      const what = repeating === 1 ? "1 repeating job" : `${repeating} repeating jobs`;
      words.push(`new dates of ${what} wait in the inbox until you choose another window`);
    }
    return words.length === 0 ? [] : [`${windowWithHours(window)}: ${words.join("; ")}.`];
  });
}

type Services = { client: Client; post: DeskPost; now: () => Date; onShopChanged: () => void };

/**
 * Sets what the shop offers (rules 535 and 539). Jobs keep the windows that they have.
 * @throws OutdatedPost where the windows are others than the post saw
 */
export async function setOwnWindows(
  next: readonly ChangedWindow[],
  { client, post, now, onShopChanged }: Services,
): Promise<void> {
  const at = now().toISOString();
  await client.write((free) =>
    changeSeen(free, post, at, {
      state: () => ownWindows(free),
      task: () => {
        const { weekly } = readHours(free, houstonNow(now()).date);
        if (weekly.length > 0) saveWeek(free, changedWeek(weekly, next));
        const windows = next.map(({ window }) => window);
        follow(free, next);
        followWishes(free, next, windows);
        const isUsual = windows.join("|") === USUAL_WINDOWS.join("|");
        saveSetting(free, "windows", isUsual ? null : windows, at);
      },
    }),
  );
  // Once the site shows something else, and before that is answered.
  onShopChanged();
}

/** The usual week with the new windows: one that is new is open on the weekdays with an open one. */
export function changedWeek(
  week: readonly WeeklyWindow[],
  next: readonly ChangedWindow[],
): WeeklyWindow[] {
  return WEEKDAYS.flatMap((weekday) => {
    const day = week.filter((one) => one.weekday === weekday);
    const isOpen = day.some((one) => one.isOpen);
    return next.map(({ was, window }) => {
      const before = day.find(({ timeOfDay }) => timeOfDay === was);
      if (before) return { ...before, timeOfDay: window };
      return {
        ...{ weekday, timeOfDay: window, stops: null, points: FULL_LOAD_POINTS },
        isOpen: was === null && isOpen,
      };
    });
  });
}

/** Days that differ and repeats go with a window whose name or hours have changed. */
function follow(database: Database, next: readonly ChangedWindow[]): void {
  // Row by row: a window may have become what another one was.
  const newOf = (timeOfDay: TimeOfDay | null) => next.find(({ was }) => was === timeOfDay)?.window;
  for (const { id, timeOfDay } of database.select().from(windowOverrides).all()) {
    const window = timeOfDay && newOf(timeOfDay);
    if (!window || window === timeOfDay) continue;
    database
      .update(windowOverrides)
      .set({ timeOfDay: window })
      .where(eq(windowOverrides.id, id))
      .run();
  }
  for (const { id, timeOfDay } of database
    .select()
    .from(repeats)
    .where(isNull(repeats.stoppedAt))
    .all()) {
    const window = newOf(timeOfDay);
    if (!window || window === timeOfDay) continue;
    database.update(repeats).set({ timeOfDay: window }).where(eq(repeats.id, id)).run();
  }
}

/** Who waits for an earlier window waits for what takes its place. */
function followWishes(
  database: Database,
  next: readonly ChangedWindow[],
  windows: readonly TimeOfDay[],
): void {
  const isOpen = isNull(waitlistWishes.endedAt);
  for (const wish of database.select().from(waitlistWishes).where(isOpen).all()) {
    const wanted = wish.windows.map(
      (one) => next.find(({ was }) => was === one)?.window ?? countedIn(one, windows),
    );
    const kept = windows.filter((one) => wanted.includes(one));
    database
      .update(waitlistWishes)
      .set({ windows: kept.length > 0 ? kept : windows })
      .where(eq(waitlistWishes.id, wish.id))
      .run();
  }
}
