/** A drawing of a day's routes: the stops of each truck in their order, among the names of the cities. */
import type { Coordinates } from "#app/schedule/area/service-area.ts";

type Spot = { x: number; y: number };

export type MapRoute<Truck> = {
  truck: Truck;
  yard: Coordinates | null;
  stops: readonly (Coordinates & { number: number; isDone: boolean })[];
};

/** In units of a drawing that is `MAP_WIDTH` wide. */
export type DayMap<Truck> = {
  height: number;
  places: (Spot & { name: string })[];
  routes: {
    truck: Truck;
    yard: Spot | null;
    stops: (Spot & { number: number; isDone: boolean })[];
  }[];
};

export const MAP_WIDTH = 400;
const MARGIN = 30;
const LOWEST = 240;
const HIGHEST = 480;
/** Degrees: a day in one street is not drawn larger than this. */
const SMALLEST = 0.06;

/** @returns null where there is nothing to draw a way between */
export function drawDay<Truck>(
  routes: readonly MapRoute<Truck>[],
  places: readonly (Coordinates & { name: string })[],
): DayMap<Truck> | null {
  const shown = routes.flatMap(({ yard, stops }): Coordinates[] => [
    ...(yard && stops.length > 0 ? [yard] : []),
    ...stops,
  ]);
  if (shown.length < 2) return null;
  const { spot, height } = frameOf(shown);
  const isInside = ({ x, y }: Spot) =>
    x > MARGIN && x < MAP_WIDTH - MARGIN && y > 15 && y < height - 15;
  return {
    height,
    places: places.map(({ name, ...place }) => ({ name, ...spot(place) })).filter(isInside),
    routes: routes.map(({ truck, yard, stops }) => ({
      truck,
      yard: yard && stops.length > 0 ? spot(yard) : null,
      stops: stops.map((stop) => ({ number: stop.number, isDone: stop.isDone, ...spot(stop) })),
    })),
  };
}

/** Where a place is drawn, so that all of `shown` is within the drawing's margins. */
function frameOf(shown: readonly Coordinates[]) {
  const [north, south] = ends(shown.map(({ latitude }) => latitude));
  const [east, west] = ends(shown.map(({ longitude }) => longitude));
  const middle = { latitude: (north + south) / 2, longitude: (east + west) / 2 };
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((middle.latitude * Math.PI) / 180);
  const wide = Math.max(SMALLEST, (east - west) * narrow);
  const high = Math.max(SMALLEST, north - south);
  const room = MAP_WIDTH - 2 * MARGIN;
  const scale = Math.min(room / wide, (HIGHEST - 2 * MARGIN) / high);
  const height = Math.round(Math.max(LOWEST, high * scale + 2 * MARGIN));
  const spot = ({ latitude, longitude }: Coordinates): Spot => ({
    x: Math.round(MAP_WIDTH / 2 + (longitude - middle.longitude) * narrow * scale),
    y: Math.round(height / 2 - (latitude - middle.latitude) * scale),
  });
  return { spot, height };
}

function ends(numbers: readonly number[]): [most: number, least: number] {
  return [Math.max(...numbers), Math.min(...numbers)];
}
