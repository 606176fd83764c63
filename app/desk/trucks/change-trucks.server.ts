/** What the owner changes of the trucks (rules 450 and 451). */
import { and, asc, eq, gte, isNotNull, isNull } from "drizzle-orm";
import { houstonNow } from "#app/lib/dates.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import type { Yard } from "#app/prices/owner-settings.ts";
import { sharedAnew } from "#app/schedule/trucks/fleet-day.ts";
import { putOnTrucks, readFleetDay } from "#app/schedule/trucks/settle-truck.server.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { changeSeen, stateStamp } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { crewMembers, jobs, trucks } from "#db/schema.ts";
import type { Client } from "#db/write-queue.server.ts";
import type { TypedTruck } from "./truck-form.ts";

type TruckServices = { client: Client; post: DeskPost; now: () => Date };

/** The crew, each with the truck that the member is on. */
export function crewOfTrucks(database: Database) {
  return database
    .select({ id: crewMembers.id, name: crewMembers.name, truckId: crewMembers.truckId })
    .from(crewMembers)
    .where(isNull(crewMembers.removedAt))
    .orderBy(asc(crewMembers.name), asc(crewMembers.id))
    .all();
}

/** What a truck's form changes, as it is now. @param id null: a new truck's, so that no two forms add one */
function truckState(database: Database, id: number | null): unknown {
  const known = listTrucks(database);
  if (id === null) return known.length;
  const crew = crewOfTrucks(database).filter(({ truckId }) => truckId === id);
  return { truck: known.find((one) => one.id === id) ?? null, crew };
}

/** The stamp of what a truck's form changes. */
export function truckStamp(database: Database, id: number | null): string {
  return stateStamp(truckState(database, id));
}

/**
 * Adds a truck or changes one. Stops to come that it does not drive to any more are shared out.
 * @param id null: a new one
 * @throws OutdatedPost where it was changed since
 */
export function saveTruck(
  { id, truck, yard }: { id: number | null; truck: TypedTruck; yard: Yard | null },
  { client, post, now }: TruckServices,
): Promise<void> {
  const at = now();
  const { members, ...row } = truck;
  const values = { ...row, yard, weekdays: [...row.weekdays] };
  return client.write((free) =>
    changeSeen(free, post, at.toISOString(), {
      state: () => truckState(free, id),
      task: () => {
        const added = { ...values, addedAt: at.toISOString() };
        if (id !== null) free.update(trucks).set(values).where(eq(trucks.id, id)).run();
        if (id === null) putOnFirst(free);
        const kept = id ?? free.insert(trucks).values(added).returning().get().id;
        putCrewOn(free, kept, members);
        if (id !== null) shareOut(free, at);
      },
    }),
  );
}

/**
 * Takes a truck off; its stops to come are shared out. The last one stays.
 * @throws OutdatedPost where it was changed since
 */
export function removeTruck(id: number, { client, post, now }: TruckServices): Promise<void> {
  const at = now();
  return client.write((free) =>
    changeSeen(free, post, at.toISOString(), {
      state: () => truckState(free, id),
      task: () => {
        if (listTrucks(free).length < 2) return;
        const removed = { removedAt: at.toISOString() };
        free.update(trucks).set(removed).where(eq(trucks.id, id)).run();
        putCrewOn(free, id, []);
        shareOut(free, at);
      },
    }),
  );
}

/** Jobs of the time when there was one truck are on it still, whatever becomes of the order of the trucks. */
function putOnFirst(database: Database): void {
  const [first, ...others] = listTrucks(database);
  if (!first || others.length > 0) return;
  database.update(jobs).set({ truckId: first.id }).where(isNull(jobs.truckId)).run();
}

function putCrewOn(database: Database, truckId: number, members: readonly number[]): void {
  for (const member of crewOfTrucks(database)) {
    const isOn = members.includes(member.id);
    if (isOn === (member.truckId === truckId)) continue;
    const put = { truckId: isOn ? truckId : null };
    database.update(crewMembers).set(put).where(eq(crewMembers.id, member.id)).run();
  }
}

/** Finds a truck for the stops of today and later whose truck does not work on their day. */
function shareOut(database: Database, at: Date): void {
  const fleet = listTrucks(database);
  const days = database
    .selectDistinct({ date: jobs.date })
    .from(jobs)
    .where(
      and(
        isNotNull(jobs.date),
        gte(jobs.date, houstonNow(at).date),
        eq(jobs.stage, "booked"),
        isNotNull(jobs.truckId),
      ),
    )
    .all();
  for (const { date } of days) {
    const day = readFleetDay(database, `${date}`, fleet, at);
    const isHomeless = (truckId: number | null) => !day.trucks.some(({ id }) => id === truckId);
    const changes = sharedAnew(
      day,
      ({ stage, truckId }) => stage === "booked" && isHomeless(truckId),
    );
    putOnTrucks(database, changes);
  }
}
