/** What jobs have earned: their price without the tax, less what they cost (rules 457 to 460). All in cents. */
import { houstonDate } from "#app/lib/dates.ts";
import type { Coordinates } from "#app/schedule/area/service-area.ts";
import { routeMiles } from "#app/schedule/nearby/route-order.ts";

export type WorkedJob = Coordinates & {
  id: number;
  /** When "On my way" and "Done" were pressed: ISO instants. */
  setOffAt: string | null;
  doneAt: string;
  /** The trucks that drove to it, with the points that each took. */
  trucks: readonly { id: number; points: number }[];
  people: number;
  revenueCents: number;
  otherCents: number;
  /** Of the whole list, or of one day of a job that takes several. */
  volume: number;
  /** The job that this is a further day of, once that is done; null: a job of its own. */
  mainId: number | null;
};

export type PaidTrip = { truckId: number; at: string; place: string; feeCents: number | null };

/** What an hour of a person and a mile cost from a day on; null: not counted. */
export type Rates = {
  /** YYYY-MM-DD; the first rates count before it too. */
  from: string;
  hourCents: number | null;
  mileCents: number | null;
  /** How many people are on a truck; null: as many of the crew as were on it. */
  people: number | null;
};

/** Null: it is not known, or not counted. */
export type Costs = {
  dumpCents: number | null;
  laborCents: number | null;
  fuelCents: number | null;
  otherCents: number;
};

export type Earned<Job extends WorkedJob = WorkedJob> = Job & Costs & { profitCents: number };

const NO_RATES: Rates = { from: "", hourCents: null, mileCents: null, people: null };
const DAY_MS = 86_400_000;
/** A trip takes what was loaded in so many days before it. */
export const SHARED_DAYS = 7;
/** A job that took longer was not pressed when it was done. */
const MOST_WORK_MS = 12 * 3_600_000;

/** Shares a sum out by weights, to the cent: the shares add up to it. Without any weight all shares are alike. */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const own = whole > 0 ? weights : weights.map(() => 1);
  const total = whole > 0 ? whole : weights.length;
  let [given, passed] = [0, 0];
  return own.map((weight, at) => {
    passed += weight;
    const until = at === own.length - 1 ? cents : Math.round((cents * passed) / total);
    const share = until - given;
    given = until;
    return share;
  });
}

/** The rates of a day. @param rates the oldest first */
export function ratesOn(rates: readonly Rates[], date: string): Rates {
  return rates.findLast(({ from }) => from <= date) ?? rates[0] ?? NO_RATES;
}

/**
 * @param yardOf where a truck starts its day; null: at its first stop
 * @returns the jobs, and the trips with a fee before which there was none (rule 457)
 */
export function earningsOf<Job extends WorkedJob, Trip extends PaidTrip>({
  jobs,
  trips,
  rates,
  yardOf,
}: {
  jobs: readonly Job[];
  trips: readonly Trip[];
  rates: readonly Rates[];
  yardOf: (truck: number) => Coordinates | null;
}): { jobs: Earned<Job>[]; alone: Trip[] } {
  const { dump, alone } = dumpShares(jobs, trips);
  const fuel = fuelShares(jobs, rates, yardOf);
  const days = jobs.map((job) => ({
    ...job,
    dumpCents: dump.get(job.id) ?? null,
    laborCents: laborOf(job, ratesOn(rates, houstonDate(job.doneAt))),
    fuelCents: fuel.get(job.id) ?? null,
  }));
  return {
    alone,
    jobs: withFurtherDays(days).map((job) => ({
      ...job,
      profitCents: job.revenueCents - costCents(job),
    })),
  };
}

/** Adds the costs and the points of a job's further days to the job (rule 460). */
function withFurtherDays<Day extends WorkedJob & Costs>(days: readonly Day[]): Day[] {
  const own = new Map<number, Day>();
  for (const day of days) if (day.mainId === null) own.set(day.id, { ...day });
  for (const day of days) {
    const job = day.mainId === null ? undefined : own.get(day.mainId);
    if (!job) continue;
    job.volume += day.volume;
    job.dumpCents = plus(job.dumpCents, day.dumpCents);
    job.laborCents = plus(job.laborCents, day.laborCents);
    job.fuelCents = plus(job.fuelCents, day.fuelCents);
    job.otherCents += day.otherCents;
  }
  return [...own.values()];
}

/** The sum of two costs; null where neither is known. */
export function plus(one: number | null, other: number | null): number | null {
  return one === null ? other : one + (other ?? 0);
}

/** All that is known of what a job has cost. */
export function costCents({ dumpCents, laborCents, fuelCents, otherCents }: Costs): number {
  return (dumpCents ?? 0) + (laborCents ?? 0) + (fuelCents ?? 0) + otherCents;
}

function dumpShares<Trip extends PaidTrip>(jobs: readonly WorkedJob[], trips: readonly Trip[]) {
  const dump = new Map<number, number>();
  const alone: Trip[] = [];
  const before = new Map<number, string>();
  for (const trip of [...trips].sort((one, other) => (one.at < other.at ? -1 : 1))) {
    const { truckId, at, feeCents } = trip;
    const oldest = new Date(Date.parse(at) - SHARED_DAYS * DAY_MS).toISOString();
    const last = before.get(truckId) ?? "";
    before.set(truckId, at);
    const since = last > oldest ? last : oldest;
    const loads = jobs
      .filter(({ doneAt }) => doneAt > since && doneAt <= at)
      .flatMap((job) =>
        job.trucks.flatMap(({ id, points }) => (id === truckId ? [{ id: job.id, points }] : [])),
      );
    if (feeCents === null) continue;
    if (loads.length === 0) alone.push(trip);
    addShares(dump, feeCents, loads);
  }
  return { dump, alone };
}

/** Shares a sum out among jobs by their points, and adds each share to what its job has. */
function addShares(
  sums: Map<number, number>,
  cents: number,
  loads: readonly { id: number; points: number }[],
): void {
  const shares = shareCents(
    cents,
    loads.map(({ points }) => points),
  );
  for (const [nth, { id }] of loads.entries()) {
    sums.set(id, (sums.get(id) ?? 0) + (shares[nth] ?? 0));
  }
}

/** The way of each truck's day through its stops as they were done (rule 459). */
function fuelShares(
  jobs: readonly WorkedJob[],
  rates: readonly Rates[],
  yardOf: (truck: number) => Coordinates | null,
): Map<number, number> {
  const days = new Map<string, { truck: number; date: string; stops: WorkedJob[] }>();
  for (const job of [...jobs].sort((one, other) => (one.doneAt < other.doneAt ? -1 : 1))) {
    for (const { id: truck } of job.trucks) {
      const date = houstonDate(job.doneAt);
      const day = days.get(`${date} ${truck}`) ?? { truck, date, stops: [] };
      day.stops.push(job);
      days.set(`${date} ${truck}`, day);
    }
  }
  const fuel = new Map<number, number>();
  for (const { truck, date, stops } of days.values()) {
    const { mileCents } = ratesOn(rates, date);
    if (mileCents === null) continue;
    const cents = Math.round(routeMiles(stops, yardOf(truck)) * mileCents);
    addShares(
      fuel,
      cents,
      stops.map(({ id }) => ({ id, points: 1 })),
    );
  }
  return fuel;
}

function laborOf(
  { setOffAt, doneAt, people, trucks }: WorkedJob,
  { hourCents, people: fixed }: Rates,
): number | null {
  if (hourCents === null || setOffAt === null) return null;
  const worked = Date.parse(doneAt) - Date.parse(setOffAt);
  if (worked < 0 || worked > MOST_WORK_MS) return null;
  const count = fixed === null ? people : fixed * trucks.length;
  return Math.round((worked / 3_600_000) * count * hourCents);
}
