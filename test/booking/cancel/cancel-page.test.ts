/** Cancelling on the booking's own page: asked first, until the truck is on its way. */
import { expect, test } from "vitest";
import type { BookingView } from "#app/booking/booking-view.ts";
import { siteWithBooking, stampOf } from "#test/support/booked-site.ts";

const TODAY = { date: "2026-07-20", timeOfDay: "Evening" };

test("a pickup is cancelled with no reason at all, both sides are told, the page says so", async () => {
  const site = await siteWithBooking();
  const answer = await site.cancel(stampOf(await site.openCancel()));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`${site.path}?did=cancelled#did`);
  expect(site.job()).toMatchObject({ stage: "cancelled", revision: 2 });
  expect(site.events().at(-1)).toMatchObject({ who: "customer", what: "cancelled", after: {} });
  expect(site.messages()).toEqual(
    expect.arrayContaining(["cancelled-customer due", "cancelled-owner due", "reminder given-up"]),
  );
  const { body } = await site.open("?did=cancelled");
  expect(body).toMatchObject({
    done: "You canceled the pickup.",
    booking: {
      stage: "cancelled",
      cancelledBy: "customer",
      may: { change: false, cancel: false, note: false },
    },
  });
});

test("a reason is one that the form offers, with what was written beside it", async () => {
  const site = await siteWithBooking();
  const stamp = stampOf(await site.openCancel());
  await site.cancel({ ...stamp, why: "The price", more: " Found it\r\ncheaper " });
  expect(site.events().at(-1)?.after).toEqual({ reason: "The price: Found it\ncheaper" });
});

test("a reason that the form does not offer is left out", async () => {
  const site = await siteWithBooking();
  await site.cancel({ ...stampOf(await site.openCancel()), why: "<script>" });
  expect(site.events().at(-1)).toMatchObject({ what: "cancelled", after: {} });
});

test("a cancelling after moving has closed is marked as late, and taken", async () => {
  const site = await siteWithBooking(TODAY);
  const page = await site.openCancel();
  const { may } = (page.body as { booking: BookingView }).booking;
  expect(may).toEqual({ change: false, items: false, cancel: true, note: true, photos: true });
  expect((await site.cancel(stampOf(page))).status).toBe(303);
  expect(site.events().at(-1)?.after).toEqual({ isLate: true });
});

test.each([
  ["on its way", { stage: "on-the-way" }],
  ["done", { stage: "done", endedAt: "2026-07-20T15:00:00.000Z" }],
  ["of a day that is over", { date: "2026-07-19" }],
] as const)("a pickup %s is not cancelled: 409, with words and what was typed", async (_, now) => {
  const site = await siteWithBooking();
  const stamp = stampOf(await site.openCancel());
  site.set(now);
  const typed = { why: "The price", more: "Too much" };
  const answer = await site.cancel({ ...stamp, ...typed });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    problem: "This booking can no longer be changed online.",
    typed,
  });
  expect(site.events()).toHaveLength(1);
});

test("a repeat of the post shows the first result; another page's later post is outdated", async () => {
  const site = await siteWithBooking();
  const [one, other] = [stampOf(await site.openCancel()), stampOf(await site.openCancel())];
  const first = await site.cancel({ ...one, why: "The price" });
  const again = await site.cancel({ ...one, why: "The price" });
  expect([again.status, again.headers.get("Location")]).toEqual([
    303,
    first.headers.get("Location"),
  ]);
  expect((await site.cancel(other)).status).toBe(409);
  expect(site.events().map(({ what }) => what)).toEqual(["booked", "cancelled"]);
});

test("a page that is outdated by a move cancels nothing", async () => {
  const site = await siteWithBooking();
  const stamp = stampOf(await site.openCancel());
  site.set({ revision: 2, date: "2026-07-24" });
  const answer = await site.cancel({ ...stamp, more: "Kept" });
  expect([answer.status, answer.body]).toEqual([
    409,
    expect.objectContaining({ typed: { why: "", more: "Kept" } }),
  ]);
  expect(site.job().stage).toBe("booked");
});

test("words that are too long are not cut: the pickup stays, and they stay in the form", async () => {
  const site = await siteWithBooking();
  const more = "x".repeat(501);
  const answer = await site.cancel({ ...stampOf(await site.openCancel()), more });
  expect([answer.status, answer.body]).toEqual([
    422,
    expect.objectContaining({ typed: { why: "", more } }),
  ]);
  expect(site.job().stage).toBe("booked");
});
