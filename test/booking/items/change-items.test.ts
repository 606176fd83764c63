/** Changing the list of a booked pickup on the customer's own page (rules 122 to 126). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { WindowRoom } from "#app/schedule/window-room.ts";
import { siteWithBooking, stampOf } from "#test/support/booked-site.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import type { Answer } from "#test/support/site.ts";

// The booking is for Wednesday morning: half a load and a refrigerator, 330 points, $600.60.
const BOOKED = "load-half.1_refrigerator.1";
const MORE = "load-half.1_refrigerator.2";
const WEDNESDAY = { date: "2026-07-22", timeOfDay: "Morning" } as const;

type Page = {
  draft: string;
  refusal: string | null;
  isOutdated: boolean;
  room: WindowRoom | null;
  offers: WindowSlot[] | null;
  page: { found: string[] | null; notTaken: { id: string }[]; query: string };
};
const pageOf = ({ body }: Answer) => body as Page;

async function site() {
  const opened = await siteWithBooking();
  openWeek(opened.database);
  return opened;
}

test("the page begins with the list as it is booked and the room of its window", async () => {
  const { openItems, database } = await site();
  neighborJob(database, WEDNESDAY, 120);
  const page = pageOf(await openItems());
  expect(page).toMatchObject({
    draft: BOOKED,
    refusal: null,
    isOutdated: false,
    room: { capacity: 550, most: 430 },
    offers: null,
  });
});

test("without JavaScript a press is a link to the page with the changed draft, and saves nothing", async () => {
  const { openItems, job, events } = await site();
  const before = JSON.stringify([job(), events()]);
  const draftAfter = async (draft: string, change: string) =>
    pageOf(await openItems(`?draft=${draft}&change=${change}&revision=1`)).draft;
  expect(await draftAfter(BOOKED, "add.refrigerator")).toBe(MORE);
  expect(await draftAfter(MORE, "minus.load-half")).toBe("refrigerator.2");
  expect(await draftAfter("refrigerator.2", "remove.refrigerator")).toBe("");
  expect(await draftAfter("", "add.sofa")).toBe("sofa.1");
  // Asked for again, as a browser does on a reload, the same address shows the same.
  expect(await draftAfter(BOOKED, "add.refrigerator")).toBe(MORE);
  expect(await draftAfter(BOOKED, "explode.refrigerator")).toBe(BOOKED);
  expect(JSON.stringify([job(), events()])).toBe(before);
});

test("the search finds items and load sizes, and says what is not taken", async () => {
  const { openItems } = await site();
  expect(pageOf(await openItems("?q=dishwasher")).page.found).toEqual(["dishwasher"]);
  expect(pageOf(await openItems("?q=1/4 load")).page.found).toEqual(["load-quarter"]);
  expect(pageOf(await openItems("?q=propane")).page.notTaken).not.toEqual([]);
  expect(pageOf(await openItems()).page.found).toBeNull();
});

test("saving keeps booked prices, charges today's for what is added, and tells both sides", async () => {
  const { openItems, changeItems, job, set, events, messages, open, path } = await site();
  const [half, fridge] = job().items;
  if (!half || !fridge) throw new Error("two lines are booked");
  // Booked when a refrigerator was cheaper, and with the discount on.
  set({
    items: [half, { ...fridge, priceCents: 9_900 }],
    discountCents: 6_006,
    totalCents: 54_054,
  });
  const answer = await changeItems({ ...stampOf(await openItems()), draft: `${MORE}_sofa.1` });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`${path}?did=items-changed#did`);
  expect(job()).toMatchObject({
    items: [
      half,
      { id: "refrigerator", quantity: 1, priceCents: 9_900 },
      { id: "refrigerator", quantity: 1, priceCents: 12_000 },
      { id: "sofa", quantity: 1, priceCents: 11_000, volume: 50 },
    ],
    volume: 435,
    subtotalCents: 79_170,
    discountCents: 7_917,
    totalCents: 71_253,
    revision: 2,
    ...WEDNESDAY,
  });
  expect(events().at(-1)).toMatchObject({
    who: "customer",
    what: "items-changed",
    before: { totalCents: 54_054, volume: 330 },
    after: { totalCents: 71_253, volume: 435 },
  });
  expect(messages().filter((one) => one.startsWith("items"))).toEqual([
    "items-customer due",
    "items-owner due",
  ]);
  expect((await open("?did=items-changed")).body).toMatchObject({
    done: "You changed the items.",
  });
});

test("no price, name or point that is posted counts", async () => {
  const { openItems, changeItems, job } = await site();
  await changeItems({
    ...stampOf(await openItems()),
    draft: `${BOOKED}_sofa.1`,
    price: "1",
    totalCents: "1",
    "items[0].priceCents": "0",
  });
  expect(job()).toMatchObject({ volume: 380, totalCents: 69_160 });
});

test("a list that its window cannot hold: 409, windows that can, and the list still there", async () => {
  const { openItems, changeItems, job, database } = await site();
  neighborJob(database, WEDNESDAY, 200);
  const draft = `${BOOKED}_sofa.1`;
  const page = await openItems(`?draft=${draft}`);
  expect(pageOf(page)).toMatchObject({
    draft,
    room: { capacity: 550, most: 350 },
    offers: [
      { date: "2026-07-21", timeOfDay: "Evening" },
      { date: "2026-07-22", timeOfDay: "Afternoon" },
      { date: "2026-07-22", timeOfDay: "Evening" },
    ],
  });
  const refused = await changeItems({ ...stampOf(page), draft });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    problem: "The truck doesn't have room for this on Wednesday morning.",
    typed: { draft },
    offers: pageOf(page).offers,
  });
  expect(job()).toMatchObject({ revision: 1, volume: 330, ...WEDNESDAY });
  // A window that fits takes list and move in one.
  const moved = await changeItems({ ...stampOf(page), draft, slot: "2026-07-22.Evening" });
  expect(moved.status).toBe(303);
  expect(job()).toMatchObject({ volume: 380, date: "2026-07-22", timeOfDay: "Evening" });
});

test("a window that is offered and taken meanwhile is refused, with others", async () => {
  const { openItems, changeItems, job, database } = await site();
  neighborJob(database, WEDNESDAY, 200);
  const draft = `${BOOKED}_sofa.1`;
  const stamp = stampOf(await openItems(`?draft=${draft}`));
  neighborJob(database, { date: "2026-07-22", timeOfDay: "Evening" }, 550);
  const answer = await changeItems({ ...stamp, draft, slot: "2026-07-22.Evening" });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    problem: "The truck doesn't have room for this on Wednesday evening.",
    typed: { draft },
  });
  expect((answer.body as Page).offers).not.toContainEqual({
    date: "2026-07-22",
    timeOfDay: "Evening",
  });
  expect(job().revision).toBe(1);
});

test("a smaller list needs no room, even where the owner has closed the window since", async () => {
  const { openItems, changeItems, job, database } = await site();
  openWeek(database, 100);
  const answer = await changeItems({ ...stampOf(await openItems()), draft: "load-half.1" });
  expect(answer.status).toBe(303);
  expect(job()).toMatchObject({ volume: 275, totalCents: 50_000 });
});

test("without hours, or without a day, any list fits", async () => {
  const unlimited = await siteWithBooking();
  expect(pageOf(await unlimited.openItems())).toMatchObject({ room: null, offers: null });
  const undated = await site();
  undated.set({ date: null, timeOfDay: null });
  const page = await undated.openItems("?draft=load-full.4");
  expect(pageOf(page)).toMatchObject({ room: null, offers: null });
  const answer = await undated.changeItems({ ...stampOf(page), draft: "load-full.4" });
  expect(answer.status).toBe(303);
  expect(undated.job()).toMatchObject({ volume: 2_200, totalCents: 400_000 });
});

test("hostile lists get a clear error, are never saved, and never break the page", async () => {
  const { openItems, changeItems, job, events } = await site();
  const stamp = stampOf(await openItems());
  const post = async (draft: string, more = {}) => {
    const answer = await changeItems({ ...stamp, draft, ...more });
    return `${answer.status} ${(answer.body as { problem?: string }).problem}`;
  };
  expect(await post("no-such-thing.1")).toBe("422 Some items aren't on our price list.");
  expect(await post("sofa.999999999")).toBe("422 One online booking holds up to 200 of one item.");
  expect(await post("sofa.200_desk.200_lamp.200")).toBe(
    "422 One online booking holds up to 500 items.",
  );
  expect(await post("sofa.0_desk.-4")).toBe("422 We couldn't read the whole list.");
  expect(await post("sofa.1_".repeat(2_000))).toBe("422 We couldn't read the whole list.");
  expect(await post("__proto__.1")).toBe("422 We couldn't read the whole list.");
  expect(await post("")).toBe("422 Your list would be empty.");
  expect(await post(BOOKED)).toBe("422 That's the list you already booked.");
  expect(await post(MORE, { slot: "nowhere" })).toBe("422 No window was chosen.");
  expect(await post("x".repeat(40_000))).toBe("413 We couldn't read the form.");
  for (const draft of ["no-such-thing.1", "sofa.999999999", "x".repeat(5_000), "%00", "a.b.c_"]) {
    expect((await openItems(`?draft=${draft}`)).status).toBe(200);
  }
  expect(events()).toHaveLength(1);
  expect(job().revision).toBe(1);
});

test("an item that the price list no longer has stays as booked, and cannot be added to", async () => {
  const { openItems, changeItems, job, set } = await site();
  const [half] = job().items;
  if (!half) throw new Error("two lines are booked");
  const retired = { id: "retired", name: "Jukebox", quantity: 2, priceCents: 5_000, volume: 20 };
  set({ items: [half, retired], volume: 315 });
  const stamp = stampOf(await openItems());
  expect(pageOf(await openItems("?draft=load-half.1_retired.2&change=add.retired"))).toMatchObject({
    draft: "load-half.1_retired.2",
    refusal: "gone",
  });
  const more = await changeItems({ ...stamp, draft: "load-half.1_retired.3" });
  expect(more.status).toBe(422);
  const fewer = await changeItems({ ...stamp, draft: "load-half.1_retired.1" });
  expect(fewer.status).toBe(303);
  expect(job().items).toEqual([half, { ...retired, quantity: 1 }]);
});

test("a draft that was begun before the booking changed says so and is kept", async () => {
  const { openItems, changeItems, job, set } = await site();
  const stamp = stampOf(await openItems());
  set({ revision: 2, date: "2026-07-23" });
  // A press of a browser without JavaScript carries the revision of its page.
  expect(pageOf(await openItems(`?draft=${MORE}&change=add.sofa&revision=1`))).toMatchObject({
    draft: `${MORE}_sofa.1`,
    isOutdated: true,
    booking: { date: "2026-07-23" },
  });
  expect(pageOf(await openItems(`?draft=${MORE}&revision=2`)).isOutdated).toBe(false);
  const answer = await changeItems({ ...stamp, draft: MORE });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    problem: "This booking has changed since you opened the page.",
    typed: { draft: MORE },
  });
  expect(job().volume).toBe(330);
});

test("a repeated post shows the first result and changes nothing twice", async () => {
  const { openItems, changeItems, events, job } = await site();
  const post = { ...stampOf(await openItems()), draft: MORE };
  const first = await changeItems(post);
  const second = await changeItems(post);
  expect([second.status, second.headers.get("Location")]).toEqual([
    303,
    first.headers.get("Location"),
  ]);
  expect(events()).toHaveLength(2);
  expect(job().revision).toBe(2);
});

test("after 6 PM the day before, and once it is over, the list stays as it is", async () => {
  const late = await siteWithBooking({ date: "2026-07-21" }, { NOW: "2026-07-20T23:00:00.000Z" });
  const answer = await late.changeItems({ ...stampOf(await late.openItems()), draft: MORE });
  expect([answer.status, answer.body]).toEqual([
    409,
    expect.objectContaining({
      problem: "You could change this online until 6 PM the day before the pickup.",
    }),
  ]);
  const { openItems, changeItems, set, job } = await site();
  const at = "2026-07-20T12:00:00.000Z";
  for (const columns of [
    { stage: "cancelled", endedAt: at },
    { stage: "on-the-way", endedAt: null },
    { stage: "done", endedAt: at },
    { stage: "booked", endedAt: null, date: "2026-07-17" },
  ] as const) {
    set(columns);
    const refused = await changeItems({
      ...stampOf(await openItems()),
      requestId: randomUUID(),
      draft: MORE,
    });
    expect(refused.status, JSON.stringify(columns)).toBe(409);
  }
  expect(job().volume).toBe(330);
});
