/** Whatever happens to a repeat in whichever order: no date twice, none after the end, no skip undone (rule 473). */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bookDay,
  changeRepeat,
  skipDay,
  stopRepeat,
  unskipDay,
} from "#app/desk/repeats/change-repeats.server.ts";
import { makeNextRepeated } from "#app/desk/repeats/make-repeats.server.ts";
import { changeJob } from "#app/jobs/change-job.server.ts";
import { DAYS_AHEAD, datesBetween, RHYTHMS } from "#app/jobs/repeats/repeat.ts";
import { addDays, houstonInstant } from "#app/lib/dates.ts";
import { USUAL_WINDOWS } from "#app/schedule/schedule.ts";
import { accounts, jobs, repeatDays, repeats } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { sampleDetails } from "#test/support/job-details.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { randomFrom } from "#test/support/random.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const ADDED_AT = "2026-10-20T15:00:00.000Z";
/** Across the end of daylight saving, and of the year. */
const START = "2026-10-20";

const step = fc.record({
  what: fc.constantFrom("wait", "skip", "unskip", "change", "end", "cancel", "book", "wait"),
  days: fc.nat(20),
  which: fc.nat(12),
  window: fc.constantFrom(...USUAL_WINDOWS),
});

test("whatever the owner does, each date has one job at most, and no date is forgotten", async () => {
  const rhythm = fc.constantFrom(...RHYTHMS);
  await fc.assert(fc.asyncProperty(rhythm, fc.nat(10), fc.array(step, { maxLength: 14 }), follow), {
    numRuns: 12,
  });
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function follow(rhythm: (typeof RHYTHMS)[number], wait: number, steps: readonly Step[]) {
  const database = temporaryDatabase();
  openWeek(database, 60);
  const firstDate = addDays(START, wait);
  const { date: _, timeOfDay: __, items: ___, volume: ____, ...job } = sampleDetails();
  database
    .insert(accounts)
    .values({
      ...{ id: 1, name: "Bayou Homes", email: "ap@bayou.example", poNumber: "" },
      ...{ terms: "net-30", rate: 0, addedAt: ADDED_AT },
    })
    .run();
  const load = { items: [], priceCents: 15_000, points: 40, timeOfDay: "Morning" } as const;
  const added = { ...job, ...load, rhythm, firstDate, accountId: 1, addedAt: ADDED_AT };
  const flags = { isTold: false, isPlaceApproximate: false };
  for (const key of ["one", "other"]) {
    database
      .insert(repeats)
      .values({ ...added, ...flags, key, handledTo: addDays(firstDate, -1) })
      .run();
  }
  const random = randomFrom(7);
  let today = START;
  let tokens = 0;
  let lastDate: string | null = null;
  const skipped = new Set<string>();
  const services = {
    client: clientOf(database),
    now: () => houstonInstant(today, 6),
    random,
    drawToken: () => `${tokens++}`.padStart(64, "0"),
    findProduct: () => undefined,
    readTax: () => ({ mode: "unset", rate: 825 }) as const,
    readNumbers: () => null,
    onMessagesDue: () => {},
    post: { requestId: null, seen: null },
  };
  const make = async () => {
    while (await makeNextRepeated(services));
  };
  const standing = () =>
    database
      .select()
      .from(jobs)
      .all()
      .filter(({ stage }) => stage === "booked");
  await make();
  for (const { what, days, which, window } of steps) {
    const coming = datesBetween({ rhythm, firstDate, lastDate }, today, addDays(today, 200));
    const date = coming[which];
    if (what === "wait") today = addDays(today, days);
    if (what === "skip" && date && (await skipDay({ id: 1, date }, services)) === null) {
      skipped.add(date);
    }
    if (what === "unskip" && date && (await unskipDay({ id: 1, date }, services)) === null) {
      skipped.delete(date);
    }
    if (what === "book" && date) {
      const slot = { date, timeOfDay: window };
      await bookDay({ id: 1, date, slot, isForced: which % 2 === 0 }, services);
    }
    if (what === "cancel" && standing()[which]) {
      changeJob<never>(database, {
        ...{ id: standing()[which]?.id ?? 0, requestId: null, revision: null, at: services.now() },
        decide: () => ({
          ok: true,
          event: { who: "owner", what: "cancelled", before: null, after: {} },
        }),
      });
    }
    if (what === "end") lastDate = which % 3 === 0 ? null : addDays(today, 7 * which);
    if (what === "change" || what === "end") {
      const terms = { ...load, timeOfDay: window, lastDate, isTold: false };
      await changeRepeat(1, terms, services);
    }
    await make();
    const kept = database.select().from(repeatDays).all();
    for (const day of kept.filter(({ repeatId }) => repeatId === 1)) {
      const own = standing().filter(({ id }) => id === day.jobId);
      if (skipped.has(day.date)) expect(own).toEqual([]);
      if (lastDate && day.date > lastDate && day.date > today) expect(own).toEqual([]);
    }
    const due = datesBetween({ rhythm, firstDate, lastDate }, today, addDays(today, DAYS_AHEAD));
    const known = new Set(kept.filter(({ repeatId }) => repeatId === 1).map((day) => day.date));
    expect(due.filter((one) => !known.has(one))).toEqual([]);
    const made = kept.flatMap(({ jobId }) => jobId ?? []);
    expect(new Set(made).size).toBe(made.length);
    expect(database.select().from(jobs).all()).toHaveLength(made.length);
  }
  await stopRepeat(1, true, services);
  today = addDays(today, 60);
  const before = standing().length;
  await stopRepeat(2, false, services);
  await make();
  expect(standing()).toHaveLength(before);
}
