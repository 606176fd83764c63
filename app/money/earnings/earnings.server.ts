/** What jobs have earned, from the database. */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { jobTax } from "#app/jobs/money/job-money.ts";
import { addDays, houstonDate, startOfDay } from "#app/lib/dates.ts";
import { doneInstant, doneInstantOf, listTrips } from "#app/money/trips/trips.server.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { type TaxSetting, taxOn } from "#app/prices/tax.ts";
import { peopleOn } from "#app/schedule/trucks/settle-truck.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobCosts, jobEvents, jobFinals, jobs, trucks } from "#db/schema.ts";
import { earningsOf, SHARED_DAYS } from "./earnings.ts";

/** The job that a row is a further day of. */
const main = alias(jobs, "main");
const isMainDone = and(eq(main.id, jobs.partOf), eq(main.stage, "done"));

export type Earnings = ReturnType<typeof earningsBetween>;
export type EarnedJob = Earnings["jobs"][number];

/** What the jobs have earned that were done on some days in Houston, both included. */
export function earningsBetween(database: Database, from: string, to: string) {
  // The fee of a trip is shared with jobs of days before it, and with those of other days.
  const days = withFurtherDays(database, from, to);
  const since = startOfDay(addDays(days.from, -2 * SHARED_DAYS));
  const until = startOfDay(addDays(days.to, SHARED_DAYS + 1));
  const fleet = database.select().from(trucks).orderBy(asc(trucks.id)).all();
  const { costs: rates, yard, tax } = findSettings(database);
  const { jobs: all, alone } = earningsOf({
    jobs: workedJobs(database, { since, until, fleet, tax }),
    trips: listTrips(database, since, until),
    rates,
    yardOf: (id) => fleet.find((truck) => truck.id === id)?.yard ?? yard,
  });
  const isWithin = (instant: string) => houstonDate(instant) >= from && houstonDate(instant) <= to;
  return {
    jobs: all.filter(({ doneAt }) => isWithin(doneAt)),
    alone: alone.filter(({ at }) => isWithin(at)),
    rates,
    truckNames: new Map(fleet.map(({ id, name }) => [id, name])),
  };
}

/** What one job has earned; undefined: it is not done. */
export function earningOf(
  database: Database,
  job: { id: number; doneAt?: string | null; endedAt: string | null },
): EarnedJob | undefined {
  const at = job.doneAt ?? job.endedAt;
  if (at === null) return undefined;
  return earningsBetween(database, houstonDate(at), houstonDate(at)).jobs.find(
    ({ id }) => id === job.id,
  );
}

/** The days from one to another, with those on which the jobs done then had their further days. */
function withFurtherDays(database: Database, from: string, to: string) {
  const rows = database
    .select({ main: doneInstantOf(main), visit: doneInstant })
    .from(jobs)
    .innerJoin(main, isMainDone)
    .where(and(isNotNull(jobs.partOf), eq(jobs.stage, "done")))
    .all();
  const span = { from, to };
  for (const row of rows) {
    const [day, visit] = [houstonDate(row.main), houstonDate(row.visit)];
    if (day < from || day > to) continue;
    if (visit < span.from) span.from = visit;
    if (visit > span.to) span.to = visit;
  }
  return span;
}

type Fleet = readonly (typeof trucks.$inferSelect)[];

function workedJobs(
  database: Database,
  { since, until, fleet, tax }: { since: string; until: string; fleet: Fleet; tax: TaxSetting },
) {
  const other = otherCosts(database, since);
  // A job of an earlier version has the instants of its events alone.
  const setOffAt = sql<string | null>`CASE WHEN ${jobs.doneAt} IS NULL THEN (
    SELECT max(${jobEvents.at}) FROM ${jobEvents} WHERE ${jobEvents.jobId} = ${jobs.id}
    AND ${jobEvents.what} = 'on-the-way' AND ${jobEvents.at} <= ${jobs.endedAt})
    ELSE ${jobs.setOffAt} END`;
  const isWithin = and(eq(jobs.stage, "done"), gte(doneInstant, since), lt(doneInstant, until));
  const rows = database
    .select({
      job: jobs,
      ...{ setOffAt, doneAt: doneInstant },
      totalCents: jobFinals.totalCents,
      taxCents: jobFinals.taxCents,
      mainId: main.id,
    })
    .from(jobs)
    .leftJoin(main, isMainDone)
    .leftJoin(jobFinals, and(eq(jobFinals.jobId, jobs.id), isNull(jobFinals.replacedAt)))
    .where(isWithin)
    .orderBy(asc(doneInstant), asc(jobs.id))
    .all();
  const people = peopleOn(database);
  return rows.map(({ job, totalCents, taxCents, ...more }) => {
    const booked = taxOn(job.totalCents, jobTax(job, tax));
    const { id, orderNumber, name, latitude, longitude, city, source, items, volume } = job;
    return {
      ...{ id, orderNumber, name, latitude, longitude, city, source, items, volume, ...more },
      trucks: trucksOf(job, fleet),
      people: job.people ?? people(job),
      revenueCents:
        totalCents === null ? booked.totalCents - booked.taxCents : totalCents - (taxCents ?? 0),
      otherCents: other.get(id) ?? 0,
    };
  });
}

/** A job of two trucks fills the first of them, and the second takes the rest (rule 452). */
function trucksOf(
  { truckId, secondTruckId, volume }: typeof jobs.$inferSelect,
  fleet: Fleet,
): { id: number; points: number }[] {
  const first = fleet.find(({ id }) => id === truckId) ?? fleet[0];
  const id = first?.id ?? 0;
  if (secondTruckId === null) return [{ id, points: volume }];
  const points = Math.min(volume, first?.points ?? volume);
  return [
    { id, points },
    { id: secondTruckId, points: volume - points },
  ];
}

function otherCosts(database: Database, since: string): Map<number, number> {
  const own = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.stage, "done"), gte(doneInstant, since)));
  const { jobId, cents, removedAt } = jobCosts;
  const sums = database
    .select({ jobId, cents: sql<number>`sum(${cents})` })
    .from(jobCosts)
    .where(and(isNull(removedAt), inArray(jobId, own)))
    .groupBy(jobId)
    .all();
  return new Map(sums.map((sum) => [sum.jobId, sum.cents]));
}

/** The other costs of a job, in the owner's words. */
export function costsOf(database: Database, job: number) {
  const { id, jobId, words, cents, removedAt } = jobCosts;
  return database
    .select({ id, words, cents })
    .from(jobCosts)
    .where(and(eq(jobId, job), isNull(removedAt)))
    .orderBy(asc(id))
    .all();
}
