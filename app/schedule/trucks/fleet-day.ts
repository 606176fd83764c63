/** A day of two trucks or more: which truck takes a new stop, and how the stops are shared (rules 451 to 453). */

import { sum } from "#app/lib/sum.ts";
import type { Coordinates } from "#app/schedule/area/service-area.ts";
import { pairFor, stateIn } from "#app/schedule/availability.ts";
import {
  type Calendar,
  type DayJob,
  type DayLoad,
  dayLoad,
  freePoints,
} from "#app/schedule/day-load.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import {
  cheapestTruck,
  dayMiles,
  type SharedStop,
  type SharingTruck,
  shareStops,
} from "./share-stops.ts";
import { type Truck, truckOf } from "./truck.ts";
import { fleetRules, jobsOn, truckDays } from "./truck-days.ts";

/** What of a job says where it is driven to, and by which truck. */
export type PlacedJob = Coordinates & {
  id: number;
  timeOfDay: TimeOfDay | null;
  volume: number;
  truckId: number | null;
  secondTruckId: number | null;
};

export type FleetDay<Placed extends PlacedJob = PlacedJob> = {
  date: string;
  /** Those that work on the date. */
  trucks: readonly Truck[];
  /** Its jobs and what is held (rule 152). */
  calendar: Calendar;
  /** Its jobs that are not cancelled. */
  jobs: readonly Placed[];
  /** Where a truck starts that has no yard of its own. */
  yard: Coordinates | null;
};

export type OnTrucks = Pick<PlacedJob, "truckId" | "secondTruckId">;

/**
 * The trucks for a job whose window, points or place are new: of those that have room the one that drives
 * the fewest miles more; two together where none has; without any room the one that is least over.
 * @param keeps whether it stays on its truck while that has room
 */
export function trucksFor(job: PlacedJob, day: FleetDay, keeps: boolean): OnTrucks {
  const days = truckDays(day.date, day.calendar, job.id);
  const open = days.filter((one) => stateIn(one, job.timeOfDay, job.volume) === "open");
  const ids = open.map(({ id }) => id);
  if (keeps && job.truckId !== null && ids.includes(job.truckId)) {
    return { truckId: job.truckId, secondTruckId: null };
  }
  const { volume, timeOfDay } = job;
  const mayPair = ids.length === 0 && timeOfDay !== null && day.calendar.hours.isTogether;
  const pair = mayPair ? pairFor(days, timeOfDay, volume) : null;
  if (pair) return { truckId: pair.first.id, secondTruckId: pair.second.id };
  const trucks = sharing(day).filter(({ id }) => ids.length === 0 || ids.includes(id));
  const others = stopsOf(day).filter(({ id }) => id !== job.id);
  const truck = cheapestTruck(stopOf(job, 0, true), others, trucks);
  return { truckId: truck?.id ?? null, secondTruckId: null };
}

/**
 * The jobs that go to another truck, with that truck, so that the day is as short as its room allows.
 * @param mayMove which of the jobs may; one that two trucks drive to never does
 */
export function sharedAnew<Placed extends PlacedJob>(
  day: FleetDay<Placed>,
  mayMove: (job: Placed) => boolean,
): Map<number, number> {
  const stops = stopsOf(day, mayMove);
  const shared = shareStops(stops, sharing(day));
  const moved = shared.filter(({ truck }, at) => truck !== stops[at]?.truck);
  return new Map(moved.map(({ id, truck }) => [id, truck]));
}

/** The points and miles of each truck's day. */
export type TruckSum = { id: number; points: number; miles: number; stops: number };

export function truckSums(day: FleetDay): TruckSum[] {
  const stops = stopsOf(day);
  return sharing(day).map(({ id, start }) => {
    const own = stops.filter(({ truck }) => truck === id);
    const points = own.reduce((sum, { volume }) => sum + volume, 0);
    return { id, points, miles: dayMiles(own, start), stops: own.length };
  });
}

/** A stop of each truck that drives to a job. */
function stopsOf<Placed extends PlacedJob>(
  day: FleetDay<Placed>,
  mayMove: (job: Placed) => boolean = () => false,
): SharedStop[] {
  return day.jobs.flatMap((job) => {
    const truck = truckOf(job, day.trucks)?.id ?? 0;
    const { secondTruckId } = job;
    if (secondTruckId === null) return stopOf(job, truck, mayMove(job));
    return [stopOf(job, truck, false), { ...stopOf(job, secondTruckId, false), volume: 0 }];
  });
}

function stopOf(job: PlacedJob, truck: number, mayMove: boolean): SharedStop {
  const { id, timeOfDay, volume, latitude, longitude } = job;
  return { id, timeOfDay, volume, latitude, longitude, truck, mayMove };
}

function sharing({ date, calendar, trucks, yard, jobs }: FleetDay): SharingTruck[] {
  const fleet = fleetRules(date, calendar.hours);
  const held = (calendar.jobs.get(date) ?? []).filter((one) => isHold(one, jobs));
  const shared = jobs.filter(({ secondTruckId }) => secondTruckId !== null);
  return fleet.map((truck) => ({
    id: truck.id,
    start: trucks.find(({ id }) => id === truck.id)?.yard ?? yard,
    over: (stops) => {
      const alone = stops.filter(({ id }) => !shared.some((one) => one.id === id));
      const own = [...alone, ...jobsOn(truck, [...shared, ...held], fleet)];
      return overload(dayLoad(truck.rules, own), own);
    },
  }));
}

/** What takes room without being a job of the day, or beside it: a window that is held for one. */
function isHold({ id, timeOfDay }: DayJob, jobs: readonly PlacedJob[]): boolean {
  return !jobs.some((job) => job.id === id && job.timeOfDay === timeOfDay);
}

/** Points that a day has no room for. */
function overload({ windows, floating }: DayLoad, jobs: readonly DayJob[]): number {
  const taken = sum(windows.map((load) => load.taken));
  const isOpen = windows.filter((load) => load.isOpen);
  const above = isOpen.map((load) => Math.max(0, load.taken - load.points));
  const tooMany = isOpen.map(({ stops, jobs: made, points }) =>
    stops === null ? 0 : Math.max(0, made - stops) * Math.min(points, 1_000),
  );
  const lost = sum(jobs.map(({ volume }) => volume)) - taken - floating;
  const homeless = Math.max(0, floating - sum(windows.map(freePoints)));
  return sum(above) + sum(tooMany) + Math.max(0, lost) + homeless;
}
