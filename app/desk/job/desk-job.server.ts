import { requireDesk } from "#app/desk/desk-guard.server.ts";
import type { DeskPerson, DeskRole } from "#app/desk/sign-in/desk-person.ts";
import type { TrackedJob } from "#app/jobs/job.ts";
import { addDays, houstonNow } from "#app/lib/dates.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";

type JobPages = {
  sessions: Parameters<typeof requireDesk>[1];
  findJob: (named: string) => TrackedJob | undefined;
  now: () => Date;
};

/**
 * The way in to the pages of one job: who asks, and the job that the address names.
 * @throws Response as `requireDesk` does, or 404 where there is no such job
 */
export async function enterJob<Role extends DeskRole>(
  { request, params }: { request: Request; params: { order?: string } },
  role: Role,
  { sessions, findJob, now }: JobPages,
) {
  const { person } = await requireDesk(request, sessions, role);
  return { person, job: openDeskJob(params, person, findJob, now()) };
}

/** Neither that there is no such job nor that it is of a day that is not a crew member's is told. */
function openDeskJob(
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
