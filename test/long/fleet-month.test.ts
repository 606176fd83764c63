/**
 * A month of three trucks through the real actions: bookings, moves, cancellations, stops that the owner
 * puts on other trucks and shares anew, and a truck that is taken off and comes back.
 */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { BalancePlan } from "#app/desk/trucks/balance.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { addDays, weekdayOf } from "#app/lib/dates.ts";
import { trucks } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { addTrucks } from "#test/support/fleet.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { randomFrom } from "#test/support/random.ts";
import { typedBooking } from "#test/support/typed-booking.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const TRIES = 2_000;
const FIRST_DAY = "2026-07-21";
const DAYS = 28;
const POINTS: Record<number, number> = { 1: 550, 2: 400, 3: 550 };
/** Truck 2 stays in the yard on Saturdays. */
const FREE_DAYS: Record<number, readonly number[]> = { 1: [], 2: [6], 3: [] };
const ZIPS = ["77002", "77449", "77494", "77584", "77375", "77380", "77521", "77573", "77034"];
const CARTS = [
  ...[
    "sofa.1",
    "mattress.2_nightstand.1",
    "refrigerator.1",
    "sectional.1_sofa.1",
    "bed-set-king.2",
  ],
  ...["load-half.1", "load-half.1_sofa.1", "sofa.4_sectional.1"],
];

test("2,000 bookings and what becomes of them: no truck is over its points, and no stop is lost", {
  timeout: 600_000,
}, async () => {
  const random = randomFrom(28_072_026);
  const any = <Thing>(of: readonly Thing[]) => of[Math.floor(random() * of.length)] as Thing;
  const site = await openDeskSite({ RATE_LIMITS: "off" });
  openWeek(site.database);
  addTrucks(site.database, { points: 400, weekdays: [1, 2, 3, 4, 5] }, {});
  const balance = await import("#app/desk/trucks/balance.route.tsx");
  const owner = await site.signedIn();
  const days = Array.from({ length: DAYS }, (_, at) => addDays(FIRST_DAY, at)).filter(
    (date) => weekdayOf(date) !== 0,
  );
  const slot = () => ({ date: any(days), timeOfDay: any(WINDOWS).name });
  /** What a spreadsheet would have of each booking: kept from the answers alone. */
  const kept = new Map<string, { date: string; timeOfDay: string }>();
  let [refused, moved, cancelled, put, shared] = [0, 0, 0, 0, 0];

  const book = async (at: number) => {
    const wish = slot();
    const form = typedBooking({
      ...wish,
      ...{ zip: any(ZIPS), email: `customer.${at}@example.com`, phone: phoneOf(at) },
    });
    const key = randomUUID();
    const browser = site.browser({ cart: any(CARTS) });
    const path = "/schedule";
    const { status } = await browser.post(site.schedule.action, path, { bookingKey: key, ...form });
    if (status === 303) kept.set(key, wish);
    else refused += 1;
  };
  const open = () =>
    site.jobs().filter((job) => job.stage === "booked" && kept.has(job.bookingKey));
  const move = async (job: Job) => {
    const wish = slot();
    const path = `/booking/${job.token}/move`;
    const fields = { ...stamp(job.revision), slot: `${wish.date}.${wish.timeOfDay}` };
    const { status } = await site.browser().post(site.moveBooking.action, path, fields);
    if (status !== 303) return;
    kept.set(job.bookingKey, wish);
    moved += 1;
  };
  const cancel = async (job: Job) => {
    const path = `/booking/${job.token}/cancel`;
    const { status } = await site.browser().post(site.cancelBooking.action, path, {
      ...stamp(job.revision),
    });
    if (status !== 303) return;
    kept.delete(job.bookingKey);
    cancelled += 1;
  };
  const putOn = async (job: Job) => {
    const press = { ...stamp(job.revision), do: `truck-${any([1, 2, 3])}` };
    const path = `/desk/jobs/${job.orderNumber}`;
    if ((await owner.post(site.desk.job.action, path, press)).status === 303) put += 1;
  };
  const share = async () => {
    const { date, timeOfDay } = slot();
    const path = `/desk/balance?date=${date}&show=${timeOfDay}`;
    const { plan } = (await owner.get(balance.loader, path)).body as { plan: BalancePlan };
    const press = { intent: "share", requestId: randomUUID(), seen: plan.stamp };
    expect((await owner.post(balance.action, path, press)).status).toBe(303);
    const [was, is] = [milesOf(plan, "before"), milesOf(plan, "after")];
    expect(is).toBeLessThanOrEqual(was + 1e-6);
    if (plan.moves.length > 0) shared += 1;
  };

  for (let at = 0; at < TRIES; at++) {
    await book(at);
    if (at % 4 === 3) await move(any(open()));
    if (at % 6 === 5) await cancel(any(open()));
    if (at % 9 === 8) await putOn(any(open()));
    if (at % 40 === 39) await share();
    if (at % 100 === 99) expectFits(open(), kept);
  }
  console.log({ booked: kept.size, refused, moved, cancelled, put, shared });
  for (const count of [refused, moved, cancelled, put, shared]) expect(count).toBeGreaterThan(0);
  expect(site.database.select().from(trucks).all()).toHaveLength(3);
});

/** Nothing is lost or in two places, and each truck has room for what it drives to. */
function expectFits(
  open: readonly Job[],
  kept: ReadonlyMap<string, { date: string; timeOfDay: string }>,
): void {
  expect(open).toHaveLength(kept.size);
  const taken = new Map<string, number>();
  for (const { bookingKey, date, timeOfDay, truckId, volume } of open) {
    expect({ date, timeOfDay }).toEqual(kept.get(bookingKey));
    const truck = truckId ?? 1;
    expect(FREE_DAYS[truck]).not.toContain(weekdayOf(`${date}`));
    const key = `${truck} ${date} ${timeOfDay}`;
    taken.set(key, (taken.get(key) ?? 0) + volume);
  }
  for (const [key, points] of taken) {
    expect(points, key).toBeLessThanOrEqual(POINTS[Number(key[0])] ?? 0);
  }
}

function milesOf({ trucks: sums }: BalancePlan, when: "before" | "after"): number {
  return sums.reduce((total, truck) => total + truck[when].miles, 0);
}

const phoneOf = (at: number) => `(713) 5${String(at % 100).padStart(2, "0")}-${String(1000 + at)}`;
