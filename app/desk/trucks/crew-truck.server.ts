/** Which stops a person of the desk sees where there are several trucks (rule 453). */
import { eq } from "drizzle-orm";
import type { DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import type { Job } from "#app/jobs/job.ts";
import { isOnTruck, trucksOn } from "#app/schedule/trucks/truck.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import type { Database } from "#db/open.server.ts";
import { crewMembers } from "#db/schema.ts";

/**
 * The truck whose stops alone are shown; null: those of all. A crew member who is on a truck sees no other.
 * @param asked the truck in the address
 */
export function shownTruck(
  database: Database,
  person: DeskPerson,
  asked: string | null,
): number | null {
  const own = person.role === "crew" ? truckOfMember(database, person.crewId) : null;
  return own ?? (asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : null);
}

/** Whether a job is on a truck that the person may see, today or on its own day. */
export function maySeeStop(database: Database, person: DeskPerson, job: Job): boolean {
  const own = person.role === "crew" ? truckOfMember(database, person.crewId) : null;
  if (own === null || job.date === null) return true;
  const working = trucksOn(job.date, listTrucks(database));
  // A truck that does not work that day hides nothing: its crew sees the stops of all.
  if (!working.some(({ id }) => id === own)) return true;
  return isOnTruck(own, job, working);
}

/** The truck that a member is on, where there are several. */
function truckOfMember(database: Database, crewId: number): number | null {
  if (listTrucks(database).length < 2) return null;
  const member = database.select().from(crewMembers).where(eq(crewMembers.id, crewId)).get();
  return member?.truckId ?? null;
}
