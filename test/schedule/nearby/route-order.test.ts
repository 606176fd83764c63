import fc from "fast-check";
import { expect, test } from "vitest";
import {
  orderRoute,
  type RouteStop,
  routeMiles,
  withOwnOrder,
} from "#app/schedule/nearby/route-order.ts";

const place = fc.record({
  latitude: fc.double({ min: 29.4, max: 30.2, noNaN: true }),
  longitude: fc.double({ min: -95.9, max: -95, noNaN: true }),
});
const stopsOf = (most: number) =>
  fc.array(place, { maxLength: most }).map((places) => places.map((one, id) => ({ id, ...one })));
const start = fc.option(place);
const ids = (stops: readonly RouteStop[]) => stops.map(({ id }) => id);

test("a route has every stop once, and is no longer than the nearest-first one turned anywhere", () => {
  fc.assert(
    fc.property(stopsOf(9), start, (stops, from) => {
      const route = orderRoute(stops, from);
      expect(ids(route).sort()).toEqual(ids(stops).sort());
      expect(orderRoute(stops, from)).toEqual(route);
      for (let first = from ? 0 : 1; first < route.length; first++) {
        for (let last = first + 1; last < route.length; last++) {
          const part = route.slice(first, last + 1).reverse();
          const turned = [...route.slice(0, first), ...part, ...route.slice(last + 1)];
          expect(routeMiles(turned, from)).toBeGreaterThanOrEqual(routeMiles(route, from) - 1e-9);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("stops along a road are driven along the road, whatever their order was", () => {
  const road = [0, 1, 2, 3, 4, 5].map((id) => ({
    id,
    latitude: 29.7,
    longitude: -95.9 + id / 10,
  }));
  const yard = { latitude: 29.7, longitude: -96 };
  fc.assert(
    fc.property(fc.shuffledSubarray(road, { minLength: 6 }), (mixed) => {
      expect(ids(orderRoute(mixed, yard))).toEqual([0, 1, 2, 3, 4, 5]);
    }),
  );
});

test("a stop that is taken later for a place of another stop is driven behind it", () => {
  const [near, far] = [-95.9, -95.7].map((longitude) => ({ latitude: 29.7, longitude }));
  const yard = { latitude: 29.7, longitude: -96 };
  const stop = (id: number, place = near) => ({ id, ...place }) as RouteStop;
  const stops = [stop(1), stop(2, far), stop(3), stop(4)];
  for (const from of [yard, null]) {
    expect(ids(withOwnOrder(stops, [1, 2], from))).toEqual([1, 3, 4, 2]);
    expect(ids(withOwnOrder(stops, [2, 1], from))).toEqual([2, 1, 3, 4]);
  }
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 8 }), start, (grid, from) => {
      const placed = grid.map(([x, y], id) => ({
        id,
        latitude: 29.7 + x / 9,
        longitude: -95 - y / 9,
      }));
      const route = orderRoute(placed, from);
      for (const [at, one] of route.entries()) {
        const like = route.slice(at).filter((other) => routeMiles([one, other], null) === 0);
        expect(ids(like)).toEqual(ids(like).sort((first, second) => first - second));
      }
    }),
  );
});

test("the owner's order stays as given, and a new stop goes where it costs the least", () => {
  const [a, b, c] = [-95.9, -95.7, -95.8].map((longitude, id) => ({
    ...{ id, latitude: 29.7, longitude },
  }));
  const stops = [a, b, c] as RouteStop[];
  expect(ids(withOwnOrder(stops, [1, 0], null))).toEqual([1, 2, 0]);
  fc.assert(
    fc.property(stopsOf(8), fc.array(fc.nat(9)), start, (some, wanted, from) => {
      const own = [...new Set(wanted)];
      const route = ids(withOwnOrder(some, own, from));
      expect([...route].sort()).toEqual(ids(some).sort());
      expect(route.filter((id) => own.includes(id))).toEqual(
        own.filter((id) => route.includes(id)),
      );
    }),
  );
});
