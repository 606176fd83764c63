import { randomUUID } from "node:crypto";
import type { HeadersArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import type { BookingValues } from "#app/booking/booking.ts";
import type { BookingRefusal } from "#app/booking/booking-failure.ts";
import { TRAP_FIELD } from "#app/lib/form-trap.ts";
import { type OpenDays, statesOn } from "#app/schedule/open-days.ts";
import { stampForm } from "#app/server/requests/bot-check.server.ts";
import { BOOKING_KEY } from "#test/support/booking-setup.ts";
import { cancelJob } from "#test/support/cancel-job.ts";
import { expectLog, expectLogs } from "#test/support/expect-log.ts";
import { startGoogle } from "#test/support/google-stand-in.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import { resendErrors, startResend } from "#test/support/resend-stand-in.ts";
import { type Browser, openSite, SITE_NOW, type Site } from "#test/support/site.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

const CART = "load-half.1_refrigerator.1";
const OTHER_KEY = "9b2d1c3e-0f5a-4a77-8a55-0c1d2e3f4a5b";

type Fields = Partial<BookingValues> & Record<string, string>;

/** Presses Schedule Pickup with a valid form except for these fields. */
function press(site: Site, browser: Browser, fields: Fields = {}, headers = {}) {
  const form = { bookingKey: BOOKING_KEY, ...typedBooking(), ...fields };
  return browser.post(site.schedule.action, "/schedule", form, headers);
}

test("a booking redirects to its confirmation", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  const answer = await press(site, browser);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/confirmation");
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^booking=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^cart=; Max-Age=15724800; Path=\/; SameSite=Lax$/),
    expect.stringMatching(/^chat=; /),
  ]);
});

test("a booking is one row in the database, in cents and points", async () => {
  const site = await openSite();
  await press(site, site.browser({ cart: CART }));
  expect(site.jobs()).toMatchObject([
    {
      bookingKey: BOOKING_KEY,
      confirmedAt: expect.any(String),
      ...typedBooking(),
      phone: "+17135550100",
      fullAddress: "100 Example St, Houston, TX 77002",
      subtotalCents: 60_060,
      discountCents: 0,
      totalCents: 60_060,
      volume: 330,
      latitude: 29.7568,
      longitude: -95.3657,
      createdAt: "2026-07-20T15:30:00.000Z",
    },
  ]);
});

test("a booking without any keys set leaves two emails in the outbox", async () => {
  const site = await openSite();
  await press(site, site.browser({ cart: CART }));
  const { orderNumber } = site.jobs()[0] ?? {};
  const emails = await site.outbox();
  expect(emails.flatMap(({ to }) => to?.map(({ address }) => address)).sort()).toEqual([
    "maria@example.com",
    "owner@junkbuddy.example",
  ]);
  for (const { subject, text, attachments } of emails) {
    expect(subject).toContain(orderNumber);
    expect(text).toContain("Total: $600.60");
    expect(attachments.map(({ filename }) => filename)).toEqual([`${orderNumber}.ics`]);
  }
});

test("a booking with keys set uses Google and Resend", async () => {
  const [google, resend] = await Promise.all([startGoogle(), startResend()]);
  const site = await openSite({
    GOOGLE_MAPS_API_KEY: google.apiKey,
    GEOCODER_URL: google.url,
    RESEND_API_KEY: resend.apiKey,
    RESEND_BASE_URL: resend.url,
  });
  expect((await press(site, site.browser({ cart: CART }))).status).toBe(303);
  expect(google.addresses()).toEqual(["100 Example St, Houston, TX 77002"]);
  expect(resend.sent.flatMap(({ to }) => to).sort()).toEqual([
    "maria@example.com",
    "owner@junkbuddy.example",
  ]);
  expect(site.jobs()).toMatchObject([{ latitude: 29.7604, confirmedAt: expect.any(String) }]);
  await Promise.all([google.close(), resend.close()]);
});

test.each([
  ["off", {}, { subtotalCents: 60_060, discountCents: 0, totalCents: 60_060 }],
  ["on", { discount: "1" }, { subtotalCents: 60_060, discountCents: 6_006, totalCents: 54_054 }],
  ["neither", { discount: "yes" }, { discountCents: 0, totalCents: 60_060 }],
])(
  "with the discount %s the job keeps subtotal, discount and total apart",
  async (_, cookie, cents) => {
    const site = await openSite();
    await press(site, site.browser({ cart: CART, ...cookie }));
    expect(site.jobs()).toMatchObject([cents]);
  },
);

test("prices and totals in the post are ignored, and the catalogue prices the cart", async () => {
  const site = await openSite();
  await press(site, site.browser({ cart: CART }), {
    total: "1",
    totalCents: "1",
    subtotalCents: "1",
    items: '[{"id":"sofa","price":0}]',
    discount: "1",
    confirmedAt: expect.any(String),
    latitude: "0",
  });
  expect(site.jobs()).toMatchObject([{ totalCents: 60_060, latitude: 29.7568 }]);
});

test("products that the catalogue does not have are left out, and the rest is booked", async () => {
  const site = await openSite();
  await press(site, site.browser({ cart: "abacus.3_load-half.1_constructor.1" }));
  expect(site.jobs()).toMatchObject([{ totalCents: 50_000, items: [{ id: "load-half" }] }]);
});

test("a form with mistakes is returned with everything typed and an error for each field", async () => {
  const site = await openSite();
  const typed = {
    name: " Zoë & Co ",
    zip: "77",
    state: "LA",
    notes: "Gate\r\n1234",
    date: "2026-07-19",
  };
  const browser = site.browser({ cart: CART });
  const answer = await press(site, browser, typed);
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({
    problem: "3 fields need another look.",
    advice: expect.stringContaining("nothing you typed is lost"),
    errors: {
      zip: expect.any(String),
      state: expect.any(String),
      date: expect.any(String),
    },
    values: { ...typedBooking(), ...typed },
    bookingKey: BOOKING_KEY,
    offers: [],
    near: [],
  });
  expect(browser.cookies.get("cart")).toBe(CART);
  expect(site.jobs()).toEqual([]);
});

test("an empty cart is not booked, and the form keeps what was typed", async () => {
  const site = await openSite();
  for (const cookies of [{}, { cart: "" }, { cart: "abacus.1" }, { cart: "%%%" }]) {
    const answer = await press(site, site.browser(cookies));
    expect(answer).toMatchObject({
      status: 422,
      body: { problem: "Your cart is empty.", values: typedBooking() },
    });
  }
  expect(site.jobs()).toEqual([]);
});

test("an address that is not found is reported in the words of rule 101", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  const answer = await expectLog(/^booking failed {"step":"geocode","reason":"not-found"}$/, () =>
    press(site, browser, { zip: "10001" }),
  );
  expect(answer).toMatchObject({
    status: 422,
    body: {
      problem: "Unable to find location for the given address.",
      errors: { zip: "That ZIP code isn't in Texas. Texas ZIP codes start with 75 to 79, or 885." },
      values: { zip: "10001" },
      bookingKey: BOOKING_KEY,
    },
  });
  expect((await press(site, browser)).status).toBe(303);
});

test("a slip in the email's domain is asked about once; one press takes the likely address", async () => {
  const site = await openSite();
  const email = "renata@gmial.com";
  const browser = site.browser({ cart: CART });
  const asked = await press(site, browser, { email, zip: "77" });
  expect(asked).toMatchObject({
    status: 422,
    body: {
      errors: {
        zip: expect.any(String),
        email: expect.stringMatching(/^Did you mean renata@gmail/),
      },
      values: { email },
      emailMeant: "renata@gmail.com",
    },
  });
  expect(site.jobs()).toEqual([]);
  // Pressed again as it is.
  const kept = { email, emailAsked: email, bookingKey: randomUUID() };
  expect((await press(site, browser, kept)).status).toBe(303);
  const other = site.browser({ cart: CART });
  const taken = { email, useEmail: "renata@gmail.com", bookingKey: randomUUID() };
  expect((await press(site, other, taken)).status).toBe(303);
  expect(site.jobs().map((job) => job.email)).toEqual([email, "renata@gmail.com"]);
});

test.each([
  ["josé&ana@example.com", "josé&ana@example.com"],
  ["ana@münchen.example", "ana@xn--mnchen-3ya.example"],
])("a booking with %s is confirmed to %s", async (email, address) => {
  const site = await openSite();
  expect((await press(site, site.browser({ cart: CART }), { email })).status).toBe(303);
  expect(site.jobs()).toMatchObject([{ email }]);
  const recipients = (await site.outbox()).map(({ to }) => to?.[0]?.address);
  expect(recipients).toContain(address);
});

test("any Texas ZIP books; of one whose place is not known the crew confirms the distance", async () => {
  const site = await openSite();
  for (const zip of ["77411", "77383", "75201", "88510"]) {
    const browser = site.browser({ cart: CART });
    expect((await press(site, browser, { zip, bookingKey: randomUUID() })).status).toBe(303);
    const { body } = await browser.get(site.confirmation.loader, "/confirmation");
    expect(body).toMatchObject({ booking: { isFarAway: true } });
  }
  expect(site.jobs().map((job) => job.isPlaceApproximate)).toEqual([true, true, true, true]);
  const [alief] = site.jobs();
  const emails = (await site.outbox()).filter(({ text }) =>
    text?.includes(`${alief?.orderNumber}`),
  );
  expect(emails).toHaveLength(2);
  expect(emails.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("find the exact address on the map. The crew needs to confirm"),
      expect.stringContaining("The crew will confirm the distance with you."),
    ]),
  );
});

test("a street that holds the name of a domain ending books, and its email has no link in it", async () => {
  const site = await openSite();
  const typed = { street: "1300 S.Post Oak Rd", name: "Dr.Kim Nguyen" };
  expect((await press(site, site.browser({ cart: CART }), typed)).status).toBe(303);
  const kept = { street: "1300 S. Post Oak Rd", name: "Dr. Kim Nguyen" };
  expect(site.jobs()).toMatchObject([kept]);
  for (const { text, html } of await site.outbox()) {
    expect(`${text}${html}`).not.toMatch(/S\.Post|Dr\.Kim/);
  }
});

test("a state left empty is TX for a city of the list or a Texas ZIP", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  expect((await press(site, browser, { state: "" })).status).toBe(303);
  const unknown = await press(site, browser, {
    bookingKey: "0b0e1f0e-6d5f-4a55-9d0a-2f5f6f1c7a11",
    state: "",
    city: "Nowhere",
    zip: "10001",
  });
  expect(unknown).toMatchObject({ status: 422, body: { errors: { state: "Choose TX." } } });
});

test("the form begins with the city whose page was seen last, also where a picture alone tells", async () => {
  const site = await openSite();
  const { loader: seen } = await import("#app/site/cities/city-seen.route.ts");
  const browser = site.browser();
  const city = async () => (await browser.get(site.schedule.loader, "/schedule")).body;
  expect(await city()).toMatchObject({ city: "", state: "" });
  const picture = await browser.get(seen, "/service-areas/sugar-land/seen");
  expect([picture.status, picture.headers.get("cache-control")]).toEqual([204, "no-store"]);
  expect(await city()).toMatchObject({ city: "Sugar Land", state: "TX" });
  expect(await browser.get(seen, "/service-areas/austin/seen")).toMatchObject({ status: 404 });
  expect(await city()).toMatchObject({ city: "Sugar Land" });
  for (const unknown of ["austin", "%", ""]) {
    browser.cookies.set("city", unknown);
    expect(await city(), unknown).toMatchObject({ city: "" });
  }
});

test("when the mail service fails the customer is told, and the next press finishes the job", async () => {
  const resend = await startResend();
  const site = await openSite({ RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: resend.url });
  resend.answerAll(resendErrors.internal);
  const browser = site.browser({ cart: CART });
  const failed = (who: string) =>
    new RegExp(
      `^booking failed {"step":"${who} email","order":"JB-\\d{6}","reason":"bad-answer","detail":"500 ` +
        `internal_server_error: Internal server error"}$`,
    );
  const answer = await expectLogs([failed("owner"), failed("customer")], () =>
    press(site, browser),
  );
  expect(answer).toMatchObject({
    status: 503,
    body: { problem: "Our email service isn't working right now.", values: typedBooking() },
  });
  expect(browser.cookies.get("cart")).toBe(CART);
  expect(browser.cookies.has("booking")).toBe(false);
  expect(site.jobs()).toMatchObject([{ confirmedAt: null }]);

  resend.answerAll(null);
  expect((await press(site, browser)).status).toBe(303);
  expect(site.jobs()).toMatchObject([{ confirmedAt: expect.any(String) }]);
  expect(resend.sent).toHaveLength(2);
  await resend.close();
});

test("when the outbox cannot be written the customer is told, without a path", async () => {
  const site = await openSite({ MAIL_OUTBOX: "/dev/null/outbox" });
  const line = /^booking failed .*email".*"reason":"unreachable"/;
  const answer = await expectLogs([line, line], () => press(site, site.browser({ cart: CART })));
  expect(answer.status).toBe(503);
  expect(JSON.stringify(answer.body)).not.toMatch(/dev\/null|ENOTDIR/);
});

test("when the database cannot be written the customer is told, without its message", async () => {
  const site = await openSite();
  site.database.$client.exec(
    "CREATE TRIGGER full BEFORE INSERT ON jobs BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  const answer = await expectLog(
    /^booking failed {"step":"save","reason":"not saved".*disk full/,
    () => press(site, site.browser({ cart: CART })),
  );
  expect(answer).toMatchObject({
    status: 503,
    body: { problem: "We couldn't save your booking.", values: typedBooking() },
  });
  expect(JSON.stringify(answer.body)).not.toContain("disk full");
  expect(await site.outbox().catch(() => [])).toEqual([]);
});

test.each([
  // SQLite reads 1 as the present number of pages.
  ["full", "max_page_count = 1", "max_page_count = 1000000", "SQLITE_FULL"],
  ["read-only", "query_only = ON", "query_only = OFF", "SQLITE_READONLY"],
])(
  "a database that is %s gives the alert and an error in the log, and the next press books",
  async (_, fault, mended, code) => {
    const site = await openSite();
    const notes = "Ring twice. ".repeat(40);
    let bookingKey = "";
    const pressOnce = () => press(site, site.browser({ cart: CART }), { bookingKey, notes });
    site.database.$client.pragma(fault);
    const line = new RegExp(`^booking failed .*"step":"save".*${code}`);
    const answer = await expectLog(line, async () => {
      for (let booked = 0; booked < 20; booked++) {
        bookingKey = randomUUID();
        const pressed = await pressOnce();
        if (pressed.status !== 303) return pressed;
      }
      return null;
    });
    expect(answer).toMatchObject({
      status: 503,
      body: { problem: "We couldn't save your booking.", values: { notes } },
    });
    const before = site.jobs().length;
    site.database.$client.pragma(mended);
    expect((await pressOnce()).status).toBe(303);
    expect(site.jobs()).toHaveLength(before + 1);
  },
);

test("the log of a failure has no personal data", async () => {
  const resend = await startResend();
  const site = await openSite({ RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: resend.url });
  resend.answerAll(resendErrors.unverified);
  const line = /^(?!.*(?:Maria|maria@|555|Example St|re_test)).*domain is not verified/s;
  await expectLogs([line, line], () => press(site, site.browser({ cart: CART })));
  await resend.close();
});

test("twenty posts of one form at once make one job, two emails and twenty equal answers", async () => {
  const site = await openSite();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => press(site, site.browser({ cart: CART }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 303));
  const cookies = answers.map(({ headers }) => headers.getSetCookie()[0]);
  expect(new Set(cookies).size).toBe(1);
  expect(site.jobs()).toHaveLength(1);
  expect(await site.outbox()).toHaveLength(2);
});

test("a second press after the cart was emptied redirects to the same confirmation", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  await press(site, browser);
  const booked = browser.cookies.get("booking");
  const again = await press(site, browser, { street: "200 Example St" });
  expect(again.status).toBe(303);
  expect(browser.cookies.get("booking")).toBe(booked);
  expect(site.jobs()).toMatchObject([{ street: "100 Example St" }]);
});

test("a booked form posted again leaves a newly filled cart alone", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  await press(site, browser);
  expect(browser.cookies.get("cart")).toBe("");
  browser.cookies.set("cart", "treadmill.1");
  expect((await press(site, browser)).status).toBe(303);
  expect(browser.cookies.get("cart")).toBe("treadmill.1");
  expect(site.jobs()).toHaveLength(1);
});

test("a post without a valid key counts as a new booking", async () => {
  const site = await openSite();
  for (const bookingKey of ["", "", "not-a-key", BOOKING_KEY, OTHER_KEY]) {
    expect((await press(site, site.browser({ cart: CART }), { bookingKey })).status).toBe(303);
  }
  const keys = site.jobs().map((job) => job.bookingKey);
  expect(new Set(keys).size).toBe(5);
  expect(keys).not.toContain("not-a-key");
});

test("a failed post without a key gets one, so that the next press repeats it", async () => {
  const resend = await startResend();
  const site = await openSite({ RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: resend.url });
  resend.answerAll(resendErrors.internal);
  const browser = site.browser({ cart: CART });
  const answer = await expectLogs([/./, /./], () => press(site, browser, { bookingKey: "" }));
  const { bookingKey } = answer.body as BookingRefusal;
  resend.answerAll(null);
  expect((await press(site, browser, { bookingKey: bookingKey ?? "" })).status).toBe(303);
  expect(site.jobs()).toHaveLength(1);
  await resend.close();
});

test("a filled hidden field is refused in a new form alone, and pressing again books (rule 260)", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  const filled = { [TRAP_FIELD]: "https://my-site.example" };
  const { opened } = await formPage(site);
  for (const form of [filled, { ...filled, opened }]) {
    expect(await press(site, browser, form)).toMatchObject({
      status: 422,
      body: {
        problem: expect.stringMatching(/a person sent/),
        values: typedBooking(),
        bookingKey: BOOKING_KEY,
      },
    });
  }
  expect(site.jobs()).toEqual([]);
  const minuteAgo = new Date(Date.parse(SITE_NOW) - 60_000);
  const older = stampForm("the-secret-of-a-test-site", minuteAgo);
  expect((await press(site, browser, { ...filled, opened: older })).status).toBe(303);
});

test("the form may be kept by the visitor's own browser, and no answer to a post", async () => {
  const site = await openSite();
  const { headers } = site.schedule;
  const cacheControl = (actionHeaders: Headers) =>
    headers({ actionHeaders } as HeadersArgs).get("cache-control");
  expect(cacheControl(new Headers())).toBe("private, no-cache");
  const browser = site.browser({ cart: CART });
  for (const fields of [{ name: "" }, { intent: "look" }]) {
    const answer = await press(site, browser, fields);
    expect(cacheControl(answer.headers), JSON.stringify(fields)).toBe("no-store");
  }
});

test.each<[string, Record<string, string>, string?]>([
  ["another day", { date: "2026-07-23" }],
  ["another window", { timeOfDay: "Evening" }],
  ["no day", { date: "", timeOfDay: "" }],
  ["a day that cannot be", { date: "soon" }],
  ["another street", { street: "200 Example St" }],
  ["another note", { notes: "Gate code 4321" }],
  ["another phone", { phone: "713 555 0199" }],
  ["nothing but a name", { email: "", zip: "" }],
  ["another list", {}, "sofa.1"],
])(
  "a booked form posted again with %s changes nothing, and says so (rule 262)",
  async (_, fields, cart) => {
    const site = await openSite();
    const browser = site.browser({ cart: CART });
    await press(site, browser);
    const before = site.jobs();
    if (cart) browser.cookies.set("cart", cart);
    const answer = await press(site, browser, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/confirmation?unchanged");
    expect(site.jobs()).toEqual(before);
  },
);

test("a booked form posted again as it was, however it is written, is just confirmed", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  await press(site, browser);
  for (const fields of [{}, { phone: "+1 713.555.0100", name: "  Maria Lopez " }]) {
    const answer = await press(site, browser, fields);
    expect(answer.headers.get("location"), JSON.stringify(fields)).toBe("/confirmation");
  }
});

test("links in a form posted at once are refused, and accepted later", async () => {
  const site = await openSite();
  const { opened } = await formPage(site);
  const notes = "Photos: https://photos.example/me";
  const browser = site.browser({ cart: CART });
  expect((await press(site, browser, { opened, notes })).status).toBe(422);
  expect((await press(site, browser, { notes })).status).toBe(303);
});

test("a body that is too large is refused with 413, one of another type with 415", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  expect(await press(site, browser, { notes: "x".repeat(40_000) })).toMatchObject({
    status: 413,
    body: { problem: "We couldn't read the form.", values: null },
  });
  const json = { "content-type": "application/json" };
  expect(
    await browser.send(site.schedule.action, "/schedule", {
      method: "POST",
      body: JSON.stringify(typedBooking()),
      headers: json,
    }),
  ).toMatchObject({ status: 415 });
  expect(site.jobs()).toEqual([]);
});

test("a note over its limit is an error of the field, not a form that is too large", async () => {
  const site = await openSite();
  const notes = "ü".repeat(3_000);
  expect(await press(site, site.browser({ cart: CART }), { notes })).toMatchObject({
    status: 422,
    body: { errors: { notes: "Use at most 500 characters." }, values: { notes } },
  });
});

test("the 31st post of an address gets a time to wait and keeps everything typed", async () => {
  const site = await openSite({ TRUST_PROXY: "1" });
  const from = (address: string) => ({ "x-forwarded-for": `1.2.3.4, ${address}` });
  const statuses = new Set<number>();
  for (let post = 0; post < 30; post++) {
    const browser = site.browser({ cart: CART });
    statuses.add((await press(site, browser, { zip: "" }, from("203.0.113.9"))).status);
  }
  expect([...statuses]).toEqual([422]);

  const refused = await press(site, site.browser({ cart: CART }), {}, from("203.0.113.9"));
  expect(refused).toMatchObject({
    status: 429,
    body: {
      problem: "We got too many bookings from your connection just now.",
      advice: expect.stringMatching(/again in 10 minutes/),
      values: typedBooking(),
      bookingKey: BOOKING_KEY,
    },
  });
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(site.jobs()).toEqual([]);

  const neighbour = await press(site, site.browser({ cart: CART }), {}, from("203.0.113.10"));
  expect(neighbour.status).toBe(303);
});

test("the action's headers reach the browser, Retry-After included", async () => {
  const site = await openSite();
  const actionHeaders = new Headers({ "Retry-After": "120" });
  const none = new Headers();
  const headers = site.schedule.headers({
    actionHeaders,
    loaderHeaders: none,
    parentHeaders: none,
    errorHeaders: undefined,
  });
  expect(new Headers(headers).get("retry-after")).toBe("120");
});

test("with the limits switched off a hundred posts of one address are accepted", async () => {
  const site = await openSite({ TRUST_PROXY: "1", RATE_LIMITS: "off" });
  const browser = site.browser({ cart: CART });
  for (let post = 0; post < 100; post++) {
    const answer = await press(site, browser, { zip: "" }, { "x-forwarded-for": "203.0.113.9" });
    expect(answer.status).toBe(422);
  }
});

test("the form has its own key and Houston's six days and hour", async () => {
  const site = await openSite({ NOW: "2026-07-21T03:30:00Z" });
  const [first, second] = [await formPage(site), await formPage(site)];
  expect(first.bookingKey).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(first.bookingKey).not.toBe(second.bookingKey);
  expect(first.now).toEqual({ date: "2026-07-20", hour: 22.5 });
  expect(first.dates.map(({ label }) => label)).toEqual([
    ...["Today", "Tomorrow", "Day After", "Thursday", "Friday", "Saturday"],
  ]);
});

test("with an https SITE_URL all cookies are Secure", async () => {
  const site = await openSite({ SITE_URL: "https://junk.example" });
  const answer = await press(site, site.browser({ cart: CART }));
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^booking=.*; Secure/),
    expect.stringMatching(/^cart=.*; Secure/),
    expect.stringMatching(/^chat=.*; Secure/),
  ]);
});

test("a form whose booking was cancelled gets a new key, which makes a new booking", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  await press(site, browser);
  await cancelJob(site.database, `${site.jobs()[0]?.orderNumber}`, SITE_NOW);
  browser.cookies.set("cart", CART);
  const answer = await press(site, browser);
  const { problem, values, bookingKey } = answer.body as BookingRefusal;
  expect([answer.status, problem]).toEqual([409, "This booking was canceled."]);
  expect(values).toMatchObject(typedBooking());
  expect(site.jobs()).toMatchObject([{ stage: "cancelled" }]);

  expect((await press(site, browser, { bookingKey: `${bookingKey}` })).status).toBe(303);
  expect(site.jobs()).toMatchObject([{ stage: "cancelled" }, { confirmedAt: expect.any(String) }]);
});

test("no email is sent with a web address or markup in the name, street or city", async () => {
  const site = await openSite();
  for (const field of ["name", "street", "city"]) {
    for (const words of [
      "Win at www.evil.example",
      "evil . com",
      "пример.рф",
      "<b>x</b>",
      "//evil",
    ]) {
      const answer = await press(site, site.browser({ cart: CART }), { [field]: words });
      expect([field, words, answer.status]).toEqual([field, words, 422]);
      expect((answer.body as BookingRefusal).errors).toEqual({
        [field]: expect.stringMatching(/^Please leave out web addresses/),
      });
    }
  }
  expect(site.jobs()).toEqual([]);
});

test("one mailbox gets at most twelve confirmations a day", async () => {
  const site = await openSite({ TRUST_PROXY: "1" });
  const book = (email: string, bookingKey: string, from: number) =>
    press(
      site,
      site.browser({ cart: CART }),
      { email, bookingKey },
      {
        "x-forwarded-for": `203.0.113.${from}`,
      },
    );
  const keys = Array.from({ length: 12 }, () => randomUUID());
  for (const [at, key] of keys.entries()) {
    expect((await book(`Maria+${at}@example.com`, key, at)).status).toBe(303);
  }
  const refused = await book("maria@example.com", OTHER_KEY, 99);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
  expect(refused.body).toMatchObject({
    problem: "We got too many bookings for this email address today.",
    values: { name: "Maria Lopez", email: "maria@example.com" },
    bookingKey: OTHER_KEY,
  });
  // A repeat of a confirmed booking and other mailboxes are still accepted.
  expect((await book("Maria+0@example.com", keys[0] as string, 1)).status).toBe(303);
  expect((await book("jo@example.com", OTHER_KEY, 99)).status).toBe(303);
  expect(site.jobs()).toHaveLength(13);
});

/** The booking form for a browser without cookies. */
async function formPage(site: Site) {
  const { body } = await site.browser().get(site.schedule.loader, "/schedule");
  return body as Awaited<ReturnType<Site["schedule"]["loader"]>>;
}

test("without hours the form knows of no limit, and asks for no jobs", async () => {
  const site = await openSite();
  site.database.$client.exec("ALTER TABLE jobs RENAME TO jobs_gone");
  const { body } = await site.browser({ cart: CART }).get(site.schedule.loader, "/schedule");
  expect(body).toMatchObject({ openDays: null });
});

test("with hours the form shows for each day what is open, full, closed or too late for the cart", async () => {
  const site = await openSite();
  openWeek(site.database);
  neighborJob(site.database, { date: "2026-07-21", timeOfDay: "Morning" }, 300);
  const statesFor = async (cart: string, date: string) => {
    const { body } = await site.browser({ cart }).get(site.schedule.loader, "/schedule");
    return statesOn((body as { openDays: OpenDays }).openDays, date);
  };
  expect(await statesFor(CART, "2026-07-20")).toEqual(["over", "over", "open"]);
  expect(await statesFor(CART, "2026-07-21")).toEqual(["full", "open", "open"]);
  expect(await statesFor("load-quarter.1", "2026-07-21")).toEqual(["open", "open", "open"]);
  expect(await statesFor(CART, "2026-07-26")).toEqual(["closed", "closed", "closed"]);
  expect(await statesFor("load-full.4", "2026-07-22")).toEqual(Array(3).fill("too-large"));
  expect(await statesFor(CART, "2027-01-16")).toEqual(["open", "open", "open"]);
  expect(await statesFor(CART, "2027-01-17")).toBeNull();
});

test("a window that was taken meanwhile: 409, everything typed, and the three nearest that fit", async () => {
  const site = await openSite();
  openWeek(site.database);
  const neighbor = neighborJob(site.database, { date: "2026-07-24", timeOfDay: "Morning" }, 300);
  const browser = site.browser({ cart: CART });
  const wanted = { date: "2026-07-24", timeOfDay: "Morning", notes: "Gate 12" };
  const refused = await press(site, browser, wanted);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      problem: "The truck doesn't have room for this order on Friday morning.",
      values: { ...typedBooking(), ...wanted },
      bookingKey: BOOKING_KEY,
      offers: [
        { date: "2026-07-23", timeOfDay: "Evening" },
        { date: "2026-07-24", timeOfDay: "Afternoon" },
        { date: "2026-07-24", timeOfDay: "Evening" },
      ],
    },
  });
  expect(site.jobs()).toHaveLength(1);
  expect(await site.outbox().catch(() => [])).toEqual([]);
  expect(browser.cookies.get("cart")).toBe(CART);

  // The button of an offered window posts the same form: the window it names counts.
  const taken = await press(site, browser, { ...wanted, slot: "2026-07-24.Afternoon" });
  expect(taken.status).toBe(303);
  expect(site.jobs().filter(({ id }) => id !== neighbor.id)).toMatchObject([
    {
      date: "2026-07-24",
      timeOfDay: "Afternoon",
      notes: "Gate 12",
      confirmedAt: expect.any(String),
    },
  ]);
});

test("weeks ahead the refusal names the date, and a day without a window is refused when it is closed", async () => {
  const site = await openSite();
  openWeek(site.database);
  const refused = async (fields: Fields) =>
    (await press(site, site.browser({ cart: CART }), fields)).body as BookingRefusal;
  expect((await refused({ date: "2026-08-09", timeOfDay: "Evening" })).problem).toBe(
    "We're closed on Sun, Aug 9, evening.",
  );
  expect((await refused({ date: "2026-07-26", timeOfDay: "" })).problem).toBe(
    "We're closed on Sunday.",
  );
  expect((await refused({ date: "2026-07-20", timeOfDay: "Afternoon" })).problem).toBe(
    "It's too late to book Monday afternoon.",
  );
});

test("a load that no day carries is not booked on one, and is booked without", async () => {
  const site = await openSite();
  openWeek(site.database);
  const browser = site.browser({ cart: "load-full.4" });
  const refused = await press(site, browser, { date: "2026-07-22", timeOfDay: "Morning" });
  expect(refused).toMatchObject({
    status: 409,
    body: { problem: "This order is more than the truck can haul in a day.", offers: [] },
  });
  expect((await press(site, browser, { date: "", timeOfDay: "" })).status).toBe(303);
  expect(site.jobs()).toMatchObject([{ date: null, timeOfDay: null, volume: 2_200 }]);
});

test("looking at another day's windows books nothing, loses nothing and counts as no booking", async () => {
  const site = await openSite();
  openWeek(site.database);
  const browser = site.browser({ cart: CART });
  const typed = { customDate: "2026-09-01", zip: "77", email: "maria@", intent: "look" };
  const looked = await press(site, browser, typed);
  expect(looked).toMatchObject({
    status: 200,
    body: { problem: null, errors: {}, offers: [], bookingKey: BOOKING_KEY },
  });
  expect((looked.body as BookingRefusal).values).toMatchObject({
    ...{ date: "2026-09-01", zip: "77", email: "maria@", name: typedBooking().name },
  });
  expect(site.jobs()).toEqual([]);
});

test("a database that cannot be read leaves the form as it is without hours", async () => {
  const site = await openSite();
  openWeek(site.database);
  site.database.$client.exec("ALTER TABLE weekly_windows RENAME TO weekly_windows_gone");
  const { body } = await expectLog(/^The windows could not be read/, () =>
    site.browser({ cart: CART }).get(site.schedule.loader, "/schedule"),
  );
  expect(body).toMatchObject({ openDays: null, dates: expect.any(Array) });
});

test("a form in Spanish is refused in Spanish, keeps what was typed, and books a job in Spanish", async () => {
  const site = await openSite();
  const browser = site.browser({ cart: CART });
  const post = (fields: Fields) =>
    browser.post(site.schedule.action, "/es/schedule", {
      ...{ bookingKey: BOOKING_KEY, ...typedBooking() },
      ...fields,
    });
  const typed = { name: " ", phone: "12", zip: "7700", email: "a@gmial.com", timeOfDay: "Night" };
  const refused = (await post(typed)).body as BookingRefusal;
  expect(refused).toMatchObject({
    problem: "Falta revisar 5 campos.",
    advice: expect.stringContaining("lo que escribió sigue aquí"),
    values: typed,
    errors: {
      name: "Díganos por quién preguntar.",
      phone: "Los teléfonos de aquí tienen 10 números, como (713) 555-0100.",
      zip: "Los códigos postales de aquí tienen 5 números.",
      email: "¿Quiso decir a@gmail.com? Si el suyo está bien, toque Reservar recogida otra vez.",
      timeOfDay: "Elija uno de los horarios.",
    },
  });
  expect((await post({})).status).toBe(303);
  expect(site.jobs()).toMatchObject([{ language: "es" }]);
  const [notice] = (await site.outbox()).filter(({ subject }) => subject?.startsWith("Booking"));
  expect(notice?.text).toContain("Habla español");
  await press(site, site.browser({ cart: CART }), { bookingKey: OTHER_KEY });
  expect(site.jobs()).toMatchObject([{ language: "es" }, { language: "en" }]);
});
