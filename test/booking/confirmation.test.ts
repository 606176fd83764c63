import { createCookie } from "@remix-run/node";
import { expect, test } from "vitest";
import { BOOKING_KEY } from "#test/support/booking-setup.ts";
import { cancelJob } from "#test/support/cancel-job.ts";
import { type Browser, openSite, SITE_NOW, type Site } from "#test/support/site.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

const CART = "load-half.1_refrigerator.1";

/** A site where a browser has just booked. */
async function siteWithBooking(fields: Record<string, string> = {}) {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  const form = { bookingKey: BOOKING_KEY, ...typedBooking(), ...fields };
  const answer = await browser.post(site.schedule.action, "/schedule", form);
  expect(answer.status).toBe(303);
  return { site, browser, job: site.jobs()[0] };
}

const confirmation = (site: Site, browser: Browser) =>
  browser.get(site.confirmation.loader, "/confirmation");
const calendar = (site: Site, browser: Browser) =>
  browser.get(site.pickupCalendar.loader, "/confirmation/pickup.ics");

test("the browser that booked sees its booking", async () => {
  const { site, browser, job } = await siteWithBooking();
  expect((await confirmation(site, browser)).body).toEqual({
    booking: {
      orderNumber: job?.orderNumber,
      path: `/booking/${job?.token}`,
      stamp: { requestId: expect.any(String), revision: 1 },
      isCancelled: false,
      isUnchanged: false,
      email: null,
      isEmailPutOff: false,
      itemCount: 2,
      lines: [
        {
          id: "load-half",
          name: "1/2 Load",
          quantity: 1,
          priceCents: 50_000,
          volume: 275,
          category: "custom",
        },
        {
          id: "refrigerator",
          name: "Refrigerator",
          quantity: 1,
          priceCents: 12_000,
          volume: 55,
          category: "appliances",
          picture: "refrigerator",
        },
      ],
      fullAddress: "100 Example St, Houston, TX 77002",
      totalCents: 60_060,
      reduced: null,
      taxNote: null,
      priceReason:
        "330 points × $1.82. Priced by the room in the truck: $19.40 less than the item prices together ($620.00).",
      volume: 330,
      date: "2026-07-22",
      timeOfDay: "Morning",
      isFarAway: false,
      socialLinks: [],
    },
  });
});

test("a cancelled booking is shown as cancelled, and its calendar file is gone", async () => {
  const { site, browser, job } = await siteWithBooking();
  await cancelJob(site.database, `${job?.orderNumber}`, SITE_NOW);
  expect((await confirmation(site, browser)).body).toMatchObject({
    booking: { orderNumber: job?.orderNumber, isCancelled: true },
  });
  expect((await calendar(site, browser)).status).toBe(404);
});

test("a booking's page forbids caching", async () => {
  const { site, browser } = await siteWithBooking();
  expect(new Headers(site.confirmation.headers()).get("cache-control")).toBe("private, no-store");
  expect((await calendar(site, browser)).headers.get("cache-control")).toBe("private, no-store");
});

test("no address shows the booking to another browser", async () => {
  const { site, job } = await siteWithBooking();
  const other = site.browser();
  for (const query of ["", `?order=${job?.orderNumber}`, `?bookingKey=${BOOKING_KEY}`]) {
    const { body } = await other.get(site.confirmation.loader, `/confirmation${query}`);
    expect(body).toEqual({ booking: null });
  }
  expect((await calendar(site, other)).status).toBe(404);
});

test.each([
  ["a bare key", () => BOOKING_KEY],
  ["an unsigned cookie", () => encodeURIComponent(btoa(`{"bookingKey":"${BOOKING_KEY}"}`))],
  ["a cookie signed with another secret", () => cookieOf("another-secret-altogether", BOOKING_KEY)],
  ["a cookie signed with no secret", () => cookieOf("", BOOKING_KEY)],
  ["our cookie of another booking", () => cookieOf("the-secret-of-a-test-site", "unknown")],
  ["nonsense", () => "%E0%A4%A;"],
])("%s opens nothing", async (_, make) => {
  const { site } = await siteWithBooking();
  const browser = site.browser({ booking: await make() });
  expect((await confirmation(site, browser)).body).toEqual({ booking: null });
  expect((await calendar(site, browser)).status).toBe(404);
});

test("a cookie signed with the site's secret shows the booking", async () => {
  const { site, job } = await siteWithBooking();
  const booking = await cookieOf("the-secret-of-a-test-site", BOOKING_KEY);
  expect((await confirmation(site, site.browser({ booking }))).body).toMatchObject({
    booking: { orderNumber: job?.orderNumber },
  });
});

async function cookieOf(secret: string, bookingKey: string): Promise<string> {
  const cookie = await createCookie("booking", { secrets: [secret] }).serialize({ bookingKey });
  return cookie.slice("booking=".length).split(";")[0] as string;
}

test("each of two browsers sees its own booking", async () => {
  const { site, browser } = await siteWithBooking();
  const other = site.browser({ cart: "load-full.1" });
  await other.post(site.schedule.action, "/schedule", typedBooking());
  expect((await confirmation(site, other)).body).toMatchObject({
    booking: { totalCents: 100_000 },
  });
  expect((await confirmation(site, browser)).body).toMatchObject({
    booking: { totalCents: 60_060 },
  });
});

test("the calendar file has the exact times of the pickup", async () => {
  const { site, browser, job } = await siteWithBooking();
  const answer = await calendar(site, browser);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="${job?.orderNumber}.ics"`,
  );
  expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(answer.body).toContain("DTSTART:20260722T120000Z\r\n");
  expect(answer.body).toContain("DTEND:20260722T170000Z\r\n");
});

test("a booking without a date has a confirmation and no calendar file", async () => {
  const { site, browser } = await siteWithBooking({ date: "", timeOfDay: "" });
  expect((await confirmation(site, browser)).body).toMatchObject({
    booking: { date: null, timeOfDay: null },
  });
  expect((await calendar(site, browser)).status).toBe(404);
});
