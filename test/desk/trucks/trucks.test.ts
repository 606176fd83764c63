/** The trucks on the desk, as the owner's browser and the crew's ask for them. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { DayView } from "#app/desk/today/day-view.ts";
import type { BalancePlan } from "#app/desk/trucks/balance.server.ts";
import type { TruckFields } from "#app/desk/trucks/truck-form.ts";
import type { JobDetails } from "#app/jobs/job.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { crewMembers } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { savedJob } from "#test/support/saved-job.ts";

const TODAY = "2026-07-20";
const KATY = { latitude: 29.79, longitude: -95.82 };
const BAYTOWN = { latitude: 29.74, longitude: -94.98 };
const BOX_TRUCK = { name: "Box truck", color: "green", points: "400", stops: "", street: "" };

async function fleet() {
  const site = await openDeskSite();
  openWeek(site.database);
  const routes = {
    trucks: await import("#app/desk/trucks/trucks.route.tsx"),
    truck: await import("#app/desk/trucks/truck.route.tsx"),
    balance: await import("#app/desk/trucks/balance.route.tsx"),
    feed: await import("#app/desk/calendar/feed.route.ts"),
  };
  const owner = await site.signedIn();
  const page = async (id: number | "new") => {
    const { body } = await owner.get(routes.truck.loader, `/desk/trucks/${id}`);
    return body as { seen: string; fields: TruckFields; mayRemove: boolean };
  };
  const post = async (
    id: number | "new",
    fields: Record<string, string>,
    days = [1, 2, 3, 4, 5],
  ) => {
    const form = new URLSearchParams({ intent: "save", requestId: randomUUID(), ...fields });
    if (!form.has("seen")) form.set("seen", (await page(id)).seen);
    for (const day of days) form.append("weekday", String(day));
    return owner.send(routes.truck.action, `/desk/trucks/${id}`, { method: "POST", body: form });
  };
  let count = 0;
  const book = (details: Partial<JobDetails>) => {
    count += 1;
    const drawOrderNumber = () => `JB-10000${count}`;
    const slot = { date: TODAY, timeOfDay: "Evening", volume: 100 } as const;
    const given = sampleDetails({ ...slot, name: `Customer ${count}`, ...details });
    return savedJob(
      site.database,
      sampleBooking({ bookingKey: randomUUID(), details: given, drawOrderNumber }),
    );
  };
  const today = async (browser = owner, query = "") =>
    (await browser.get(site.desk.today.loader, `/desk${query}`)).body as { day: DayView };
  return { ...site, routes, owner, page, post, book, today };
}

const namesOf = ({ day }: { day: DayView }) =>
  day.windows.flatMap(({ stops }) => stops.map(({ name }) => name));

test("one truck has no tabs, no map and no choice; a second one is added once, by a form that is checked", async () => {
  const { today, book, page, post, database, owner, routes } = await fleet();
  book({});
  expect((await today()).day).toMatchObject({ trucks: [], map: null, boards: [{ truck: null }] });
  expect((await page(1)).mayRemove).toBe(false);

  const { seen } = await page("new");
  const wrong = await post("new", { ...BOX_TRUCK, seen, points: "12.3" });
  expect(wrong).toMatchObject({
    status: 422,
    body: { typed: { name: "Box truck", points: "12.3" } },
  });
  expect(await post("new", { ...BOX_TRUCK, seen }, [])).toMatchObject({ status: 422 });
  expect(
    await post("new", { ...BOX_TRUCK, seen, street: "1 Main St", zip: "99999" }),
  ).toMatchObject({
    status: 422,
    body: { typed: { street: "1 Main St", zip: "99999" } },
  });
  expect(listTrucks(database)).toHaveLength(1);

  expect((await post("new", { ...BOX_TRUCK, seen })).status).toBe(303);
  // The same page once more, with another name: what it saw is no longer so.
  expect((await post("new", { ...BOX_TRUCK, seen, name: "Twin" })).status).toBe(409);
  expect(listTrucks(database)).toMatchObject([
    { name: "Truck 1", points: 550 },
    { name: "Box truck", color: "green", points: 400, weekdays: [1, 2, 3, 4, 5] },
  ]);
  expect((await today()).day.trucks).toMatchObject([{ stops: 1 }, { stops: 0 }]);
  const { body } = await owner.get(routes.trucks.loader, "/desk/trucks");
  const { seen: stampOfTwo } = body as { seen: string };
  const two = { intent: "two", requestId: randomUUID(), two: "1", seen: stampOfTwo };
  expect((await owner.post(routes.trucks.action, "/desk/trucks", two)).status).toBe(303);
});

test("each truck has its own route; the owner puts a stop on another, and the crew sees its own alone", async () => {
  const { today, book, post, database, desk, owner, signedIn } = await fleet();
  await post("new", BOX_TRUCK, [0, 1, 2, 3, 4, 5, 6]);
  const [west, east] = [book(KATY), book(BAYTOWN)];
  book(KATY);
  const all = await today();
  expect(all.day.map?.routes.map(({ stops }) => stops.length).sort()).toEqual([1, 2]);
  const [one, other] = all.day.trucks as [DayView["trucks"][number], DayView["trucks"][number]];
  const eastern = one.stops === 1 ? one : other;
  expect(namesOf(await today(owner, `?truck=${eastern.id}`))).toEqual([east.name]);

  // Onto the truck of the east, where it stays.
  const press = { order: west.orderNumber, do: `truck-${eastern.id}` };
  const path = `/desk?index&truck=${eastern.id}`;
  const pressed = await owner.post(desk.today.action, path, { ...stamp(1), ...press });
  expect(pressed.headers.get("location")).toContain(`truck=${eastern.id}`);
  expect(namesOf(await today(owner, `?truck=${eastern.id}`)).sort()).toEqual([
    west.name,
    east.name,
  ]);
  expect(findEvents(database, west.id).at(-1)).toMatchObject({
    ...{ what: "truck-changed", after: { truck: eastern.name } },
  });

  const member = { name: "Andre", addedAt: "2026-07-01T12:00:00.000Z", truckId: eastern.id };
  const { id } = database.insert(crewMembers).values(member).returning().get();
  const andre = await signedIn(id);
  const elsewhere = one === eastern ? other : one;
  expect(namesOf(await today(andre, `?truck=${elsewhere.id}`))).toEqual(
    namesOf(await today(owner, `?truck=${eastern.id}`)),
  );
  const status = async (order: string) =>
    (await andre.get(desk.job.loader, `/desk/jobs/${order}`)).status;
  expect(await status(east.orderNumber)).toBe(200);
  const [hidden] = namesOf(await today(owner, `?truck=${elsewhere.id}`));
  expect(hidden).toBe("Customer 3");
  expect(await status("JB-100003")).toBe(404);
  // Nor does the crew put stops on trucks.
  const crewPress = { ...stamp(1), order: east.orderNumber, do: `truck-${elsewhere.id}` };
  expect((await andre.post(desk.today.action, "/desk?index", crewPress)).status).toBe(400);
});

test("a stop is refused where its truck has no room, unless the owner says all the same", async () => {
  const { book, post, desk, owner, jobs } = await fleet();
  await post("new", BOX_TRUCK, [0, 1, 2, 3, 4, 5, 6]);
  book({ volume: 500 });
  const small = book({ volume: 390 });
  const press = { ...stamp(1), do: "truck-1" };
  const path = `/desk/jobs/${small.orderNumber}`;
  expect(await owner.post(desk.job.action, path, press)).toMatchObject({
    ...{ status: 409, body: { problem: "Truck 1 has no room for this stop then." } },
  });
  const forced = { ...stamp(1), do: "truck-1", forced: "1" };
  expect((await owner.post(desk.job.action, path, forced)).status).toBe(303);
  expect(jobs().map(({ truckId }) => truckId)).toEqual([1, 1]);
});

test("a window is shared anew as its plan says, and a plan that is no longer true changes nothing", async () => {
  const { book, post, owner, routes, jobs, database } = await fleet();
  const stops = [book(KATY), book(BAYTOWN), book(KATY), book(BAYTOWN)];
  await post("new", BOX_TRUCK, [0, 1, 2, 3, 4, 5, 6]);
  const path = `/desk/balance?date=${TODAY}&show=Evening`;
  const read = async () =>
    ((await owner.get(routes.balance.loader, path)).body as { plan: BalancePlan }).plan;
  const plan = await read();
  expect(plan.moves).toHaveLength(2);
  const miles = (of: "before" | "after") =>
    plan.trucks.reduce((sum, truck) => sum + truck[of].miles, 0);
  expect(miles("after")).toBeLessThan(miles("before"));

  const press = (seen: string) =>
    owner.post(routes.balance.action, path, { intent: "share", requestId: randomUUID(), seen });
  expect((await press(plan.stamp)).status).toBe(303);
  const trucks = jobs().map(({ truckId }) => truckId);
  expect(new Set([trucks[0], trucks[2]]).size).toBe(1);
  expect(new Set([trucks[1], trucks[3]]).size).toBe(1);
  expect((await read()).moves).toEqual([]);
  expect((await press(plan.stamp)).status).toBe(409);
  expect(findEvents(database, (stops[0] as { id: number }).id)).toHaveLength(1);
});

test("a truck that is taken off leaves its stops to the others; the last one stays", async () => {
  const { book, page, owner, routes, jobs, post, database } = await fleet();
  await post("new", BOX_TRUCK, [0, 1, 2, 3, 4, 5, 6]);
  for (const place of [KATY, BAYTOWN]) book({ ...place, volume: 100 });
  const remove = async (id: number) => {
    const { seen } = await page(id);
    const fields = { intent: "remove", requestId: randomUUID(), seen };
    return owner.post(routes.truck.action, `/desk/trucks/${id}`, fields);
  };
  expect((await remove(1)).status).toBe(303);
  const [left, ...others] = listTrucks(database);
  expect(others).toEqual([]);
  expect((await remove(left?.id ?? 0)).status).toBe(303);
  expect(listTrucks(database)).toEqual([left]);
  expect(jobs()).toHaveLength(2);
});
