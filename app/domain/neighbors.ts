/**
 * The windows in which the truck stops nearby anyway (rules 148 and 149): by ZIP area, and so that a
 * mark points at nobody.
 */
import type { WindowSlot } from "./availability.ts";
import { localDigits, type Person } from "./customers.ts";
import type { JobEvent } from "./job-event.ts";
import { routeMiles } from "./route-order.ts";
import type { TimeOfDay } from "./schedule.ts";
import { type Coordinates, milesBetween } from "./service-area.ts";
import { formatSlot } from "./slot-value.ts";

/** How far from the middle of the customer's ZIP the middle of another one counts as near. */
export const NEAR_MILES = 5;

/** What of a job tells that the truck stops somewhere: not cancelled, with a day and a window. */
export type AreaStop = Person & { zip: string; date: string; timeOfDay: TimeOfDay };

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
  const nearby = stops.filter(isNear);
  return [...bySlot(nearby).values()]
    .filter((slot) => pointsAtNobody(slot, own))
    .map(([first]) => {
      const { date, timeOfDay } = first as AreaStop;
      return { date, timeOfDay };
    });
}

function bySlot(stops: readonly AreaStop[]): Map<string, AreaStop[]> {
  const slots = new Map<string, AreaStop[]>();
  for (const stop of stops) {
    const slot = formatSlot(stop);
    slots.set(slot, [...(slots.get(slot) ?? []), stop]);
  }
  return slots;
}

/** Whether two people who are not the one that asks have stops in two ZIPs. */
function pointsAtNobody(stops: readonly AreaStop[], own: readonly Person[]): boolean {
  const people = groupPeople([...own, ...stops]).filter(
    (person) => !own.some((one) => person.has(one)),
  );
  return people.some((person, at) =>
    people.slice(at + 1).some((other) => areInTwoZips(zipsOf(person), zipsOf(other))),
  );

  function zipsOf(person: ReadonlySet<Person>): Set<string> {
    return new Set(stops.filter((stop) => person.has(stop)).map(({ zip }) => zipOf(zip)));
  }
}

function areInTwoZips(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return new Set([...one, ...other]).size > 1;
}

/** Who may be one person, also by way of a third stop that has the phone of one and the email of another. */
function groupPeople(all: readonly Person[]): Set<Person>[] {
  return all.reduce<Set<Person>[]>((groups, next) => {
    const isSame = (group: Set<Person>) => [...group].some((one) => isSamePerson(one, next));
    const merged = new Set([next, ...groups.filter(isSame).flatMap((group) => [...group])]);
    return [...groups.filter((group) => !isSame(group)), merged];
  }, []);
}

/** Stricter than for lists of customers (rule 217): either of the two is enough to be the same. */
function isSamePerson(one: Person, other: Person): boolean {
  const email = one.email.trim().toLowerCase();
  if (email !== "" && email === other.email.trim().toLowerCase()) return true;
  const digits = localDigits(one.phone);
  return digits !== "" && digits === localDigits(other.phone);
}

/** Five digits of a ZIP or ZIP+4. */
function zipOf(zip: string): string {
  return zip.trim().slice(0, 5);
}

/** Whether a job's present window was marked when its customer chose it. */
export function choseNear(events: readonly Pick<JobEvent, "after">[]): boolean {
  const chosen = events.findLast(({ after }) => after?.date !== undefined);
  return chosen?.after?.isNear === true;
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
