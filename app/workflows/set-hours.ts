import type { Hours, WeeklyWindow, WindowOverride, WindowSlot } from "#app/domain/availability.ts";
import { stageOf, type TrackedJob } from "#app/domain/job.ts";
import { houstonNow, type TimeOfDay } from "#app/domain/schedule.ts";
import { changeWeek, type WindowsChange } from "#app/domain/usual-week.ts";
import type { HoursServices } from "#app/services/hours-store.ts";
import { offerWindows } from "./move-booking.ts";

/** The usual week, and the days from today on that differ from it. */
export function currentHours({ hours, now }: HoursServices): Hours {
  return hours.readHours(houstonNow(now()).date);
}

/** Opens or closes windows of the usual week (rule 141). */
export async function setWindows(change: WindowsChange, services: HoursServices): Promise<Hours> {
  return saveHours(changeWeek(currentHours(services).weekly, change), services);
}

/** Lifts the limits of the usual week; days that differ go on to differ. */
export async function unsetHours(services: HoursServices): Promise<Hours> {
  return saveHours([], services);
}

/** Replaces the whole usual week, as the desk's table shows it. */
export async function saveHours(
  week: readonly WeeklyWindow[],
  services: HoursServices,
): Promise<Hours> {
  await services.hours.saveWeek(week);
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
  services: HoursServices,
  requestId: string | null = null,
): Promise<{ override: WindowOverride; jobs: TrackedJob[] }> {
  const at = services.now().toISOString();
  const added = await services.hours.addOverride(override, at, requestId);
  return { override: added, jobs: bookedJobs(added, services) };
}

/** The jobs that are booked in some windows; a job without a window is met by a whole day alone. */
export function bookedJobs({ fromDate, toDate, timeOfDay }: Span, { hours }: HoursServices) {
  return hours
    .listJobs({ from: fromDate, to: toDate })
    .filter((job) => stageOf(job) === "booked")
    .filter((job) => timeOfDay === null || job.timeOfDay === timeOfDay);
}

/** offered: the email is owed; before: it was owed already, and the job has not changed since. */
export type Offer = {
  job: TrackedJob;
  windows: WindowSlot[];
  outcome: "offered" | "before" | "no-email";
};

/** Offers the customers of jobs the windows nearest to theirs that fit (rule 147). */
export async function offerOthers(
  jobs: readonly TrackedJob[],
  services: HoursServices,
): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const job of jobs) {
    if (job.date !== null) offers.push(await offerOther({ ...job, date: job.date }, services));
  }
  if (offers.some(({ outcome }) => outcome === "offered")) services.onMessagesDue();
  return offers;
}

async function offerOther(
  job: TrackedJob & { date: string },
  { hours, now }: HoursServices,
): Promise<Offer> {
  const wanted = { date: job.date, timeOfDay: job.timeOfDay };
  const { readCalendar } = hours;
  const windows = offerWindows(wanted, job.volume, { readCalendar, now }, job.id);
  if (job.email === "") return { job, windows, outcome: "no-email" };
  const isNew = await hours.addOffer(job, windows, now().toISOString());
  return { job, windows, outcome: isNew ? "offered" : "before" };
}

/** Takes a setting of days back. @returns false when there is no such one */
export async function removeOverride(id: number, { hours }: HoursServices): Promise<boolean> {
  return hours.removeOverride(id);
}
