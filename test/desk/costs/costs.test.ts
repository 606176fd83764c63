/** What jobs earned, as the owner sets its rates and reads it; the crew sees none of it. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { EarnedView } from "#app/desk/job/EarnedBlock.tsx";
import type { Report } from "#app/money/report-view.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { crewMembers, dumpTrips, jobCosts, jobFinals } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { doneJob } from "#test/support/done-job.ts";

const TODAY = "2026-07-20";
const at = (clock: string) => `${TODAY}T${clock}:00.000Z`;

async function earning() {
  const site = await openDeskSite({ NOW: at("22:00") });
  const routes = {
    costs: await import("#app/desk/costs/costs.route.tsx"),
    reports: await import("#app/desk/reports/reports.route.tsx"),
    csv: await import("#app/desk/reports/report-csv.route.ts"),
  };
  const owner = await site.signedIn();
  const setRates = async (fields: Record<string, string>) => {
    const { body } = await owner.get(routes.costs.loader, "/desk/costs");
    const { seen } = body as { seen: string };
    const form = { intent: "costs", requestId: randomUUID(), seen, hour: "", people: "", mile: "" };
    return owner.post(routes.costs.action, "/desk/costs", { ...form, ...fields });
  };
  const reports = async () => {
    const { body } = await owner.get(routes.reports.loader, "/desk/reports");
    const { earned } = body as { earned: Report[] };
    return new Map(earned.map((report) => [report.id, report]));
  };
  const done = (ended: string, row: Parameters<typeof doneJob>[2], total = 30_000, tax = 0) => {
    const job = doneJob(site.database, at(ended), row, 0);
    const isOf = eq(jobFinals.jobId, job.id);
    const final = { tax: { totalCents: total, taxCents: tax }, items: [], reason: "" } as never;
    site.database
      .update(jobFinals)
      .set({ totalCents: total, taxCents: tax, final })
      .where(isOf)
      .run();
    return job;
  };
  return { ...site, routes, owner, setRates, reports, done };
}

const TUB = [{ id: "hot-tub", name: "Hot Tub", quantity: 1, volume: 100, priceCents: 30_000 }];

test("revenue without the tax, dump, labor and other costs stand beside the profit, and add up", async () => {
  const { database, desk, owner, setRates, reports, done, routes } = await earning();
  const work = { setOffAt: at("14:00"), doneAt: at("16:00"), people: 2, date: TODAY };
  const items = TUB as never;
  const tub = done("16:00", { ...work, items, volume: 100, city: "katy" }, 21_650, 1_650);
  done("17:00", { ...work, doneAt: at("17:00"), volume: 300, city: "Houston" }, 40_000);
  const trip = { truckId: 1, place: "McCarty", addedAt: at("18:00") };
  database
    .insert(dumpTrips)
    .values([
      { ...trip, at: at("18:00"), feeCents: 40_001 },
      { ...trip, at: at("19:00"), feeCents: 999 },
    ])
    .run();
  expect((await setRates({ hour: "x" })).status).toBe(422);
  expect((await setRates({ hour: "30" })).status).toBe(303);
  expect(findSettings(database).costs).toMatchObject([{ from: TODAY, hourCents: 3_000 }]);
  const path = `/desk/jobs/${tub.orderNumber}`;
  const cost = { do: "cost", words: "Straps", amount: "5.25" };
  const post = { ...stamp(1), ...cost };
  for (const _ of [1, 2]) expect((await owner.post(desk.job.action, path, post)).status).toBe(303);
  expect(
    await owner.post(desk.job.action, path, { ...stamp(1), ...cost, amount: "-1" }),
  ).toMatchObject({
    status: 422,
    body: { typed: { intent: "cost", words: "Straps", amount: "-1" } },
  });
  const { body } = await owner.get(desk.job.loader, path);
  const { sums, costs } = (body as { earned: EarnedView }).earned;
  expect(costs).toMatchObject([{ words: "Straps", cents: 525 }]);
  expect(sums).toEqual({
    ...{ revenueCents: 20_000, dumpCents: 10_000, laborCents: 12_000, fuelCents: null },
    ...{ otherCents: 525, profitCents: -2_525 },
  });

  const shown = await reports();
  expect(shown.get("profit-days")?.rows).toEqual([
    ["Mon, Jul 20", "-$115.25", "$600.00", "$410.00", "$300.00", "–", "$5.25", "2"],
  ]);
  expect(shown.get("profit-cities")?.rows.map(([name, profit]) => [name, profit])).toEqual([
    ["Trips without a job", "-$9.99"],
    ["Katy", "-$25.25"],
    ["Houston", "-$80.01"],
  ]);
  expect(shown.get("profit-jobs")?.links?.at(-1)).toBe(path);
  expect(shown.has("profit-trucks")).toBe(false);
  expect(shown.get("losing")).toMatchObject({
    rows: expect.arrayContaining([["Hot Tub", "1 of 1", "$25.25"]]),
  });
  const file = "profit-days.csv";
  const csv = await owner.get(
    (args) => routes.csv.loader({ ...args, params: { file } }),
    `/desk/reports/${file}`,
  );
  expect(`${csv.body}`).toContain('"Mon, Jul 20",-115.25,600,410,300,,5.25,2');
});

test("the crew sees no rates, no sums and no costs, and changes none", async () => {
  const { database, desk, routes, done, signedIn } = await earning();
  const job = done("16:00", { date: TODAY });
  const row = { name: "Sam", addedAt: at("10:00") };
  const { id } = database.insert(crewMembers).values(row).returning().get();
  const sam = await signedIn(id);
  const path = `/desk/jobs/${job.orderNumber}`;
  expect((await sam.get(desk.job.loader, path)).body).toMatchObject({ earned: null });
  for (const [route, page] of [
    [routes.costs.loader, "/desk/costs"],
    [routes.reports.loader, "/desk/reports"],
    [routes.csv.loader, "/desk/reports/profit-jobs.csv"],
  ] as const) {
    expect((await sam.get(route, page)).status).toBe(403);
  }
  const cost = { ...stamp(1), do: "cost", words: "Straps", amount: "5" };
  expect((await sam.post(desk.job.action, path, cost)).status).toBe(403);
  expect((await sam.post(routes.costs.action, "/desk/costs", { hour: "1" })).status).toBe(403);
  expect(database.select().from(jobCosts).all()).toEqual([]);
});
