/**
 * A day on the desk: its stops in the order of the route, and what they come to. What a person may not
 * see is not in it (docs/security.md, "The desk").
 */

import type { DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import { isPaidLater } from "#app/jobs/accounts/due.ts";
import { isPickupConfirmed, type Job } from "#app/jobs/job.ts";
import {
  choseNear,
  type JobEvent,
  type JobStage,
  mayFollow,
  type PressUndo,
  undoOf,
} from "#app/jobs/job-event.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import {
  type JobMoney,
  jobTotalCents,
  owedCents,
  type Payment,
  paidCents,
} from "#app/jobs/money/job-money.ts";
import { words as methodWords } from "#app/jobs/money/method-words.ts";
import { approvedPrice, consentOf } from "#app/jobs/money/price-consent.ts";
import type { FinalPrice } from "#app/jobs/money/receipt.ts";
import { visitOf } from "#app/jobs/visit.ts";
import { words as visits } from "#app/jobs/visit-words.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { houstonClock, houstonTime } from "#app/lib/houston-time.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { sum } from "#app/lib/sum.ts";
import type { Trip } from "#app/money/trips/trip.ts";
import type { DeskSettings } from "#app/prices/owner-settings.ts";
import type { Coordinates } from "#app/schedule/area/service-area.ts";
import type { DayLoad } from "#app/schedule/day-load.ts";
import { type NearSaving, nearSaving } from "#app/schedule/nearby/nearby-windows.ts";
import { withOwnOrder } from "#app/schedule/nearby/route-order.ts";
import { type TimeOfDay, withOthers } from "#app/schedule/schedule.ts";
import { type Truck, type TruckName, truckName, truckOf } from "#app/schedule/trucks/truck.ts";
import { type DayMap, drawDay } from "./day-map.ts";
import { nextStops } from "./next-stops.ts";
import { boardOf, haulsOf, holdsOf, nameOf, type TruckBoard } from "./truck-board.ts";
import { words } from "./words.ts";

export type Texted = "outbox" | "sent";

/** What a stop comes to, in cents, and what of it is paid. */
type StopMoney = { totalCents: number; owedCents: number; paidBy: string | null };

export type DayStop = {
  orderNumber: string;
  revision: number;
  /** From 1, along the route; null for one that was cancelled. */
  number: number | null;
  name: string;
  /** "Day 2 of 2" of a job that needs several; null: it needs one. */
  day: string | null;
  phone: string;
  address: string;
  /** "Sofa, 2 Bookshelves". */
  items: string;
  volume: number;
  /** It was booked in Spanish (rule 572). */
  isInSpanish: boolean;
  notes: string;
  deskNote: string;
  stage: JobStage;
  /** The customer has confirmed the pickup by text. */
  isConfirmed: boolean;
  /** Whether "on my way" goes by text: into the outbox, or out; null: by email. */
  texted: Texted | null;
  isNext: boolean;
  /** The truck that drives to it, where there are several. */
  truck: TruckName | null;
  /** The place is the middle of its ZIP: the order is a guess there. */
  isAbout: boolean;
  /** When it got to its stage: "8:05 AM", on another day with that day; null: it is booked. */
  since: string | null;
  /** Who cancelled it. */
  cancelledBy: string | null;
  /** The last press, where it can be taken back still. */
  undo: PressUndo | null;
  /** Null where the person sees no amounts. */
  money: StopMoney | null;
  /** Empty the truck before it: what is on board then. */
  haul: number | null;
};

export type DayWindow = {
  timeOfDay: TimeOfDay | null;
  taken: number;
  /** Null: no limit; 0: it is closed. */
  points: number | null;
  stops: DayStop[];
};

export type DayView = {
  date: string;
  windows: DayWindow[];
  /** Points: of all stops that are not cancelled, and what the windows hold together; 0: the day is closed. */
  points: { taken: number; of: number | null };
  /** Null where the person sees no amounts. */
  toCollect: { cents: number; stops: number } | null;
  collected: { cents: number; stops: number } | null;
  /** Of each truck that is shown. */
  boards: TruckBoard[];
  /** The trucks of the day with their stops, to choose one; empty where there is but one. */
  trucks: (TruckName & { stops: number })[];
  /** The one whose stops alone are shown; null: those of all. */
  shown: number | null;
  /** Its routes as a drawing, where there are several trucks. */
  map: DayMap<TruckName | null> | null;
  /** What the windows that were marked as near have saved; null: nothing, or not for this person. */
  saving: NearSaving | null;
};

/** What the database knows of a day. */
export type DayFacts = {
  date: string;
  jobs: readonly Job[];
  events: ReadonlyMap<number, readonly JobEvent[]>;
  /** When the email about the last press goes out. */
  mailAt: ReadonlyMap<number, string>;
  finals: ReadonlyMap<number, FinalPrice>;
  payments: ReadonlyMap<number, readonly Payment[]>;
  /** How full its windows are, those of the shown truck alone where one is. */
  load: DayLoad;
  /** The trucks that work on the day; empty where there is but one. */
  trucks: readonly Truck[];
  /** The one whose jobs alone are here; null: those of all. */
  shown: number | null;
  /** The cities that the map names. */
  cities: readonly (Coordinates & { name: string })[];
  /** The stops of each truck, of those that are not shown too. */
  stopsOf: ReadonlyMap<number, number>;
  /** The day's trips to the dump, the oldest first. */
  trips: readonly Trip[];
  /** What is on each truck when the day begins, in points. */
  carried: ReadonlyMap<number, number>;
  /** The id of the only truck, or of the first. */
  firstTruck: number;
  /** The ids in the owner's own order; empty: by the route. */
  ownOrder: readonly number[];
  settings: DeskSettings;
  /** How texts about a job reach its customer; null: they do not. */
  textedOf: (job: Job) => Texted | null;
  /** "Day 2 of 2" of the jobs that need several days. */
  days?: ReadonlyMap<number, string>;
  /** Whether a place is the middle of its ZIP. */
  isAbout: (job: Job) => boolean;
  /** The lines as the language that is spoken names them (rule 570). */
  named: (lines: readonly JobLine[]) => readonly JobLine[];
};

/**
 * The jobs of a day by window, along the route of each truck, those that were cancelled last in their
 * window.
 */
export function orderDay(facts: DayFacts): Job[] {
  const routes = fleetOf(facts).map((truck) => routeOf(truck, facts));
  return dayWindows(facts).flatMap((name) => {
    const isOf = (job: Job) => job.timeOfDay === name;
    const off = facts.jobs.filter((job) => isOf(job) && !isDriven(job));
    return [...routes.flatMap((route) => route.filter(isOf)), ...off];
  });
}

/** The stops of one truck, window after window. */
function routeOf(truck: Truck | null, facts: DayFacts): Job[] {
  const { jobs, ownOrder, settings } = facts;
  const driven = jobs.filter((job) => isDriven(job) && truckOfJob(job, facts) === truck);
  let from: Coordinates | null = truck?.yard ?? settings.yard;
  return dayWindows(facts).flatMap((name) => {
    const own = driven.filter(({ timeOfDay }) => timeOfDay === name);
    const route = withOwnOrder(own, ownOrder, from);
    from = route.at(-1) ?? from;
    return route;
  });
}

/** The trucks that are shown; null stands for the only one. */
function fleetOf({ trucks, shown }: DayFacts): readonly (Truck | null)[] {
  if (trucks.length === 0) return [null];
  return trucks.filter(({ id }) => shown === null || id === shown);
}

/** A job that two trucks drive to is on the one that is shown, else on the first of them. */
function truckOfJob(job: Job, { trucks, shown }: DayFacts): Truck | null {
  return truckOf(shown === null ? job : { truckId: shown }, trucks) ?? null;
}

/** The windows of a day with those of its jobs, in order; the jobs without one come last. */
function dayWindows({ load, jobs }: DayFacts): readonly (TimeOfDay | null)[] {
  const offered = load.windows.map(({ timeOfDay }) => timeOfDay);
  return [
    ...withOthers(
      offered,
      jobs.map(({ timeOfDay }) => timeOfDay),
    ),
    null,
  ];
}

/** A day for a person. @param now for the presses that can be taken back; null: none is shown */
export function viewDay(facts: DayFacts, person: DeskPerson, now: Date | null = null): DayView {
  const ordered = orderDay(facts);
  const driven = ordered.filter(isDriven);
  const routes = fleetOf(facts).map((truck) => {
    const route = driven.filter((job) => truckOfJob(job, facts) === truck);
    const trips = tripsOf(truck, facts);
    const start = { tripAt: trips.at(-1)?.at ?? null, carried: carriedBy(truck, facts) };
    const hauls = haulsOf(route, holdsOf(truck), start);
    return { truck, route, trips, hauls };
  });
  const numbers = new Map(routes.flatMap(({ route }) => route.map((job, at) => [job.id, at + 1])));
  const before = new Map(routes.flatMap(({ hauls }) => [...hauls.before]));
  const seesMoney = person.role === "owner" || facts.settings.crewSeesAmounts;
  const stops = ordered.map((job): DayStop & { timeOfDay: TimeOfDay | null } => ({
    ...stopOf(job, facts),
    timeOfDay: job.timeOfDay,
    number: numbers.get(job.id) ?? null,
    isNext: false,
    truck: nameOf(truckOfJob(job, facts)),
    undo: now && undoFor(job, facts, person, now),
    money: seesMoney && !job.partOf ? stopMoney(job, facts) : null,
    haul: before.get(job.id) ?? null,
  }));
  const next = nextStops(stops);
  for (const stop of stops) stop.isNext = next.has(stop);
  const windows = windowsOf(facts, stops);
  return {
    date: facts.date,
    windows,
    points: {
      taken: sum(driven.map(({ volume }) => volume)),
      of: dayPoints(facts.load),
    },
    toCollect: seesMoney ? toCollect(driven, facts) : null,
    collected: person.role === "owner" ? collected(driven, facts) : null,
    boards: routes.map((route) => boardOf(route, facts.firstTruck, person, now)),
    trucks: facts.trucks.map((truck) => ({
      ...truckName(truck),
      stops: facts.stopsOf.get(truck.id) ?? 0,
    })),
    shown: facts.shown,
    map: facts.trucks.length > 0 ? mapOf(routes, facts) : null,
    saving: person.role === "owner" && routes.length === 1 ? savingOf(facts, driven) : null,
  };
}

function mapOf(
  routes: readonly { truck: Truck | null; route: readonly Job[] }[],
  { settings, cities }: DayFacts,
): DayMap<TruckName | null> | null {
  const drawn = routes.map(({ truck, route }) => ({
    ...{ truck: nameOf(truck), yard: truck?.yard ?? settings.yard },
    stops: route.map(({ latitude, longitude, stage }, at) => ({
      ...{ latitude, longitude, number: at + 1, isDone: stage === "done" },
    })),
  }));
  return drawDay(drawn, cities);
}

/** A trip of a truck that was taken off since, or that does not work on the day, is the first one's. */
function tripsOf(truck: Truck | null, { trips, trucks }: DayFacts): readonly Trip[] {
  if (truck === null) return trips;
  return trips.filter((trip) => truckOf(trip, trucks) === truck);
}

function carriedBy(truck: Truck | null, { carried, firstTruck }: DayFacts): number {
  return carried.get(truck?.id ?? firstTruck) ?? 0;
}

/** The day's route with and without the stops whose customers chose a marked window (rule 149). */
function savingOf(facts: DayFacts, driven: readonly Job[]): NearSaving | null {
  const yard = fleetOf(facts)[0]?.yard ?? facts.settings.yard;
  const isOther = ({ id }: Job) => !choseNear(facts.events.get(id) ?? []);
  const others = orderDay({ ...facts, jobs: driven.filter(isOther) });
  return yard && nearSaving(driven, others, yard);
}

function isDriven(job: Job): boolean {
  return job.stage !== "cancelled";
}

function stopOf(
  job: Job,
  { events, isAbout, textedOf, days, named }: DayFacts,
): Omit<DayStop, "number" | "isNext" | "truck" | "money" | "undo" | "haul"> {
  const stage = job.stage;
  const last = (events.get(job.id) ?? []).findLast(({ what }) => what === stage);
  return {
    orderNumber: job.orderNumber,
    revision: job.revision,
    name: job.name,
    day: days?.get(job.id) ?? null,
    phone: phoneWords(job),
    address: `${job.street}, ${job.city} ${job.zip}`,
    items: itemsWords(job, named),
    volume: job.volume,
    isInSpanish: job.language === "es",
    notes: job.notes,
    deskNote: job.deskNote ?? "",
    stage,
    isConfirmed: isPickupConfirmed(job),
    texted: textedOf(job),
    isAbout: isAbout(job),
    since: stage !== "booked" && last ? sinceWords(last.at, job.date) : null,
    cancelledBy: stage === "cancelled" ? (last?.who ?? "owner") : null,
  };
}

function undoFor(
  job: Job,
  { events, mailAt }: DayFacts,
  { role }: DeskPerson,
  now: Date,
): PressUndo | null {
  const stage = job.stage;
  const undo = undoOf(events.get(job.id) ?? [], stage, role, now);
  const waits = mailAt.get(job.id);
  return (
    undo && {
      ...{ stage, back: undo.stage, until: houstonClock(undo.until) },
      mailAt: waits ? houstonClock(waits) : null,
    }
  );
}

/** A clock, with its day where that is not the job's. */
function sinceWords(at: string, date: string | null): string {
  return houstonNow(new Date(at)).date === date ? houstonClock(at) : houstonTime(at);
}

/** "Sofa, 2 × Bookshelf"; of a further day which one it is. */
function itemsWords(job: Job, named: DayFacts["named"]): string {
  const visit = visitOf(job);
  if (visit) return visits.dayOfOrder(visit.day, visit.order);
  return named(job.items)
    .map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
    .join(", ");
}

/** Of a stop that is to come, at the price that its customer has approved (rule 413). */
function stopMoney(job: Job, { finals, payments, settings, events }: DayFacts): StopMoney {
  const isToCome = mayFollow(job.stage, "price-approved");
  const consent = isToCome ? consentOf(job, events.get(job.id) ?? [], settings.tax) : null;
  const known = jobMoney(job.id, finals, payments);
  const money = { ...known, final: known.final ?? approvedPrice(consent) };
  const valid = money.payments.filter(({ voidedAt }) => voidedAt === null);
  const totalCents = jobTotalCents(job, money, settings.tax);
  const methods = [...new Set(valid.map(({ method }) => methodWords[method]))];
  return {
    totalCents,
    owedCents: owedCents(job, money, settings.tax),
    paidBy: methods.length > 0 ? methods.join(words.and) : null,
  };
}

function jobMoney(
  id: number,
  finals: DayFacts["finals"],
  payments: DayFacts["payments"],
): JobMoney {
  return { final: finals.get(id) ?? null, payments: payments.get(id) ?? [], receipts: [] };
}

function toCollect(jobs: readonly Job[], facts: DayFacts) {
  const atStop = jobs.filter((job) => !isPaidLater(job));
  const owed = atStop.map((job) => stopMoney(job, facts).owedCents).filter((cents) => cents > 0);
  return { cents: sum(owed), stops: owed.length };
}

function collected(jobs: readonly Job[], { finals, payments }: DayFacts) {
  const paid = jobs
    .map(({ id }) => paidCents(jobMoney(id, finals, payments)))
    .filter((cents) => cents > 0);
  return { cents: sum(paid), stops: paid.length };
}

function windowsOf(
  facts: DayFacts,
  stops: readonly (DayStop & { timeOfDay: TimeOfDay | null })[],
): DayWindow[] {
  const { load } = facts;
  return dayWindows(facts).flatMap((name): DayWindow[] => {
    const own = stops.filter(({ timeOfDay }) => timeOfDay === name).map(withoutWindow);
    const held = load.windows.find(({ timeOfDay }) => timeOfDay === name);
    const isShown = own.length > 0 || (held?.isOpen ?? false);
    if (!isShown) return [];
    const volume = sum(own.filter(({ stage }) => stage !== "cancelled").map((stop) => stop.volume));
    const points = held && Number.isFinite(held.points) ? held.points : null;
    return [{ timeOfDay: name, taken: volume, points, stops: own }];
  });
}

/** What the open windows of a day hold; null: no limit. */
function dayPoints({ windows }: DayLoad): number | null {
  const points = sum(windows.map((load) => load.points));
  return Number.isFinite(points) ? points : null;
}

function withoutWindow({ timeOfDay: _, ...stop }: DayStop & { timeOfDay: unknown }): DayStop {
  return stop;
}
