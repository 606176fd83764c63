/** The owner puts stops on trucks (rule 453). */
import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { Job } from "#app/jobs/job.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";
import { stateIn } from "#app/schedule/availability.ts";
import { isOnTruck, type Truck, truckName, truckOf, trucksOn } from "#app/schedule/trucks/truck.ts";
import { truckDays } from "#app/schedule/trucks/truck-days.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import type { TrucksOfJob } from "./TruckBlock.tsx";

export type TruckRefusal =
  | { why: "ended" }
  | { why: "no-truck" }
  | { why: "no-room"; truck: string };

/**
 * Puts a job on a truck, where it stays.
 * @param isForced also where the truck has no room for it
 */
export async function putOnTruck(
  {
    truckId,
    isForced = false,
    ...request
  }: ChangeRequest & { truckId: number; isForced?: boolean },
  services: ChangeServices,
): Promise<ChangeResult<TruckRefusal>> {
  const at = services.now();
  return changeAsked<TruckRefusal>(request, services, at, (job, database) => {
    const refuse = (refusal: TruckRefusal) => ({ ok: false as const, refusal });
    if (job.date === null || !mayFollow(job.stage, "truck-changed"))
      return refuse({ why: "ended" });
    const working = trucksOn(job.date, listTrucks(database));
    const truck = working.find(({ id }) => id === truckId);
    if (!truck) return refuse({ why: "no-truck" });
    if (!isForced && !hasRoom(database, truck, job, at)) {
      return refuse({ why: "no-room", truck: truck.name });
    }
    const before = truckOf(job, working);
    return {
      ok: true,
      event: {
        ...{ who: request.who, what: "truck-changed" },
        ...{ before: before ? { truck: before.name } : null, after: { truck: truck.name } },
      },
      details: { truckId, secondTruckId: null, truckChosenAt: at.toISOString() },
    };
  });
}

/** The truck of a press "truck-2"; null: the press is another one. */
export function readTruckPress(press: string | null): number | null {
  const [, id] = /^truck-(\d{1,9})$/.exec(press ?? "") ?? [];
  return id === undefined ? null : Number(id);
}

/** The trucks of a job and the others of its day; null: there is one, or nothing to choose any more. */
export function trucksOfJob(database: Database, job: Job): TrucksOfJob | null {
  const fleet = listTrucks(database);
  if (fleet.length < 2 || job.date === null || !mayFollow(job.stage, "truck-changed")) return null;
  const working = trucksOn(job.date, fleet);
  const on = working.filter(({ id }) => isOnTruck(id, job, working));
  const others = working.filter((one) => !on.includes(one));
  return { on: on.map(truckName), others: others.map(truckName) };
}

function hasRoom(database: Database, { id }: Truck, job: Job, at: Date): boolean {
  const date = `${job.date}`;
  const calendar = readCalendar(database, date, date, at);
  const day = truckDays(date, calendar, job.id).find((one) => one.id === id);
  return day !== undefined && stateIn(day, job.timeOfDay, job.volume) === "open";
}
