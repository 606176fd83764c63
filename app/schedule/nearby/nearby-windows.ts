/**
 * The windows in which the truck stops nearby anyway (rules 148 and 149): by ZIP area, and so that a
 * mark points at nobody.
 */

import { emailKey } from "#app/lib/email-address.ts";
import type { Person } from "#app/lib/person.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import { type Coordinates, milesBetween } from "#app/schedule/area/service-area.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import { routeMiles } from "./route-order.ts";

/** How far from the middle of the customer's ZIP the middle of another one counts as near. */
const NEAR_MILES = 5;
/** A window with more stops is not looked through, so that a booking reads a bounded number of them. */
export const MOST_STOPS = 60;

/** What of a job tells that the truck stops somewhere: not cancelled, with a day and a window. */
export type AreaStop = Person & {
  zip: string;
  date: string;
  timeOfDay: TimeOfDay;
  /** Null: the only truck. */
  truckId: number | null;
};

/** The middle of a ZIP; undefined where the ZIP is not known. */
export type CentreOf = (zip: string) => Coordinates | undefined;

/**
 * The windows to mark for a ZIP, in the order of `stops`: at least two stops nearby, in different ZIPs
 * and of different customers.
 * @param stops the truck's stops from today on
 * @param own whose stops do not count: the customer who asks, as far as that is known
 */
export function nearWindows(
  zip: string,
  stops: readonly AreaStop[],
  centreOf: CentreOf,
  own: readonly Person[],
): WindowSlot[] {
  const centre = centreOf(zipOf(zip));
  if (!centre) return [];
  const isNear = (stop: AreaStop) => {
    const place = centreOf(zipOf(stop.zip));
    return place !== undefined && milesBetween(centre, place) <= NEAR_MILES;
  };
  return [...bySlot(stops).values()]
    .filter((slot) => slot.length <= MOST_STOPS && pointsAtNobody(slot.filter(isNear), own))
    .map(([first]) => {
      const { date, timeOfDay } = first as AreaStop;
      return { date, timeOfDay };
    });
}

/** The stops of each truck in each window. */
function bySlot(stops: readonly AreaStop[]): Map<string, AreaStop[]> {
  const slots = new Map<string, AreaStop[]>();
  for (const stop of stops) {
    const slot = `${formatSlot(stop)} ${stop.truckId}`;
    const known = slots.get(slot);
    if (known) known.push(stop);
    else slots.set(slot, [stop]);
  }
  return slots;
}

/** Whether two people who are not the one that asks have stops in two ZIPs. */
function pointsAtNobody(stops: readonly AreaStop[], own: readonly Person[]): boolean {
  const mine = samePeople(own, stops);
  const others = stops.filter((stop) => !mine.has(stop));
  const first = samePeople(others.slice(0, 1), others);
  const areTwoPeople = others.some((stop) => !first.has(stop));
  return areTwoPeople && new Set(others.map(({ zip }) => zipOf(zip))).size > 1;
}

/**
 * Those of `all` who may be one person with one of `some`, also by way of a third stop that has the
 * phone of one and the email of another; `some` among them.
 */
function samePeople(some: readonly Person[], all: readonly Person[]): ReadonlySet<Person> {
  const byMark = new Map<string, Person[]>();
  for (const one of all) {
    for (const mark of marksOf(one)) {
      const known = byMark.get(mark);
      if (known) known.push(one);
      else byMark.set(mark, [one]);
    }
  }
  const met = new Set(some);
  // The set grows while it is read; each mark is followed once.
  for (const one of met) {
    for (const mark of marksOf(one)) {
      for (const other of byMark.get(mark) ?? []) met.add(other);
      byMark.delete(mark);
    }
  }
  return met;
}

/** Stricter than for lists of customers (rule 217): either of the two is enough to be the same. */
function marksOf({ email, phone }: Person): string[] {
  return [emailKey(email), phoneKey(phone)].filter((mark) => mark !== "");
}

/** Five digits of a ZIP or ZIP+4. */
function zipOf(zip: string): string {
  return zip.trim().slice(0, 5);
}

/** What stops in marked windows save, in miles as the crow flies. */
export type NearSaving = {
  stops: number;
  /** The day's route, with them and without. */
  withMiles: number;
  withoutMiles: number;
  /** Each driven to from the yard, on a trip of its own. */
  apartMiles: number;
  /** Never below 0: the owner's own order may make a route longer than trips apart. */
  savedMiles: number;
};

/**
 * Null where no stop chose a marked window, or nothing else is on the route.
 * @param route the day's stops in the order they are driven
 * @param without the same day's route without the stops that chose a marked window
 */
export function nearSaving(
  route: readonly (Coordinates & { id: number })[],
  without: readonly (Coordinates & { id: number })[],
  yard: Coordinates,
): NearSaving | null {
  const kept = new Set(without.map(({ id }) => id));
  const near = route.filter(({ id }) => !kept.has(id));
  if (near.length === 0 || without.length === 0) return null;
  const withMiles = routeMiles(route, yard);
  const withoutMiles = routeMiles(without, yard);
  const apartMiles = near.reduce((sum, stop) => sum + routeMiles([stop], yard), 0);
  const savedMiles = Math.max(0, withoutMiles + apartMiles - withMiles);
  return { stops: near.length, withMiles, withoutMiles, apartMiles, savedMiles };
}
