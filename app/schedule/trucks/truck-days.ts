/** The day of each truck, and of all together (rules 450 and 452). */
import { sum } from "#app/lib/sum.ts";
import {
  type Calendar,
  type DayJob,
  type DayLoad,
  type DayRules,
  dayLoad,
  type Hours,
  rulesOn,
  type TruckRoom,
  type WindowLoad,
  type WindowRule,
  windowsOf,
} from "#app/schedule/day-load.ts";
import { countedIn } from "#app/schedule/schedule.ts";
import { truckOf, trucksOn } from "./truck.ts";

/**
 * A day of each truck that works on it: its windows, with what is taken of them (rule 450). A window holds
 * for each truck the least of what it has and what the truck carries.
 * @param exceptJob a job that takes no room
 * @returns one day without an id where there is but one truck; none where no truck works
 */
export function truckDays(
  date: string,
  { hours, jobs }: Calendar,
  exceptJob: number | null = null,
): TruckDay[] {
  const others = (jobs.get(date) ?? []).filter(({ id }) => id !== exceptJob);
  if (!hours.trucks) return [{ id: null, ...dayLoad(rulesOn(date, hours), others) }];
  const fleet = fleetRules(date, hours);
  return fleet.map((truck) => ({
    id: truck.id,
    ...dayLoad(truck.rules, jobsOn(truck, others, fleet)),
  }));
}

export type TruckDay = DayLoad & { id: number | null };
/** A truck that works on a day, and what its windows hold. */
export type TruckRules = { id: number; rules: DayRules };

/** The trucks that work on a day, with what each holds in its windows. */
export function fleetRules(date: string, hours: Hours): TruckRules[] {
  const rules = rulesOn(date, hours);
  const working = trucksOn(date, hours.trucks ?? []);
  return working.map((truck) => ({ id: truck.id, rules: limitedBy(truck, rules) }));
}

/** What a truck of a day takes of its jobs: of one that two drive to, its part (rule 452). */
export function jobsOn(
  truck: TruckRules,
  jobs: readonly DayJob[],
  fleet: readonly TruckRules[],
): DayJob[] {
  return jobs.flatMap((job) => {
    const first = truckOf(job, fleet);
    const alone = first && job.secondTruckId ? aloneOn(first.rules, job) : job.volume;
    if (first === truck) return { ...job, volume: alone };
    return job.secondTruckId === truck.id ? { ...job, volume: job.volume - alone } : [];
  });
}

/** What the first of two trucks takes of a job. */
function aloneOn(rules: DayRules, { timeOfDay, volume }: DayJob): number {
  const counted = countedIn(timeOfDay, Object.keys(rules));
  return Math.min(volume, (counted !== null && rules[counted]?.points) || volume);
}

function limitedBy({ points, stops }: TruckRoom, rules: DayRules): DayRules {
  const limit = (rule: WindowRule): WindowRule => ({
    isOpen: rule.isOpen,
    points: Math.min(rule.points, points),
    stops: stops === null ? rule.stops : Math.min(rule.stops ?? stops, stops),
  });
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, limit(rule)]));
}

/** A day of all trucks together, to show it: no single job has this room. */
export function wholeDay(date: string, calendar: Calendar): DayLoad {
  const days = truckDays(date, calendar);
  if (days.length === 1) return days[0] as TruckDay;
  const windows = windowsOf(calendar.hours).map((timeOfDay, at) => {
    const loads = days.map(({ windows }) => windows[at] as WindowLoad);
    const open = loads.filter(({ isOpen }) => isOpen);
    const stops = open.map((load) => load.stops ?? Number.POSITIVE_INFINITY);
    return {
      ...{ timeOfDay, isOpen: open.length > 0, points: sum(open.map(({ points }) => points)) },
      stops: Number.isFinite(sum(stops)) && open.length > 0 ? sum(stops) : null,
      taken: sum(loads.map(({ taken }) => taken)),
      jobs: sum(loads.map(({ jobs }) => jobs)),
    };
  });
  return { windows, floating: sum(days.map(({ floating }) => floating)) };
}
