import type { Hours, WindowOverride, WindowSlot } from "#app/domain/availability.ts";
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
export function setWindows(change: WindowsChange, services: HoursServices): Hours {
  services.hours.saveWeek(changeWeek(currentHours(services).weekly, change));
  return currentHours(services);
}

/** Lifts the limits of the usual week; days that differ go on to differ. */
export function unsetHours(services: HoursServices): Hours {
  services.hours.saveWeek([]);
  return currentHours(services);
}

/** Days, both included, and one window of them; null: all windows. */
export type Span = { fromDate: string; toDate: string; timeOfDay: TimeOfDay | null };

/**
 * Sets days apart from the usual week, before every earlier setting of them. Nothing is cancelled.
 * @returns the jobs that are booked then
 */
export function overrideDays(
  override: Omit<WindowOverride, "id">,
  services: HoursServices,
): { override: WindowOverride; jobs: TrackedJob[] } {
  const added = services.hours.addOverride(override, services.now().toISOString());
  return { override: added, jobs: bookedJobs(added, services) };
}

/** The jobs that are booked in some windows; a job without a window is met by a whole day alone. */
function bookedJobs({ fromDate, toDate, timeOfDay }: Span, { hours }: HoursServices) {
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
export function offerOthers(jobs: readonly TrackedJob[], services: HoursServices): Offer[] {
  const at = services.now().toISOString();
  const offers = jobs.flatMap((job): Offer[] => {
    if (job.date === null) return [];
    const { readCalendar } = services.hours;
    const wanted = { date: job.date, timeOfDay: job.timeOfDay };
    const windows = offerWindows(wanted, job.volume, { readCalendar, now: services.now }, job.id);
    if (job.email === "") return [{ job, windows, outcome: "no-email" }];
    const isNew = services.hours.addOffer(job, windows, at);
    return [{ job, windows, outcome: isNew ? "offered" : "before" }];
  });
  if (offers.some(({ outcome }) => outcome === "offered")) services.onMessagesDue();
  return offers;
}

/** Takes a setting of days back. @returns false when there is no such one */
export function removeOverride(id: number, { hours }: HoursServices): boolean {
  return hours.removeOverride(id);
}
