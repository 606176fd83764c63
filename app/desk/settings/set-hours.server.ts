import { offerWindows } from "#app/booking/move/move-booking.server.ts";
import type { ChangeServices } from "#app/jobs/change-request.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { listJobs } from "#app/jobs/job-lists.server.ts";
import { addOffer } from "#app/jobs/messages/messages.server.ts";
import { houstonNow } from "#app/lib/dates.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import {
  type Hours,
  type WeeklyWindow,
  type WindowOverride,
  windowsOf,
} from "#app/schedule/day-load.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { changeWeek, type WindowsChange } from "#app/schedule/usual-week.ts";
import * as db from "#app/schedule/windows.server.ts";
import { changeSeen } from "#db/desk-posts.server.ts";

type Reading = Pick<ChangeServices, "client" | "now">;
/** What asks for a change of the week: it is done once, and only to the week as the post saw it (rule 237). */
type WeekServices = Reading & { post: DeskPost };

/** The usual week, and the days from today on that differ from it. */
export function currentHours({ client, now }: Reading): Hours {
  return db.readHours(client.connection(), houstonNow(now()).date);
}

/** Opens or closes windows of the usual week (rule 141). */
export async function setWindows(change: WindowsChange, services: WeekServices): Promise<Hours> {
  const hours = currentHours(services);
  return saveHours(changeWeek(hours.weekly, change, windowsOf(hours)), services);
}

/** Lifts the limits of the usual week; days that differ go on to differ. */
export async function unsetHours(services: WeekServices): Promise<Hours> {
  return saveHours([], services);
}

/** Replaces the whole usual week, as the desk's table shows it. */
export async function saveHours(
  week: readonly WeeklyWindow[],
  services: WeekServices,
): Promise<Hours> {
  const { client, post, now } = services;
  await client.write((free) =>
    changeSeen(free, post, now().toISOString(), {
      state: () => currentHours(services).weekly,
      task: () => db.saveWeek(free, week),
    }),
  );
  return currentHours(services);
}

/** Days, both included, and one window of them; null: all windows. */
type Span = { fromDate: string; toDate: string; timeOfDay: TimeOfDay | null };

/**
 * Sets days apart from the usual week, before every earlier setting of them. Nothing is cancelled.
 * @returns the jobs that are booked then
 */
export async function overrideDays(
  override: Omit<WindowOverride, "id">,
  services: Reading,
  requestId: string,
): Promise<{ override: WindowOverride; jobs: Job[] }> {
  const at = services.now().toISOString();
  const added = await services.client.write((free) =>
    db.addOverride(free, override, at, requestId),
  );
  return { override: added, jobs: bookedJobs(added, services) };
}

/** The jobs that are booked in some windows; a job without a window is met by a whole day alone. */
export function bookedJobs({ fromDate, toDate, timeOfDay }: Span, { client }: Reading) {
  return listJobs(client.connection(), { from: fromDate, to: toDate })
    .filter((job) => job.stage === "booked")
    .filter((job) => timeOfDay === null || job.timeOfDay === timeOfDay);
}

/** offered: the email is owed; before: it was owed already, and the job has not changed since. */
export type Offer = {
  job: Job;
  windows: WindowSlot[];
  outcome: "offered" | "before" | "no-email";
};

/** Offers the customers of jobs the windows nearest to theirs that fit (rule 147). */
export async function offerOthers(
  jobs: readonly Job[],
  services: ChangeServices,
): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const job of jobs) {
    if (job.date !== null) offers.push(await offerOther({ ...job, date: job.date }, services));
  }
  if (offers.some(({ outcome }) => outcome === "offered")) services.onMessagesDue();
  return offers;
}

async function offerOther(job: Job & { date: string }, services: ChangeServices): Promise<Offer> {
  const wanted = { date: job.date, timeOfDay: job.timeOfDay };
  const windows = offerWindows(wanted, job.volume, services, job.id);
  if (job.email === "") return { job, windows, outcome: "no-email" };
  const isNew = await services.client.write((free) =>
    addOffer(free, job, windows, services.now().toISOString()),
  );
  return { job, windows, outcome: isNew ? "offered" : "before" };
}

/** Takes a setting of days back. @returns false when there is no such one */
export async function removeOverride(id: number, { client }: Reading): Promise<boolean> {
  return client.write((free) => db.removeOverride(free, id));
}
