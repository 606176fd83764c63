/** How many miles the trucks drive whose stops came one after another, beside the best that a long search finds. */
import { expect, test } from "vitest";
import {
  cheapestTruck,
  dayMiles,
  type SharedStop,
  type SharingTruck,
  shareStops,
} from "#app/schedule/trucks/share-stops.ts";
import { randomFrom } from "#test/support/random.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const DAYS = 200;
const TRUCK_POINTS = 550;
const NAMES = WINDOWS.map(({ name }) => name);

test("the stops of 200 random days are shared within a tenth of the best miles", () => {
  const random = randomFrom(20_260_728);
  let [ours, best] = [0, 0];
  for (let day = 0; day < DAYS; day++) {
    const { trucks, stops } = randomDay(random);
    ours += milesOf(stops, trucks);
    best += longSearch(stops, trucks, random);
  }
  console.log(`${((ours / best - 1) * 100).toFixed(1)}% above the best of a long search`);
  expect(ours / best).toBeLessThan(1.1);
});

/** Stops of two or three trucks as they are booked: each shares the day anew. */
function randomDay(random: () => number) {
  const place = () => ({
    latitude: 29.36 + random() * 0.8,
    longitude: -95.77 + random() * 0.8,
  });
  const yard = place();
  const hasOneYard = random() < 0.5;
  const trucks = Array.from(
    { length: random() < 0.5 ? 2 : 3 },
    (_, at): SharingTruck => ({ id: at + 1, start: hasOneYard ? yard : place(), over: pointsOver }),
  );
  let stops: SharedStop[] = [];
  const count = 6 + Math.floor(random() * 6 * trucks.length);
  for (let id = 1; id <= count; id++) {
    const timeOfDay = NAMES[Math.floor(random() * NAMES.length)] as SharedStop["timeOfDay"];
    const volume = 30 + Math.floor(random() * 250);
    const stop = { id, ...place(), timeOfDay, volume, truck: 0, mayMove: true };
    const own = (truck: number) => stops.filter((one) => one.truck === truck);
    const free = trucks.filter(({ id: truck }) => pointsOver([...own(truck), stop]) === 0);
    const truck = cheapestTruck(stop, stops, free);
    if (truck) stops = shareStops([...stops, { ...stop, truck: truck.id }], trucks);
  }
  return { trucks, stops };
}

function pointsOver(stops: readonly SharedStop[]): number {
  const points = NAMES.map((name) =>
    stops
      .filter(({ timeOfDay }) => timeOfDay === name)
      .reduce((sum, { volume }) => sum + volume, 0),
  );
  return points.reduce((over, taken) => over + Math.max(0, taken - TRUCK_POINTS), 0);
}

function milesOf(stops: readonly SharedStop[], trucks: readonly SharingTruck[]): number {
  const own = (id: number) => stops.filter(({ truck }) => truck === id);
  return trucks.reduce((sum, { id, start }) => sum + dayMiles(own(id), start), 0);
}

/** The fewest miles that simulated annealing finds from here. */
function longSearch(
  stops: readonly SharedStop[],
  trucks: readonly SharingTruck[],
  random: () => number,
): number {
  const steps = 3_000;
  let now = [...stops];
  let miles = milesOf(now, trucks);
  let best = miles;
  for (let step = 0; step < steps; step++) {
    const next = changed(now, trucks, random);
    const isRoom = trucks.every(
      ({ id }) => pointsOver(next.filter((one) => one.truck === id)) === 0,
    );
    if (!isRoom) continue;
    const nextMiles = milesOf(next, trucks);
    const heat = 15 * (1 - step / steps) + 0.01;
    if (nextMiles < miles || random() < Math.exp((miles - nextMiles) / heat)) {
      now = next;
      miles = nextMiles;
      best = Math.min(best, miles);
    }
  }
  return best;
}

/** One stop on another truck, or the trucks of two exchanged. */
function changed(
  stops: readonly SharedStop[],
  trucks: readonly SharingTruck[],
  random: () => number,
): SharedStop[] {
  const next = [...stops];
  const any = (length: number) => Math.floor(random() * length);
  const [one, other] = [any(next.length), any(next.length)];
  const [first, second] = [next[one], next[other]];
  if (!first || !second) return next;
  const truck = random() < 0.5 ? (trucks[any(trucks.length)]?.id ?? 1) : second.truck;
  if (truck === second.truck) next[other] = { ...second, truck: first.truck };
  next[one] = { ...first, truck };
  return next;
}
