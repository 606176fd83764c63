/** The reports of what was earned, and of the prices that lose money (rules 460 and 461). */
import { formatDate, houstonDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Report, ReportId } from "#app/money/report-view.ts";
import { spelled } from "#app/money/reports.ts";
import { isLoad } from "#app/prices/load-size.ts";
import type { EarnedJob, Earnings } from "./earnings.server.ts";
import { type Costs, costCents, plus } from "./earnings.ts";

/** The jobs of one name, added up; a cost is null where it is known of none of them. */
type Line = Costs & {
  name: string;
  jobs: number;
  revenueCents: number;
  /** When the last of them was done: ISO instant. */
  last: string;
  link: string | null;
};
type Sorted = "newest" | "most";
type Naming = {
  id: ReportId;
  title: string;
  head: string;
  nameOf: (job: EarnedJob) => string;
  tripOf?: (trip: Earnings["alone"][number]) => string;
  sorted: Sorted;
  linkOf?: (job: EarnedJob) => string;
};

const ALONE = "Trips without a job";
const NOTHING = {
  ...{ jobs: 0, revenueCents: 0 },
  ...{ dumpCents: null, laborCents: null, fuelCents: null, otherCents: 0 },
};
const FIGURES = ["Profit", "Revenue", "Dump", "Labor", "Fuel", "Other", "Jobs"];

/** @param categoryOf the name of an item's category; undefined: it is not in the price list */
export function profitReports(
  earnings: Earnings,
  categoryOf: (item: string) => string | undefined,
): Report[] {
  const { truckNames } = earnings;
  const truckOf = (id: number) => truckNames.get(id) ?? `Truck ${id}`;
  const short = (date: string) => formatDate(date, "short");
  const namings: Naming[] = [
    {
      ...{ id: "profit-jobs", title: "Profit by job", head: "Job", sorted: "newest" },
      nameOf: ({ orderNumber }) => orderNumber,
      linkOf: ({ orderNumber }) => `/desk/jobs/${orderNumber}`,
    },
    {
      ...{ id: "profit-days", title: "Profit by day", head: "Day", sorted: "newest" },
      nameOf: ({ doneAt }) => short(houstonDate(doneAt)),
      tripOf: ({ at }) => short(houstonDate(at)),
    },
    {
      ...{ id: "profit-trucks", title: "Profit by truck", head: "Truck", sorted: "most" },
      nameOf: ({ trucks }) => trucks.map(({ id }) => truckOf(id)).join(" and "),
      tripOf: ({ truckId }) => truckOf(truckId),
    },
    {
      ...{ id: "profit-loads", title: "Profit by kind of load", head: "Load", sorted: "most" },
      nameOf: (job) => kindOf(job, categoryOf),
    },
    {
      ...{ id: "profit-cities", title: "Profit by city", head: "City", sorted: "most" },
      nameOf: ({ city }) => spelled(city),
    },
    {
      ...{ id: "profit-sources", title: "Profit by source", head: "Source", sorted: "most" },
      nameOf: ({ source }) => source ?? "unknown",
    },
  ];
  const isOneTruck = truckNames.size < 2;
  return [
    ...namings
      .filter(({ id }) => id !== "profit-trucks" || !isOneTruck)
      .map((naming) => profit(naming, earnings)),
    losing(earnings, categoryOf),
  ];
}

function profit(naming: Naming, { jobs, alone }: Earnings): Report {
  const { id, title, head, nameOf, tripOf = () => ALONE, sorted, linkOf } = naming;
  const lines = new Map<string, Line>();
  const lineOf = (name: string, at: string, link: string | null) => {
    const line = lines.get(name) ?? { ...NOTHING, name, last: at, link };
    if (at > line.last) line.last = at;
    lines.set(name, line);
    return line;
  };
  for (const job of jobs) {
    const line = lineOf(nameOf(job), job.doneAt, linkOf?.(job) ?? null);
    line.jobs += 1;
    line.revenueCents += job.revenueCents;
    line.dumpCents = plus(line.dumpCents, job.dumpCents);
    line.laborCents = plus(line.laborCents, job.laborCents);
    line.fuelCents = plus(line.fuelCents, job.fuelCents);
    line.otherCents += job.otherCents;
  }
  for (const trip of alone) {
    const line = lineOf(tripOf(trip), trip.at, null);
    line.dumpCents = plus(line.dumpCents, trip.feeCents);
  }
  const all = [...lines.values()].map((line) => ({
    ...line,
    profit: line.revenueCents - costCents(line),
  }));
  all.sort((one, other) =>
    sorted === "newest" ? (one.last < other.last ? 1 : -1) : other.profit - one.profit,
  );
  const most = Math.max(...all.map((line) => Math.abs(line.profit)), 1);
  const sums = (line: (typeof all)[number]) => [
    ...[line.profit, line.revenueCents, line.dumpCents],
    ...[line.laborCents, line.fuelCents, line.otherCents],
  ];
  return {
    ...{ id, title, kind: "profit" as const, head: [head, ...FIGURES] },
    rows: all.map((line) => [line.name, ...sums(line).map(moneyOrNone), `${line.jobs}`]),
    cells: all.map((line) => [
      line.name,
      ...sums(line).map((cents) => (cents === null ? "" : cents / 100)),
      line.jobs,
    ]),
    links: all.map(({ link }) => link),
    bars: all.map((line) => ({
      name: line.name,
      share: Math.abs(line.profit) / most,
      words: formatMoney(line.profit),
      isLoss: line.profit < 0,
    })),
  };
}

/** Null: neither is known. */
function moneyOrNone(cents: number | null): string {
  return cents === null ? "–" : formatMoney(cents);
}

/** The load size, else the category of what takes the most room. */
function kindOf({ items }: EarnedJob, categoryOf: (item: string) => string | undefined): string {
  const load = items.find(({ id }) => isLoad(id));
  if (load) return load.name;
  const [largest] = [...items].sort((one, other) => room(other) - room(one));
  return (largest && categoryOf(largest.id)) ?? "Anything else";
}

const room = ({ volume, quantity }: { volume: number; quantity: number }) => volume * quantity;

/** From this share of a job's points on, an item answers for all of it. */
const MOST_OF_IT = 0.8;

/** The items that were booked alone, or nearly, and how often they came to less than they cost. */
function losing({ jobs }: Earnings, categoryOf: (item: string) => string | undefined): Report {
  const found = new Map<string, { name: string; jobs: number; below: number; lost: number }>();
  for (const job of jobs) {
    const item = mainItem(job);
    if (!item || costCents(job) === 0) continue;
    const row = found.get(item.id) ?? { name: item.name, jobs: 0, below: 0, lost: 0 };
    row.jobs += 1;
    if (job.profitCents < 0) {
      row.below += 1;
      row.lost -= job.profitCents;
    }
    found.set(item.id, row);
  }
  const rows = [...found]
    .map(([id, row]) => ({ id, ...row }))
    .filter(({ below }) => below > 0)
    .sort((one, other) => other.lost - one.lost);
  const most = Math.max(...rows.map(({ lost }) => lost), 1);
  return {
    ...{ id: "losing", title: "Prices that lose money", kind: "counts" as const },
    head: ["Item", "Below their cost", "Lost"],
    rows: rows.map(({ name, jobs: all, below, lost }) => [
      ...[name, `${below} of ${all}`, formatMoney(lost)],
    ]),
    cells: rows.map(({ name, jobs: all, below, lost }) => [name, `${below} of ${all}`, lost / 100]),
    links: rows.map(({ id }) => (categoryOf(id) && !isLoad(id) ? `/desk/prices/item/${id}` : null)),
    bars: rows.map(({ name, lost }) => ({
      ...{ name, share: lost / most, words: formatMoney(-lost), isLoss: true },
    })),
  };
}

/** The item that a job was about; undefined: it was about several. */
function mainItem({ items }: EarnedJob) {
  if (items.length === 1) return items[0];
  const all = items.reduce((sum, item) => sum + room(item), 0);
  return items.find((item) => all > 0 && room(item) >= MOST_OF_IT * all);
}
