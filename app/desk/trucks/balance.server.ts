/** How the stops of a window could be shared among the trucks anew, for the owner to say yes (rule 453). */
import { inArray } from "drizzle-orm";
import type { DeskPost } from "#app/lib/desk-post.ts";
import { sum } from "#app/lib/sum.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { type FleetDay, sharedAnew, truckSums } from "#app/schedule/trucks/fleet-day.ts";
import {
  mayChangeTruck,
  putOnTrucks,
  readFleetDay,
} from "#app/schedule/trucks/settle-truck.server.ts";
import { type TruckName, truckName, truckOf } from "#app/schedule/trucks/truck.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { changeSeen, stateStamp } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobs } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import type { Client } from "#db/write-queue.server.ts";

export type BalancePlan = {
  trucks: {
    truck: TruckName;
    before: { stops: number; points: number; miles: number };
    after: { stops: number; points: number; miles: number };
  }[];
  /** How much shorter the day is; below 0: longer, as all of it fits now. */
  savedMiles: number;
  moves: { orderNumber: string; name: string; from: string; to: string }[];
  /** Stands for the moves: another plan, another stamp. */
  stamp: string;
};

type Wanted = { date: string; timeOfDay: TimeOfDay | null };

/** What sharing a window anew would change, or a whole day where there is no window. */
export function balancePlan(database: Database, wanted: Wanted, at: Date): BalancePlan {
  const { day, changes, after } = sharing(database, wanted, at);
  const [was, is] = [truckSums(day), truckSums(after)];
  const nameOf = (id: number | null) => truckOf({ truckId: id }, day.trucks)?.name ?? "";
  const moved = [...changes.keys()];
  const rows = database
    .select({ id: jobs.id, orderNumber: jobs.orderNumber, name: jobs.name, truckId: jobs.truckId })
    .from(jobs)
    .where(inArray(jobs.id, moved))
    .all();
  return {
    trucks: day.trucks.map((truck, at) => ({
      truck: truckName(truck),
      before: sumOf(was[at]),
      after: sumOf(is[at]),
    })),
    savedMiles: sum(was.map(({ miles }) => miles)) - sum(is.map(({ miles }) => miles)),
    moves: rows.map(({ id, truckId, ...row }) => ({
      ...row,
      from: nameOf(truckId),
      to: nameOf(changes.get(id) ?? null),
    })),
    stamp: stateStamp([...changes]),
  };
}

function sumOf(sum = { stops: 0, points: 0, miles: 0 }) {
  return { stops: sum.stops, points: sum.points, miles: sum.miles };
}

/**
 * Shares it as the plan said.
 * @throws OutdatedPost where it would be another plan by now
 */
export function balance(
  wanted: Wanted,
  { client, post, now }: { client: Client; post: DeskPost; now: () => Date },
): Promise<void> {
  const at = now();
  return client.write((free) =>
    inTransaction(free, () => {
      const { changes } = sharing(free, wanted, at);
      changeSeen(free, post, at.toISOString(), {
        state: () => [...changes],
        task: () => putOnTrucks(free, changes),
      });
    }),
  );
}

function sharing(database: Database, { date, timeOfDay }: Wanted, at: Date) {
  const day = readFleetDay(database, date, listTrucks(database), at);
  const changes = sharedAnew(
    day,
    (job) => mayChangeTruck(job) && (timeOfDay === null || job.timeOfDay === timeOfDay),
  );
  const after: FleetDay = {
    ...day,
    jobs: day.jobs.map((job) => ({ ...job, truckId: changes.get(job.id) ?? job.truckId })),
  };
  return { day, changes, after };
}
