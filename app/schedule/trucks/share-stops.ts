/**
 * Which truck drives to which stop (rule 451): where it adds the fewest miles among those that have room,
 * and then every change that makes the day shorter, of the stops that may change.
 */

import type { Coordinates } from "#app/schedule/area/service-area.ts";
import { orderRoute, routeMiles } from "#app/schedule/nearby/route-order.ts";
import { byStart, type TimeOfDay } from "#app/schedule/schedule.ts";

/** A stop of a day on its truck. */
export type SharedStop = Coordinates & {
  id: number;
  timeOfDay: TimeOfDay | null;
  volume: number;
  truck: number;
  /** Whether it may go to another truck. */
  mayMove: boolean;
};

/** What each truck of a day can do. */
export type SharingTruck = {
  id: number;
  /** Where its day begins; null: at its first stop. */
  start: Coordinates | null;
  /** By how many points the stops are more than its windows hold; a stop too many counts as a truck. */
  over: (stops: readonly SharedStop[]) => number;
};

/** With more stops than these the ends of routes are too many to try: half a second, in a quiet hour. */
const MOST_WITH_TAILS = 30;
/** Less than this is rounding. */
const HAIR = 1e-6;
/** More than any day has: room comes before the shorter way. */
const MILES_OF_A_POINT = 10_000;

/** The windows of stops in the order of the day, those without one last. */
function windowsOf(stops: readonly SharedStop[]): (TimeOfDay | null)[] {
  const named = stops.flatMap(({ timeOfDay }) => timeOfDay ?? []);
  return [...[...new Set(named)].sort(byStart), null];
}

/** The miles of a truck's day, window after window. */
export function dayMiles(stops: readonly SharedStop[], start: Coordinates | null): number {
  let from = start;
  let miles = 0;
  for (const name of windowsOf(stops)) {
    const route = orderRoute(
      stops.filter(({ timeOfDay }) => timeOfDay === name),
      from,
    );
    miles += routeMiles(route, from);
    from = route.at(-1) ?? from;
  }
  return miles;
}

/**
 * The stops of a day with those that may move shared among the trucks anew: some go to another truck, or
 * change places with some of it, as long as less is on a truck than it holds or, with as much, the day is shorter. The
 * same stops give the same day.
 */
export function shareStops(
  stops: readonly SharedStop[],
  trucks: readonly SharingTruck[],
): SharedStop[] {
  const day = new Map(trucks.map((truck) => [truck.id, planOf(truck, stops)]));
  for (let better = betterDay(day); better; better = betterDay(day)) {
    for (const plan of better) day.set(plan.truck.id, plan);
  }
  const shared = [...day.values()].flatMap((plan) => plan.stops);
  return stops.map((stop) =>
    stop.mayMove ? (shared.find(({ id }) => id === stop.id) ?? stop) : stop,
  );
}

/** The truck of `trucks` to whose day a stop adds least. @param stops the other stops of the day */
export function cheapestTruck(
  stop: SharedStop,
  stops: readonly SharedStop[],
  trucks: readonly SharingTruck[],
): SharingTruck | undefined {
  const added = (truck: SharingTruck) => {
    const before = planOf(truck, stops);
    return exchanged(before, [], [stop]).cost - before.cost;
  };
  const [first, ...others] = trucks.map((truck) => ({ truck, cost: added(truck) }));
  if (!first) return undefined;
  return others.reduce((best, one) => (one.cost < best.cost - HAIR ? one : best), first).truck;
}

/** A truck with its stops, and what they cost: miles, and room that is not there. */
type Plan = { truck: SharingTruck; stops: readonly SharedStop[]; cost: number };
type Day = Map<number, Plan>;

function planOf(truck: SharingTruck, stops: readonly SharedStop[]): Plan {
  return planWith(
    truck,
    stops.filter((stop) => stop.truck === truck.id),
  );
}

function planWith(truck: SharingTruck, stops: readonly SharedStop[]): Plan {
  const over = truck.over(stops);
  return { truck, stops, cost: dayMiles(stops, truck.start) + over * MILES_OF_A_POINT };
}

/** The first change found that makes the day shorter: of single stops, else of whole ends of routes. */
function betterDay(day: Day): [Plan, Plan] | null {
  const count = [...day.values()].reduce((sum, { stops }) => sum + stops.length, 0);
  return withStopMoved(day) ?? (count > MOST_WITH_TAILS ? null : withTailsMoved(day));
}

/**
 * What two trucks drive to last in a window changes places: so do stops of one street, of which each alone
 * would only make the way longer.
 */
function withTailsMoved(day: Day): [Plan, Plan] | null {
  for (const one of day.values()) {
    for (const other of day.values()) {
      if (one.truck.id >= other.truck.id) continue;
      for (const name of windowsOf([...one.stops, ...other.stops])) {
        for (const there of tailsOf(one, name)) {
          for (const back of tailsOf(other, name)) {
            const changed = shorter(one, other, there, back);
            if (changed) return changed;
          }
        }
      }
    }
  }
  return null;
}

/** The ends of a truck's route in a window that may go to another truck: none of it, the last stop, and so on. */
function tailsOf({ truck, stops }: Plan, name: TimeOfDay | null): SharedStop[][] {
  const own = stops.filter(({ timeOfDay }) => timeOfDay === name);
  const route = orderRoute(own, truck.start);
  const kept = route.findLastIndex(({ mayMove }) => !mayMove) + 1;
  return Array.from({ length: route.length - kept + 1 }, (_, at) => route.slice(route.length - at));
}

/** One stop goes to another truck, or two of a window change places. */
function withStopMoved(day: Day): [Plan, Plan] | null {
  for (const one of day.values()) {
    for (const stop of one.stops.filter(({ mayMove }) => mayMove)) {
      for (const other of day.values()) {
        if (other === one) continue;
        const changed = withStop(one, other, stop) ?? withSwap(one, other, stop);
        if (changed) return changed;
      }
    }
  }
  return null;
}

function withStop(one: Plan, other: Plan, stop: SharedStop): [Plan, Plan] | null {
  return shorter(one, other, [stop], []);
}

/** Another stop of the same window comes in its place. */
function withSwap(one: Plan, other: Plan, stop: SharedStop): [Plan, Plan] | null {
  for (const back of other.stops) {
    const isLike = back.mayMove && back.timeOfDay === stop.timeOfDay && back.id > stop.id;
    const changed = isLike ? shorter(one, other, [stop], [back]) : null;
    if (changed) return changed;
  }
  return null;
}

function shorter(
  one: Plan,
  other: Plan,
  there: readonly SharedStop[],
  back: readonly SharedStop[],
): [Plan, Plan] | null {
  const [first, second] = [exchanged(one, there, back), exchanged(other, back, there)];
  return first.cost + second.cost < one.cost + other.cost - HAIR ? [first, second] : null;
}

function exchanged(
  { truck, stops }: Plan,
  out: readonly SharedStop[],
  into: readonly SharedStop[],
): Plan {
  const kept = stops.filter((stop) => !out.includes(stop));
  return planWith(truck, [...kept, ...into.map((stop) => ({ ...stop, truck: truck.id }))]);
}
