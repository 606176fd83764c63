import { redirect } from "@remix-run/node";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import type { DeskPerson, DeskRole } from "#app/desk/sign-in/desk-person.ts";
import { maySeeStop } from "#app/desk/trucks/crew-truck.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findJobById, findJobByOrderNumber } from "#app/jobs/jobs.server.ts";
import { visitOf } from "#app/jobs/visit.ts";
import { addDays, houstonNow } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { connection } from "#db/client.server.ts";

/**
 * The way in to the pages of one job: who asks, and the job that the address names.
 * @throws Response as `requireDesk` does, or 404 where there is no such job
 */
export async function enterJob<Role extends DeskRole>(
  { request, params }: { request: Request; params: { order?: string } },
  role: Role,
) {
  const { person } = await requireDesk(request, role);
  return { person, job: openDeskJob(params, person, now()) };
}

/**
 * The same of what a job has once for all its days: a further day leads to the job.
 * @throws Response as `enterJob`, and a redirect
 */
export async function enterOwnJob(asked: Parameters<typeof enterJob>[0]) {
  const entered = await enterJob(asked, "owner");
  const visit = visitOf(entered.job);
  if (visit) throw redirect(jobPath(visit.order), { status: 303, headers: PRIVATE_HEADERS });
  return entered;
}

/** The answer is the same for no such job and for one of a day that the crew member may not see. */
function openDeskJob({ order = "" }: { order?: string }, person: DeskPerson, at: Date): Job {
  const job = findDeskJob(order);
  if (job && mayOpenJob(person, job, at)) return job;
  throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
}

/** The job of an order number, or of its id, by which lists name it; undefined where there is none. */
export function findDeskJob(named: string): Job | undefined {
  return /^\d{1,9}$/.test(named)
    ? findJobById(connection(), Number(named))
    : findJobByOrderNumber(connection(), named);
}

/** Whether a person may open a job: by its day, and by its truck where there are several. */
export function mayOpenJob(person: DeskPerson, job: Job, at: Date): boolean {
  return mayOpenDay(person, job.date, at) && maySeeStop(connection(), person, job);
}

/** The owner opens every day, a crew member today and tomorrow. */
export function mayOpenDay({ role }: DeskPerson, date: string | null, at: Date): boolean {
  const today = houstonNow(at).date;
  return role === "owner" || date === today || date === addDays(today, 1);
}
