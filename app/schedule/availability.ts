/**
 * Which windows have room (rules 140 to 146). Room is measured in truck points, not in
 * jobs. Pure: the owner's hours and the jobs of the days are handed in.
 */

import { addDays, houstonInstant, houstonNow, weekdayOf } from "#app/lib/dates.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import { bookableDays, hasWindowEnded, type TimeOfDay, WINDOWS, windowNamed } from "./schedule.ts";
import { type OnTruck, type Truck, truckOf, trucksOn } from "./trucks/truck.ts";

/** How long before a window's start it can still be booked, once the owner has set hours. */
const NOTICE_HOURS = 2;
/** How many windows a customer is offered in place of one that is full. */
const OFFERED_WINDOWS = 3;

/** A window as it is on a weekday, 0 (Sunday) to 6; a weekday's window that has no row is closed. */
export type WeeklyWindow = {
  weekday: number;
  timeOfDay: TimeOfDay;
  isOpen: boolean;
  points: number;
  /** The most jobs that may start in the window; null: as many as its points carry. */
  stops: number | null;
};

/** What the owner said of a range of days; of two that concern a window the newer one counts. */
export type WindowOverride = {
  /** Rises with each override, so that it tells which is newer. */
  id: number;
  /** First and last day, both included. */
  fromDate: string;
  toDate: string;
  /** Null: every window of the days. */
  timeOfDay: TimeOfDay | null;
  isOpen: boolean;
  /** Null: what the weekday has. */
  points: number | null;
  stops: number | null;
  note: string;
};

/** Nothing set: no limit. */
export type Hours = {
  weekly: readonly WeeklyWindow[];
  overrides: readonly WindowOverride[];
  /** Two trucks or more, in the owner's order, each of which has the windows; left out: one truck. */
  trucks?: readonly TruckRoom[];
  /** Whether two trucks may drive to one job together (rule 452). */
  isTogether?: boolean;
  /** How many hours before its start a window can still be booked; left out: `NOTICE_HOURS`. */
  noticeHours?: number;
};

/** What of a truck says how much room it has. */
export type TruckRoom = Pick<Truck, "id" | "points" | "stops" | "weekdays">;

/** A job that takes room: not cancelled, with a date. */
export type DayJob = { id: number; timeOfDay: TimeOfDay | null; volume: number } & OnTruck;

/** The hours, and the jobs of the days that are asked about, by date; none where nothing is limited. */
export type Calendar = { hours: Hours; jobs: ReadonlyMap<string, readonly DayJob[]> };

/** A calendar in which a job takes fewer points: those that another day of it is to take instead. */
export function withoutPoints({ hours, jobs }: Calendar, id: number, points: number): Calendar {
  const less = (job: DayJob) =>
    job.id === id ? { ...job, volume: Math.max(0, job.volume - points) } : job;
  return { hours, jobs: new Map([...jobs].map(([date, day]) => [date, day.map(less)])) };
}

/** What is wanted: a null window asks for room somewhere in the day. */
export type Slot = { date: string; timeOfDay: TimeOfDay | null };
export type WindowSlot = { date: string; timeOfDay: TimeOfDay };

/**
 * open: there is room; full: no room for these points; closed: the crew does not work then; over:
 * too late to book it; too-large: more than the whole day carries, so the crew calls.
 */
export type SlotState = "open" | "full" | "closed" | "over" | "too-large";

/** A window's rule on one day. No limit is `Infinity` points. */
type WindowRule = { isOpen: boolean; points: number; stops: number | null };
type DayRules = Record<TimeOfDay, WindowRule>;

const UNLIMITED: WindowRule = { isOpen: true, points: Number.POSITIVE_INFINITY, stops: null };
const CLOSED: WindowRule = { isOpen: false, points: 0, stops: null };
const NAMES = WINDOWS.map(({ name }) => name);

/** The rule of each window on a date. */
export function rulesOn(date: string, hours: Hours): DayRules {
  return Object.fromEntries(NAMES.map((name) => [name, ruleOf(date, name, hours)])) as DayRules;
}

function ruleOf(date: string, timeOfDay: TimeOfDay, { weekly, overrides }: Hours): WindowRule {
  const usual = weeklyRule(date, timeOfDay, weekly);
  const [override] = overrides
    .filter((one) => one.fromDate <= date && date <= one.toDate)
    .filter((one) => one.timeOfDay === null || one.timeOfDay === timeOfDay)
    .sort((one, other) => other.id - one.id);
  if (!override) return usual;
  if (!override.isOpen) return CLOSED;
  // A day opened out of turn has a truck, whatever its weekday has.
  const usualPoints = usual.isOpen ? usual.points : FULL_LOAD_POINTS;
  return {
    isOpen: true,
    points: override.points ?? usualPoints,
    stops: override.stops ?? usual.stops,
  };
}

function weeklyRule(
  date: string,
  timeOfDay: TimeOfDay,
  weekly: readonly WeeklyWindow[],
): WindowRule {
  if (weekly.length === 0) return UNLIMITED;
  const weekday = weekdayOf(date);
  const row = weekly.find((one) => one.weekday === weekday && one.timeOfDay === timeOfDay);
  return row?.isOpen ? row : CLOSED;
}

/** Whether the owner has set anything: otherwise every window of every day is open without a limit. */
export function isLimited({ weekly, overrides, trucks }: Hours): boolean {
  return weekly.length > 0 || overrides.length > 0 || trucks !== undefined;
}

/** How full a window of a day is: points, and jobs that start in it. */
export type WindowLoad = WindowRule & { timeOfDay: TimeOfDay; taken: number; jobs: number };
export type DayLoad = { windows: WindowLoad[]; floating: number };

/**
 * The windows of a day with what is taken in each. A job over its window's points takes the rest
 * from later, then from earlier open windows of the day. One whose window was closed since is driven all
 * the same: it counts against the day, and against no other window (rule 319).
 * @returns `floating`: the points of jobs that have the day but no open window
 */
export function dayLoad(rules: DayRules, jobs: readonly DayJob[]): DayLoad {
  const isIn = (job: DayJob): job is DayJob & { timeOfDay: TimeOfDay } =>
    job.timeOfDay !== null && rules[job.timeOfDay].isOpen;
  const windows = WINDOWS.map(({ name }) => {
    const own = jobs.filter(({ timeOfDay }) => timeOfDay === name);
    const points = sum(own.map(({ volume }) => Math.min(volume, rules[name].points)));
    return { ...rules[name], timeOfDay: name, taken: points, jobs: own.length };
  });
  for (const job of [...jobs].sort((one, other) => one.id - other.id)) {
    if (isIn(job)) spill(windows, job.timeOfDay, job.volume);
  }
  const floating = sum(jobs.filter((job) => !isIn(job)).map(({ volume }) => volume));
  return { windows, floating };
}

/** Adds what does not fit in a job's own window to its neighbors. */
function spill(windows: WindowLoad[], timeOfDay: TimeOfDay, volume: number): void {
  const at = windows.findIndex((load) => load.timeOfDay === timeOfDay);
  let rest = volume - Math.min(volume, windows[at]?.points ?? 0);
  for (const load of [...windows.slice(at + 1), ...windows.slice(0, at).reverse()]) {
    const part = Math.min(rest, freePoints(load));
    load.taken += part;
    rest -= part;
  }
}

/** Points that are left in a window; none where it is closed or overfull. */
export function freePoints({ isOpen, points, taken }: WindowLoad): number {
  return isOpen ? Math.max(0, points - taken) : 0;
}

/**
 * Whether a slot can be booked for a number of points.
 * @param exceptJob a job that does not stand in its own way: the one that is moved or changed
 */
export function slotState(
  slot: Slot,
  points: number,
  calendar: Calendar,
  now: Date,
  exceptJob: number | null = null,
): SlotState {
  const { hours } = calendar;
  if (isTooLate(slot, hours, now)) return "over";
  return roomState(slot, points, calendar, exceptJob);
}

/** Whether a slot has room, whatever the clock says. */
export function roomState(
  slot: Slot,
  points: number,
  calendar: Calendar,
  exceptJob: number | null = null,
): SlotState {
  if (!isLimited(calendar.hours)) return "open";
  const days = truckDays(slot.date, calendar, exceptJob);
  return bestState(days, slot.timeOfDay, points, calendar.hours);
}

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
  return timeOfDay === null ? volume : Math.min(volume, rules[timeOfDay].points);
}

function limitedBy({ points, stops }: TruckRoom, rules: DayRules): DayRules {
  const limit = (rule: WindowRule): WindowRule => ({
    isOpen: rule.isOpen,
    points: Math.min(rule.points, points),
    stops: stops === null ? rule.stops : Math.min(rule.stops ?? stops, stops),
  });
  return Object.fromEntries(NAMES.map((name) => [name, limit(rules[name])])) as DayRules;
}

/** A day of all trucks together, to show it: no single job has this room. */
export function wholeDay(date: string, calendar: Calendar): DayLoad {
  const days = truckDays(date, calendar);
  if (days.length === 1) return days[0] as TruckDay;
  const windows = NAMES.map((timeOfDay, at) => {
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

/** The best that any truck has, or two of them together. */
function bestState(
  days: readonly TruckDay[],
  timeOfDay: TimeOfDay | null,
  points: number,
  hours: Hours,
): SlotState {
  const states = days.map((day) => stateIn(day, timeOfDay, points));
  if (states.includes("open")) return "open";
  if (hours.isTogether && timeOfDay !== null) states.push(pairState(days, timeOfDay, points));
  return (
    (["open", "full", "too-large"] as const).find((state) => states.includes(state)) ?? "closed"
  );
}

/** How two trucks together have a slot (rule 452). */
function pairState(days: readonly TruckDay[], timeOfDay: TimeOfDay, points: number): SlotState {
  if (pairFor(days, timeOfDay, points)) return "open";
  const open = days.flatMap(({ windows }) =>
    windows.filter((load) => load.timeOfDay === timeOfDay && load.isOpen),
  );
  const [first, second] = open.sort((one, other) => other.points - one.points);
  return first && second && first.points + second.points >= points ? "full" : "too-large";
}

/** The two largest trucks that have nothing else to do in a window, where they carry a job together. */
export function pairFor(
  days: readonly TruckDay[],
  timeOfDay: TimeOfDay,
  points: number,
): { first: TruckDay; second: TruckDay } | null {
  const free = days.flatMap((day) => {
    const load = day.windows.find((one) => one.timeOfDay === timeOfDay);
    if (!load?.isOpen || load.jobs > 0 || load.taken > 0 || load.stops === 0) return [];
    const isFree = sum(day.windows.map(freePoints)) - day.floating >= load.points;
    return isFree ? { day, points: load.points } : [];
  });
  const [first, second] = free.sort((one, other) => other.points - one.points);
  if (!first || !second || first.points + second.points < points) return null;
  return { first: first.day, second: second.day };
}

/** The state of a slot for one truck. */
export function stateIn(
  { windows, floating }: DayLoad,
  timeOfDay: TimeOfDay | null,
  points: number,
): SlotState {
  const wanted = windows.find((load) => load.timeOfDay === timeOfDay);
  const open = windows.filter(({ isOpen }) => isOpen);
  if (open.length === 0 || (wanted && !wanted.isOpen)) return "closed";
  if (points > sum(open.map((load) => load.points))) return "too-large";
  const hasDayRoom = sum(open.map(freePoints)) - floating >= points;
  return hasDayRoom && (!wanted || hasWindowRoom(wanted, points)) ? "open" : "full";
}

/** A job that is larger than its window needs the window for itself. */
function hasWindowRoom(load: WindowLoad, points: number): boolean {
  if (load.stops !== null && load.jobs >= load.stops) return false;
  if (points > load.points) return load.jobs === 0 && load.taken === 0;
  return points <= freePoints(load);
}

/** The state of each window of a day. */
export function windowStates(
  date: string,
  points: number,
  calendar: Calendar,
  now: Date,
  exceptJob: number | null = null,
): Record<TimeOfDay, SlotState> {
  const { hours } = calendar;
  const days = truckDays(date, calendar, exceptJob);
  const stateOf = (timeOfDay: TimeOfDay) =>
    isTooLate({ date, timeOfDay }, hours, now) ? "over" : bestState(days, timeOfDay, points, hours);
  return Object.fromEntries(NAMES.map((name) => [name, stateOf(name)])) as Record<
    TimeOfDay,
    SlotState
  >;
}

/**
 * The open windows nearest to the wanted one, earlier and later ones, in the order of the calendar.
 * The calendar must hold the jobs of the days in `searchRange`.
 */
export function nearestOpen(
  wanted: Slot,
  points: number,
  calendar: Calendar,
  now: Date,
  exceptJob: number | null = null,
): WindowSlot[] {
  const { from, to } = searchRange(wanted, now);
  const found: WindowSlot[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const states = windowStates(date, points, calendar, now, exceptJob);
    for (const timeOfDay of NAMES) {
      if (states[timeOfDay] === "open") found.push({ date, timeOfDay });
    }
  }
  const distance = (slot: WindowSlot) => Math.abs(wallHour(slot) - wallHour(wanted));
  return found
    .filter((slot) => slot.date !== wanted.date || slot.timeOfDay !== wanted.timeOfDay)
    .sort((one, other) => distance(one) - distance(other) || wallHour(one) - wallHour(other))
    .slice(0, OFFERED_WINDOWS)
    .sort((one, other) => wallHour(one) - wallHour(other));
}

const SEARCH_DAYS = 45;

/** The first and last day in which a window is looked for instead of the wanted one. */
export function searchRange(wanted: Slot, now: Date): { from: string; to: string } {
  const bookable = bookableDays(now);
  const from = addDays(wanted.date, -SEARCH_DAYS);
  const to = addDays(wanted.date, SEARCH_DAYS);
  return {
    from: from < bookable.from ? bookable.from : from,
    to: to > bookable.to ? bookable.to : to,
  };
}

/**
 * True when nobody can book a window any more: its day is past or, once hours are set, it starts in
 * less than two hours; without hours, it has ended. A day without a window is bookable while one of
 * its windows is; without hours, until it ends.
 */
export function isTooLate({ date, timeOfDay }: Slot, hours: Hours, now: Date): boolean {
  if (timeOfDay !== null) return isWindowTooLate({ date, timeOfDay }, hours, now);
  if (hours.weekly.length === 0) return date < houstonNow(now).date;
  return NAMES.every((name) => isWindowTooLate({ date, timeOfDay: name }, hours, now));
}

function isWindowTooLate(slot: WindowSlot, hours: Hours, now: Date): boolean {
  const today = houstonNow(now);
  if (slot.date < today.date) return true;
  if (hours.weekly.length === 0) return hasWindowEnded(slot.date, slot.timeOfDay, today);
  const { noticeHours = NOTICE_HOURS } = hours;
  // No window starts in the night, so that none of a day this far off is within the notice.
  if (slot.date > addDays(today.date, Math.ceil(noticeHours / 24))) return false;
  const start = houstonInstant(slot.date, windowNamed(slot.timeOfDay).startHour);
  return now.getTime() > start.getTime() - noticeHours * 3_600_000;
}

/** Hours on the wall clock, to compare slots; a day without a window counts from its first. */
function wallHour({ date, timeOfDay }: Slot): number {
  const { startHour } = windowNamed(timeOfDay ?? WINDOWS[0].name);
  return Date.parse(date) / 3_600_000 + startHour;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
