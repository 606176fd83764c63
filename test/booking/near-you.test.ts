/** Windows marked "We're near you then", on the booking form and on the page that moves (rule 148). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dayFactsOf } from "#app/desk/today/day-facts.server.ts";
import { viewDay } from "#app/desk/today/day-view.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { siteWithBooking, stampOf } from "#test/support/booked-site.ts";
import { cancelJob } from "#test/support/cancel-job.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

// The site's now is Monday, July 20, 2026; the booking is in 77002 for Wednesday morning.
const CART = { cart: "refrigerator.1" };
const THURSDAY = { date: "2026-07-23", timeOfDay: "Afternoon" };
const MARK = "2026-07-23.Afternoon";

async function site() {
  const opened = await siteWithBooking();
  const { loader } = await import("#app/booking/schedule/schedule-near.route.ts");
  /** A customer of another ZIP, with a phone and an email of their own. */
  const book = async (who: string, zip: string, fields: Record<string, string> = {}) => {
    const browser = opened.browserOf(CART);
    const person = { email: `${who}@example.com`, phone: `713555${zip.slice(1)}` };
    const form = { bookingKey: randomUUID(), ...typedBooking(), ...person, zip, ...fields };
    const answer = await browser.post(opened.schedule.action, "/schedule", form);
    expect(answer.status).toBe(303);
    return browser;
  };
  const ask = async (zip: string, browser = opened.browserOf({})) =>
    JSON.parse(`${(await browser.get(loader, `/schedule/near?zip=${zip}`)).body}`);
  return { ...opened, loader, book, ask };
}

test("a window is marked once the ZIP is known: asked by the form's script, or posted without one", async () => {
  const { book, ask, browserOf, schedule, loader, database, jobs } = await site();
  const ann = await book("ann", "77003", THURSDAY);
  expect(await ask("77006")).toEqual([]);
  await book("bo", "77019", THURSDAY);
  expect(await ask("77006")).toEqual([MARK]);
  expect(await ask("77449")).toEqual([]);
  expect(await ask("7700")).toEqual([]);
  // Ann's own browser: her stop does not count, and one is left.
  expect(await ask("77006", ann)).toEqual([]);

  const answer = await browserOf({}).get(loader, "/schedule/near?zip=77006");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  // Nothing of how many, who or where.
  expect(answer.body).toBe(`["${MARK}"]`);

  const form = { bookingKey: randomUUID(), ...typedBooking(), zip: "77006", intent: "look" };
  const looked = await browserOf(CART).post(schedule.action, "/schedule", form);
  expect(looked.body).toMatchObject({
    ...{ near: [MARK], problem: null, advice: "We're near you Thursday afternoon." },
  });
  const own = { ...form, phone: "7135557019" };
  const asBo = await browserOf(CART).post(schedule.action, "/schedule", own);
  expect(asBo.body).toMatchObject({ near: [], advice: expect.stringMatching(/^We.re not near/) });

  const bo = jobs().find(({ email }) => email === "bo@example.com");
  await cancelJob(database, `${bo?.orderNumber}`, "2026-07-20T15:30:00.000Z");
  expect(await ask("77006")).toEqual([]);
});

test("the page that moves a booking marks the same windows, and never for its own customer's jobs", async () => {
  const { book, openMove, move, events } = await site();
  await book("ann", "77003", THURSDAY);
  await book("maria", "77019", THURSDAY);
  // The booking itself is Maria's too: ann's stop is the only other one.
  expect((await openMove()).body).toMatchObject({ near: [] });
  await book("bo", "77006", THURSDAY);
  const page = await openMove();
  expect(page.body).toMatchObject({ near: [MARK] });
  expect((await move({ ...stampOf(page), slot: MARK })).status).toBe(303);
  expect(events().at(-1)?.after).toEqual({ ...THURSDAY, isNear: true });
});

test("the owner sees what a marked window saved, as miles of the route with and without", async () => {
  const { book, jobs, database } = await site();
  await book("ann", "77003", THURSDAY);
  await book("bo", "77019", THURSDAY);
  await book("cleo", "77006", THURSDAY);
  // In Katy, some twenty miles away.
  const place = { street: "1 Main St", city: "Katy", zip: "77449" };
  const yard = { ...place, latitude: 29.8376, longitude: -95.7337 };
  saveSetting(database, "yard", yard, "2026-07-20T15:30:00.000Z");
  const facts = dayFactsOf(database, THURSDAY.date);
  const { saving } = viewDay(facts, { role: "owner" });
  expect(jobs()).toHaveLength(4);
  expect(saving?.stops).toBe(1);
  expect(saving?.savedMiles).toBeGreaterThan(15);
  expect(saving?.savedMiles).toBeLessThan(saving?.apartMiles ?? 0);
  expect(viewDay(facts, { role: "crew", name: "Sam", crewId: 1 }).saving).toBeNull();
});
