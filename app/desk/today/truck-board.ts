/** A day of one truck: its way, its trips to the dump, and what is on it (rules 213 and 456). */
import type { DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import { mayChangeTrip } from "#app/desk/trips/may-change.ts";
import type { Job } from "#app/jobs/job.ts";
import { type RoutePiece, routePieces } from "#app/jobs/map-links.ts";
import { houstonClock } from "#app/lib/houston-time.ts";
import type { Trip } from "#app/money/trips/trip.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import { type Truck, type TruckName, truckName } from "#app/schedule/trucks/truck.ts";

/** A truck's day in sum; without a truck, of the only one. */
export type TruckBoard = {
  id: number;
  truck: TruckName | null;
  /** The day's trips to the dump: "7:42 AM, McCarty"; null where the person may not change it. */
  trips: { id: number; words: string; path: string | null }[];
  /** What it holds, in points. */
  holds: number;
  /** What is on it now. */
  onBoard: number;
  /** The stops that are still to be driven to, and the number of the first of them. */
  route: RoutePiece[];
  first: number;
};

/** A truck with its stops of the day in their order; null stands for the only truck. */
type TruckRoute = {
  truck: Truck | null;
  route: readonly Job[];
  trips: readonly Trip[];
  hauls: Hauls;
};

/** What each stop is emptied before, with what is on board then; and what is on board now. In points. */
type Hauls = { before: Map<number, number>; onBoard: number };

export function nameOf(truck: Truck | null): TruckName | null {
  return truck && truckName(truck);
}

export function holdsOf(truck: Truck | null): number {
  return truck?.points ?? FULL_LOAD_POINTS;
}

/**
 * @param firstTruck the id of the only truck, or of the first
 * @param now for the trips that can be changed; null: none
 */
export function boardOf(
  { truck, route, trips, hauls }: TruckRoute,
  firstTruck: number,
  person: DeskPerson,
  now: Date | null,
): TruckBoard {
  const open = route.filter(({ stage }) => stage !== "done");
  return {
    id: truck?.id ?? firstTruck,
    trips: trips.map((trip) => ({
      id: trip.id,
      words: `${houstonClock(trip.at)}, ${trip.place}`,
      path: now && mayChangeTrip(person, trip, now) ? `/desk/trips/${trip.id}` : null,
    })),
    ...{ truck: nameOf(truck), holds: holdsOf(truck) },
    onBoard: hauls.onBoard,
    route: routePieces(open.map(({ fullAddress }) => fullAddress)),
    first: open[0] ? route.indexOf(open[0]) + 1 : 1,
  };
}

/**
 * Where a truck must be emptied, as the next stop would not fit; and what it carries now: what was loaded since
 * its last trip (rule 456).
 */
export function haulsOf(
  driven: readonly Job[],
  holds: number,
  { tripAt, carried }: { tripAt: string | null; carried: number },
): Hauls {
  const before = new Map<number, number>();
  let load = tripAt === null ? Math.min(carried, holds) : 0;
  let onBoard = load;
  for (const job of driven) {
    const isUnloaded = tripAt !== null && job.stage === "done" && doneAt(job) <= tripAt;
    if (isUnloaded) continue;
    if (load > 0 && load + job.volume > holds) {
      before.set(job.id, load);
      load = 0;
    }
    load += job.volume;
    if (job.stage === "done") onBoard = load;
  }
  return { before, onBoard: Math.min(onBoard, holds) };
}

function doneAt(job: Job): string {
  return job.doneAt ?? job.endedAt ?? "";
}
