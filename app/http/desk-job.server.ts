import type { DeskPerson } from "#app/domain/desk-person.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import { addDays, houstonNow } from "#app/domain/schedule.ts";
import { PRIVATE_HEADERS } from "./private-pages.ts";

/**
 * The job that an address of the desk names.
 * @throws Response 404 where there is none, and for a crew member's job of another day: neither is told
 */
export function openDeskJob(
  { order = "" }: { order?: string },
  person: DeskPerson,
  find: (orderNumber: string) => TrackedJob | undefined,
  at: Date,
): TrackedJob {
  const job = find(order);
  if (job && mayOpenDay(person, job.date, at)) return job;
  throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
}

/** The owner opens every day, a crew member today and tomorrow. */
export function mayOpenDay({ role }: DeskPerson, date: string | null, at: Date): boolean {
  const today = houstonNow(at).date;
  return role === "owner" || date === today || date === addDays(today, 1);
}
