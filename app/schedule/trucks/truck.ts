/** The trucks of the business (rules 450 to 452). Nothing but one truck needs a row: the hours are its own then. */

import { weekdayOf } from "#app/lib/dates.ts";
import type { Yard } from "#app/prices/owner-settings.ts";
import type { TruckColor } from "./truck-color.ts";

export type Truck = {
  id: number;
  name: string;
  color: TruckColor;
  /** The most points that it carries in a window. */
  points: number;
  /** The most stops that it makes in a window; null: as many as its points carry. */
  stops: number | null;
  /** The days that it works, 0 (Sunday) to 6. */
  weekdays: readonly number[];
  /** Where it starts and is emptied; null: at the yard of the business. */
  yard: Yard | null;
};

/** A truck as a screen names it. */
export type TruckName = Pick<Truck, "id" | "name" | "color">;

export function truckName({ id, name, color }: Truck): TruckName {
  return { id, name, color };
}

/** What of a job says on which truck it is. */
export type OnTruck = {
  /** Null: the first. */
  truckId?: number | null;
  /** A second truck that comes with it (rule 452); null: none. */
  secondTruckId?: number | null;
};

/** The trucks that work on a date, in the owner's order. */
export function trucksOn<One extends Pick<Truck, "weekdays">>(
  date: string,
  trucks: readonly One[],
): One[] {
  const weekday = weekdayOf(date);
  return trucks.filter(({ weekdays }) => weekdays.includes(weekday));
}

/**
 * The truck that a job is on, of those that work on its day. One that is on none of them, as it is on a
 * truck that was taken off since, is on the first.
 * @param working the trucks of the day, at least one
 */
export function truckOf<One extends Pick<Truck, "id">>(
  { truckId }: OnTruck,
  working: readonly One[],
): One | undefined {
  return working.find(({ id }) => id === truckId) ?? working[0];
}

/** Whether a truck drives to a job, also as the second of two. @param working the trucks of the job's day */
export function isOnTruck(
  id: number,
  job: OnTruck,
  working: readonly Pick<Truck, "id">[],
): boolean {
  return truckOf(job, working)?.id === id || job.secondTruckId === id;
}
