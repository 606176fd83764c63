/** The order of a day's stops (rules 212 and 290): the nearest next, then every detour taken out. */
import { type Coordinates, milesBetween } from "#app/schedule/area/service-area.ts";

export type RouteStop = Coordinates & { id: number };

/** Enough for any truck's day; beyond it the nearest-neighbor order stays as it is. */
const MAX_STOPS = 60;
/** Miles. Less than this is rounding. */
const HAIR = 1e-9;

/**
 * Orders stops from a place: nearest neighbor first, then 2-opt, which turns a part of the route round
 * wherever that makes it shorter. The route ends at its last stop. The same stops give the same order.
 * @param start null: the first of the stops, in the order they come
 */
export function orderRoute<Stop extends RouteStop>(
  stops: readonly Stop[],
  start: Coordinates | null,
): Stop[] {
  const route = nearestNeighbors(stops, start);
  return likesInOrder(route.length > MAX_STOPS ? route : twoOpt(route, start), stops);
}

/** Stops of one place are driven in the order they were handed in: a turned part has them reversed. */
function likesInOrder<Stop extends RouteStop>(
  route: readonly Stop[],
  stops: readonly Stop[],
): Stop[] {
  const left = [...stops];
  return route.map(({ latitude, longitude }) => {
    const at = left.findIndex((one) => one.latitude === latitude && one.longitude === longitude);
    return left.splice(at, 1)[0] as Stop;
  });
}

/** Miles from the start, where there is one, through the stops. */
export function routeMiles(stops: readonly Coordinates[], start: Coordinates | null): number {
  const places = start ? [start, ...stops] : stops;
  return places
    .slice(1)
    .reduce((sum, place, at) => sum + milesBetween(places[at] as Coordinates, place), 0);
}

/**
 * The order that the owner gave some of the stops, with the others put in where they lengthen the route
 * least.
 * @param wanted ids, of other days' stops too
 */
export function withOwnOrder<Stop extends RouteStop>(
  stops: readonly Stop[],
  wanted: readonly number[],
  start: Coordinates | null,
): Stop[] {
  const own = wanted.flatMap((id) => stops.find((stop) => stop.id === id) ?? []);
  if (own.length === 0) return orderRoute(stops, start);
  const others = stops.filter(({ id }) => !wanted.includes(id));
  return orderRoute(others, start).reduce<Stop[]>(
    (route, stop) => insertCheapest(route, stop, start),
    own,
  );
}

function insertCheapest<Stop extends RouteStop>(
  route: readonly Stop[],
  stop: Stop,
  start: Coordinates | null,
): Stop[] {
  const candidates = Array.from({ length: route.length + 1 }, (_, at) => [
    ...route.slice(0, at),
    stop,
    ...route.slice(at),
  ]);
  // The last of the shortest: behind the stops of the same place.
  return shortest(candidates.reverse(), (candidate) => routeMiles(candidate, start));
}

function nearestNeighbors<Stop extends RouteStop>(
  stops: readonly Stop[],
  start: Coordinates | null,
): Stop[] {
  const left = [...stops];
  const route: Stop[] = [];
  let at = start;
  while (left.length > 0) {
    const from = at;
    const next = from ? shortest(left, (stop) => milesBetween(from, stop)) : (left[0] as Stop);
    left.splice(left.indexOf(next), 1);
    route.push(next);
    at = next;
  }
  return route;
}

function twoOpt<Stop extends RouteStop>(first: readonly Stop[], start: Coordinates | null): Stop[] {
  let route = [...first];
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    // Without a place to start from, the first stop is one.
    for (let from = start ? 0 : 1; from < route.length - 1; from++) {
      for (let to = from + 1; to < route.length; to++) {
        // Rounding would turn the route for ever.
        if (milesSaved(route, start, from, to) > HAIR) {
          const turned = route.slice(from, to + 1).reverse();
          route = [...route.slice(0, from), ...turned, ...route.slice(to + 1)];
          isBetter = true;
        }
      }
    }
  }
  return route;
}

/** What turning the stops `from` to `to` round saves: only the ways into them and out of them change. */
function milesSaved(
  route: readonly Coordinates[],
  start: Coordinates | null,
  from: number,
  to: number,
): number {
  const way = (one: Coordinates | null | undefined, other: Coordinates | undefined) =>
    one && other ? milesBetween(one, other) : 0;
  const [before, first] = [route[from - 1] ?? start, route[from]];
  const [last, after] = [route[to], route[to + 1]];
  return way(before, first) + way(last, after) - way(before, last) - way(first, after);
}

/** The first of the shortest. */
function shortest<Thing>(things: readonly Thing[], miles: (thing: Thing) => number): Thing {
  return things.reduce((best, thing) => (miles(thing) < miles(best) - HAIR ? thing : best));
}
