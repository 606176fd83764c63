/** The visits of jobs, and what a change of the one means for the other (rules 476 to 479). */
import { asc, eq, inArray } from "drizzle-orm";
import { settleTruck } from "#app/schedule/trucks/settle-truck.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobs } from "#db/schema.ts";
import type { Job } from "./job.ts";
import type { Decision } from "./job-change.ts";
import type { NewJobEvent } from "./job-event.ts";
import { findEvents } from "./job-events.server.ts";
import {
  dayOf,
  freeDay,
  isOpen,
  isStanding,
  type JobDay,
  listPoints,
  sharePoints,
  visitLine,
  visitOf,
} from "./visit.ts";
import { words } from "./visit-words.ts";

/** All visits of a job, the first one first, those that were cancelled too. */
function findVisits(database: Database, jobId: number): Job[] {
  return database.select().from(jobs).where(eq(jobs.partOf, jobId)).orderBy(asc(jobs.id)).all();
}

function standingVisits(database: Database, jobId: number): Job[] {
  return findVisits(database, jobId).filter(isStanding);
}

/** The job that a visit belongs to; undefined for a job of its own. */
export function mainOf(database: Database, { partOf }: Pick<Job, "partOf">): Job | undefined {
  return partOf ? database.select().from(jobs).where(eq(jobs.id, partOf)).get() : undefined;
}

/** The days of a job, of whichever of its rows; none where it has but one. */
export function daysOfJob(database: Database, job: Job): JobDay[] {
  const main = mainOf(database, job) ?? job;
  const visits = findVisits(database, main.id);
  if (visits.length === 0) return [];
  return [main, ...visits]
    .map((one) => ({
      ...{ day: dayOf(one), orderNumber: one.orderNumber, date: one.date },
      ...{ timeOfDay: one.timeOfDay, stage: one.stage, volume: one.volume },
    }))
    .sort((one, other) => one.day - other.day);
}

/** The numbers of the days of a job to which somebody still has to drive, its own aside. */
export function openDays(database: Database, jobId: number): number[] {
  return findVisits(database, jobId)
    .filter(isOpen)
    .map(dayOf)
    .sort((one, other) => one - other);
}

/** "Day 2 of 3" by the id of each of some jobs that has several days. */
export function dayMarks(
  database: Database,
  shown: readonly Pick<Job, "id" | "items" | "partOf">[],
): Map<number, string> {
  const mains = [...new Set(shown.map(({ id, partOf }) => partOf ?? id))];
  const { items, partOf, stage } = jobs;
  const visits = database
    .select({ items, partOf, stage })
    .from(jobs)
    .where(inArray(partOf, mains))
    .all();
  const marks = new Map<number, string>();
  for (const job of shown) {
    const own = dayOf(job);
    const main = job.partOf ?? job.id;
    const others = visits.filter((one) => one.partOf === main && isStanding(one));
    const last = Math.max(own, ...others.map(dayOf));
    if (last > 1) marks.set(job.id, words.dayOf(own, last));
  }
  return marks;
}

/** What is left of a list to its main job, beside what its visits take. @param whole points of the list */
export function ownPoints(database: Database, jobId: number, whole: number): number {
  const taken = standingVisits(database, jobId).map(({ volume }) => volume);
  return sharePoints(whole, taken).own;
}

/** The number of a job's next day. */
export function nextDay(database: Database, mainId: number): number {
  return freeDay(standingVisits(database, mainId).map(dayOf));
}

/** What a cancelled visit is as it comes back: at most the points that its job has left, under a free number. */
export function visitBack(database: Database, visit: Job, main: Job) {
  const volume = Math.min(visit.volume, main.volume);
  const taken = standingVisits(database, main.id).map(dayOf);
  const own = dayOf(visit);
  const day = taken.includes(own) ? freeDay(taken) : own;
  return { volume, items: [visitLine({ day, order: main.orderNumber }, volume)] };
}

/** The visits that were cancelled with their job, and come back with it. */
export function cancelledWith(database: Database, mainId: number): Job[] {
  const cancelled = findVisits(database, mainId).filter(({ stage }) => stage === "cancelled");
  return cancelled.filter(({ id }) => {
    const last = findEvents(database, id).findLast(({ what }) => what === "cancelled");
    return last?.after?.isWithMain === true;
  });
}

type Accepted = Extract<Decision<never>, { ok: true }>;
type Change = (job: Job, decision: Accepted) => void;

/**
 * What a change of one row of a job means for the others, in the same transaction.
 * @param change changes another row in the same way
 */
export function followChange(
  database: Database,
  changed: Job,
  event: NewJobEvent,
  at: Date,
  change: Change,
): void {
  const main = mainOf(database, changed);
  if (!main) followMain(database, changed, event, at, change);
  else if (event.what === "cancelled") {
    setPoints(database, main, main.volume + changed.volume, at);
  } else if (event.what === "restored") {
    setPoints(database, main, main.volume - changed.volume, at);
  }
}

function followMain(
  database: Database,
  main: Job,
  { who, what, after }: NewJobEvent,
  at: Date,
  change: Change,
): void {
  const open = () => findVisits(database, main.id).filter(isOpen);
  const event = { who, what, before: null, after };
  if (what === "cancelled") {
    const told = { ...event, after: { ...after, isWithMain: true as const } };
    for (const visit of open()) change(visit, { ok: true, event: told });
  } else if (what === "restored") {
    for (const visit of cancelledWith(database, main.id)) change(visit, { ok: true, event });
  } else if (what === "details-changed") {
    for (const visit of open()) change(visit, { ok: true, event, details: whoAndWhere(main) });
  } else if (what === "items-changed") lowerVisits(database, main, at);
}

/** Of a list that has become smaller than what the visits take. */
function lowerVisits(database: Database, main: Job, at: Date): void {
  const visits = standingVisits(database, main.id);
  const volumes = visits.map(({ volume }) => volume);
  const shared = sharePoints(listPoints(main), volumes).visits;
  visits.forEach((visit, index) => {
    const points = shared[index] ?? visit.volume;
    if (points !== visit.volume) setPoints(database, visit, points, at);
  });
}

/** Gives a row other points, and its truck where it has to change. No customer is told of it. */
function setPoints(database: Database, job: Job, volume: number, at: Date): void {
  const mark = visitOf(job);
  const items = mark ? [visitLine(mark, volume)] : job.items;
  database.update(jobs).set({ volume, items }).where(eq(jobs.id, job.id)).run();
  settleTruck(database, job.id, { at, keeps: true });
}

/** What a visit has of its job's customer. */
export function whoAndWhere(job: Job) {
  const { name, email, phone, phoneExtension = null, street, city, state, zip, fullAddress } = job;
  const { latitude, longitude, isPlaceApproximate = null } = job;
  return {
    ...{ name, email, phone, phoneExtension, street, city, state, zip, fullAddress },
    ...{ latitude, longitude, isPlaceApproximate },
  };
}
