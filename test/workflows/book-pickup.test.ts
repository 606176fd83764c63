import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import {
  BOOKING_KEY,
  type BookingDesk,
  CUSTOMER,
  linesOf,
  OWNER,
  openBookingDesk,
  requestOf,
} from "#test/support/booking-desk.ts";
import { AUSTIN, googleStatus } from "#test/support/google-stand-in.ts";
import { resendErrors } from "#test/support/resend-stand-in.ts";
import { type Answer, drip, half, hang, html, json, reset } from "#test/support/stand-in-server.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

/** A service that never answers is given little time, every other one as long as in production. */
const limitFor = (reason: string) => (reason === "timed-out" ? 60 : undefined);

/** One job, one email to the owner and one to the customer, and nothing else. */
function expectOneBooking(desk: BookingDesk) {
  const jobs = desk.jobs();
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({ bookingKey: BOOKING_KEY, status: "confirmed" });
  expect(desk.resend.sent.flatMap(({ to }) => to).sort()).toEqual([CUSTOMER, OWNER]);
  return jobs[0];
}

test("a press makes one confirmed job and two emails", async () => {
  const desk = await openBookingDesk();
  const outcome = await desk.press();
  const job = expectOneBooking(desk);
  expect(job).toMatchObject({
    orderNumber: expect.stringMatching(/^JB-[1-9]\d{5}$/),
    name: "Maria Lopez",
    fullAddress: "100 Example St, Houston, TX 77002",
    date: "2026-07-22",
    timeOfDay: "Morning",
    notes: "Gate code 1234",
    items: [
      { id: "load-half", name: "1/2 Load", quantity: 1, priceCents: 50_000, volume: 275 },
      { id: "refrigerator", name: "Refrigerator", quantity: 1, priceCents: 12_000, volume: 55 },
    ],
    subtotalCents: 60_060,
    discountCents: 0,
    totalCents: 60_060,
    volume: 330,
    latitude: 29.7604,
    longitude: -95.3698,
    createdAt: "2026-07-20T15:30:00.000Z",
  });
  expect(outcome).toMatchObject({ kind: "confirmed", job: { orderNumber: job?.orderNumber } });
  expect(desk.google.addresses()).toEqual(["100 Example St, Houston, TX 77002"]);
});

test("both emails name the order and the price that was saved", async () => {
  const desk = await openBookingDesk();
  await desk.press({ isDiscountOn: true });
  const job = expectOneBooking(desk);
  expect(job).toMatchObject({ subtotalCents: 60_060, discountCents: 6_006, totalCents: 54_054 });
  for (const email of desk.resend.sent) {
    expect(email.subject).toContain(job?.orderNumber);
    expect(email.text).toContain("Total: $540.54");
    expect(email.text).toContain("Subtotal: $600.60");
    expect(email.attachments.map(({ filename }) => filename)).toEqual([`${job?.orderNumber}.ics`]);
  }
});

test("twenty presses of one form at once make one job and two emails", async () => {
  const desk = await openBookingDesk();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => desk.press()));
  const job = expectOneBooking(desk);
  expect(outcomes.map((outcome) => outcome.kind === "confirmed" && outcome.job.id)).toEqual(
    Array.from({ length: 20 }, () => job?.id),
  );
  expect(desk.resend.requests).toHaveLength(2);
  expect(desk.google.requests).toHaveLength(1);
});

test("two servers on one file, pressed at once, make one job and two emails", async () => {
  const desk = await openBookingDesk();
  const other = temporaryDatabase(desk.database.$client.name);
  vi.resetModules();
  // A second copy of the workflow: its queue is its own, as another process's would be.
  const { bookPickup } = await import("#app/workflows/book-pickup.ts");
  const presses = Array.from({ length: 4 }, (_, press) =>
    press % 2 === 0 ? desk.press() : bookPickup(requestOf({}), desk.services(undefined, other)),
  );
  const outcomes = await Promise.all(presses);
  expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => "confirmed"));
  expectOneBooking(desk);
});

test("twenty customers at once have twenty jobs, twenty numbers and their own emails", async () => {
  const desk = await openBookingDesk();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      desk.press({ key: randomUUID(), values: { email: `maria${index}@example.com` } }),
    ),
  );
  const jobs = desk.jobs();
  expect(new Set(jobs.map(({ orderNumber }) => orderNumber)).size).toBe(20);
  expect(jobs.every(({ status }) => status === "confirmed")).toBe(true);
  expect(desk.subjects(OWNER)).toHaveLength(20);
  for (const { email, orderNumber } of jobs) {
    expect(desk.subjects(email)).toEqual([expect.stringContaining(orderNumber)]);
  }
});

test("a form with mistakes saves nothing and asks nobody", async () => {
  const desk = await openBookingDesk();
  expect(await desk.press({ values: { zip: "77", email: "" } })).toEqual({
    kind: "invalid",
    errors: {
      zip: "ZIP codes here have 5 digits.",
      email: "Add an email so we can send your confirmation.",
    },
  });
  expect([desk.jobs(), desk.google.requests, desk.resend.requests]).toEqual([[], [], []]);
});

test("an empty cart saves nothing and asks nobody", async () => {
  const desk = await openBookingDesk();
  expect(await desk.press({ lines: [] })).toEqual({ kind: "empty-cart" });
  expect([desk.jobs(), desk.google.requests, desk.resend.requests]).toEqual([[], [], []]);
});

test("today is Houston's: at ten in the evening there its date still counts", async () => {
  const desk = await openBookingDesk();
  desk.at(11.5 * 60 * 60);
  expect(desk.services().now().toISOString()).toBe("2026-07-21T03:00:00.000Z");
  expect(await desk.press({ values: { date: "2026-07-20", timeOfDay: "Evening" } })).toMatchObject({
    kind: "invalid",
    errors: { timeOfDay: expect.stringContaining("Evening is over for today") },
  });
  const today = { date: "2026-07-20", timeOfDay: "" };
  expect(await desk.press({ values: today })).toMatchObject({ kind: "confirmed" });
});

test("an order number that is taken is drawn again", async () => {
  const desk = await openBookingDesk();
  const dice = [0.5, 0.5, 0.25];
  const services = { ...desk.services(), random: () => dice.shift() as number };
  await desk.press({}, services);
  await desk.press({ key: randomUUID() }, services);
  expect(desk.jobs().map(({ orderNumber }) => orderNumber)).toEqual(["JB-550000", "JB-325000"]);
});

test("a booking far away is taken, and both emails say that the distance must be confirmed", async () => {
  const desk = await openBookingDesk();
  desk.google.findAt(AUSTIN);
  expect(await desk.press()).toMatchObject({ kind: "confirmed" });
  for (const { text } of desk.resend.sent) expect(text).toMatch(/confirm the distance/);
});

const OKLAHOMA = { long: "Oklahoma", short: "OK" };

test.each<[string, Answer, string]>([
  ["finds nothing", googleStatus("ZERO_RESULTS"), "not-found"],
  ["refuses the key", googleStatus("REQUEST_DENIED", "The key is invalid."), "refused"],
  ["is over its quota", googleStatus("OVER_QUERY_LIMIT"), "refused"],
  ["has its own trouble", googleStatus("UNKNOWN_ERROR"), "bad-answer"],
  ["answers with a gateway's page", html(502), "bad-answer"],
  ["answers nonsense", json(200, { status: "OK", results: [{}] }), "bad-answer"],
  ["never answers", hang, "timed-out"],
  ["never ends its answer", drip, "timed-out"],
  ["cuts the connection", reset, "unreachable"],
  ["breaks off its answer", half({ status: "OK", results: [] }), "bad-answer"],
])("when the geocoder %s nothing is saved, and the next press books", async (_, answer, reason) => {
  const desk = await openBookingDesk();
  desk.google.answerNext(answer);
  expect(await desk.press({}, desk.services(limitFor(reason)))).toEqual({
    kind: "failed",
    failure: { step: "geocode", reason },
  });
  expect([desk.jobs(), desk.resend.requests]).toEqual([[], []]);

  expect(await desk.press()).toMatchObject({ kind: "confirmed" });
  expectOneBooking(desk);
});

test("an address that is found outside Texas counts as not found", async () => {
  const desk = await openBookingDesk();
  desk.google.findAt({ latitude: 35.4676, longitude: -97.5164, state: OKLAHOMA });
  expect(await desk.press()).toEqual({
    kind: "failed",
    failure: { step: "geocode", reason: "not-found" },
  });
  expect(desk.jobs()).toEqual([]);
});

test("when the job cannot be saved no email goes out, and the next press books", async () => {
  const desk = await openBookingDesk();
  desk.database.$client.exec(
    "CREATE TRIGGER full BEFORE INSERT ON jobs BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  expect(await desk.press()).toEqual({
    kind: "failed",
    failure: { step: "save" },
  });
  expect([desk.jobs(), desk.resend.requests]).toEqual([[], []]);

  desk.database.$client.exec("DROP TRIGGER full");
  expect(await desk.press()).toMatchObject({ kind: "confirmed" });
  expectOneBooking(desk);
});

test("when sent emails cannot be recorded they are not sent twice by the next press", async () => {
  const desk = await openBookingDesk();
  desk.database.$client.exec(
    "CREATE TRIGGER full BEFORE UPDATE ON jobs BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  expect(await desk.press()).toMatchObject({ kind: "failed", failure: { step: "save" } });

  desk.database.$client.exec("DROP TRIGGER full");
  expect(await desk.press()).toMatchObject({ kind: "confirmed" });
  expectOneBooking(desk);
});

test.each<[string, Answer, string]>([
  ["refuses the key", resendErrors.invalidKey, "refused"],
  ["refuses the sender", resendErrors.unverified, "refused"],
  ["has no more emails for today", resendErrors.dailyQuota, "limited"],
  ["is asked too fast for longer than a request may take", resendErrors.rateLimit(30), "limited"],
  ["has its own trouble", resendErrors.internal, "bad-answer"],
  ["answers with a gateway's page", html(502), "bad-answer"],
  ["accepts without an id", json(200, {}), "bad-answer"],
  ["never answers", hang, "timed-out"],
  ["cuts the connection", reset, "unreachable"],
])(
  "when the mail service %s the job is kept, and the next press finishes it",
  async (_, answer, reason) => {
    const desk = await openBookingDesk();
    desk.resend.answerAll(answer);
    expect(await desk.press({}, desk.services(limitFor(reason)))).toEqual({
      kind: "failed",
      failure: { step: "email", reason },
    });
    const [saved, ...others] = desk.jobs();
    expect(saved).toMatchObject({ status: "saved", totalCents: 60_060, revision: 1 });
    expect([others, desk.resend.sent]).toEqual([[], []]);

    desk.resend.answerAll(null);
    expect(await desk.press()).toMatchObject({ kind: "confirmed" });
    expect(expectOneBooking(desk)).toMatchObject({
      id: saved?.id,
      orderNumber: saved?.orderNumber,
      revision: 1,
    });
    expect(desk.google.requests).toHaveLength(1);
  },
);

test.each([
  ["owner", OWNER, CUSTOMER, "saved"],
  ["customer", CUSTOMER, OWNER, "notified"],
])(
  "when only the %s's email fails the next press sends that one alone",
  async (_, failing, other, status) => {
    const desk = await openBookingDesk();
    desk.resend.answerTo(failing, resendErrors.internal);
    expect(await desk.press()).toMatchObject({ kind: "failed", failure: { step: "email" } });
    expect(desk.jobs()).toMatchObject([{ status }]);
    expect(desk.resend.sent.map(({ to }) => to)).toEqual([[other]]);

    desk.resend.answerTo(failing, null);
    expect(await desk.press()).toMatchObject({ kind: "confirmed" });
    expectOneBooking(desk);
  },
);

test("emails that were accepted but whose answers were lost are not sent twice", async () => {
  const desk = await openBookingDesk();
  desk.resend.loseNextAnswer(reset);
  desk.resend.loseNextAnswer(reset);
  expect(await desk.press()).toMatchObject({ kind: "failed", failure: { reason: "unreachable" } });
  expect(await desk.press()).toMatchObject({ kind: "confirmed" });
  expectOneBooking(desk);
});

test("changed details replace unconfirmed ones and go out in new emails", async () => {
  const desk = await openBookingDesk();
  desk.resend.answerTo(CUSTOMER, resendErrors.internal);
  await desk.press();
  const first = desk.jobs()[0];

  desk.resend.answerTo(CUSTOMER, null);
  const values = { street: "200 Example St", notes: "Ring twice" };
  expect(await desk.press({ values, lines: linesOf("load-full") })).toMatchObject({
    kind: "confirmed",
  });
  const [job, ...others] = desk.jobs();
  expect(others).toEqual([]);
  expect(job).toMatchObject({
    id: first?.id,
    orderNumber: first?.orderNumber,
    revision: 2,
    status: "confirmed",
    street: "200 Example St",
    notes: "Ring twice",
    totalCents: 100_000,
  });
  expect(desk.google.addresses()).toEqual([
    "100 Example St, Houston, TX 77002",
    "200 Example St, Houston, TX 77002",
  ]);
  const [old, ...fresh] = desk.resend.sent;
  expect(old?.text).toContain("100 Example St");
  expect(fresh.flatMap(({ to }) => to).sort()).toEqual([CUSTOMER, OWNER]);
  for (const { text } of fresh) {
    expect(text).toContain("200 Example St");
    expect(text).toContain("Total: $1,000.00");
  }
});

test("a change that leaves the address alone does not look it up again", async () => {
  const desk = await openBookingDesk();
  desk.resend.answerAll(resendErrors.internal);
  await desk.press();
  await desk.press({ values: { notes: "Ring twice", phone: "713-555-0199" } });
  expect(desk.google.requests).toHaveLength(1);
  expect(desk.jobs()).toMatchObject([{ revision: 2, phone: "713-555-0199", latitude: 29.7604 }]);
});

test("a changed address that is not found leaves the saved job as it was", async () => {
  const desk = await openBookingDesk();
  desk.resend.answerAll(resendErrors.internal);
  await desk.press();
  desk.google.findAt(null);
  expect(await desk.press({ values: { street: "Nowhere" } })).toMatchObject({ kind: "failed" });
  expect(desk.jobs()).toMatchObject([{ street: "100 Example St", revision: 1 }]);
});

test("a repeat of a confirmed booking changes nothing, whatever it says", async () => {
  const desk = await openBookingDesk();
  await desk.press();
  const before = desk.jobs();
  const repeats = [
    {},
    { values: { street: "200 Example St" } },
    { lines: linesOf("load-full"), isDiscountOn: true },
    { lines: [] },
    { values: { email: "not an email" } },
  ];
  for (const repeat of repeats) {
    expect(await desk.press(repeat)).toMatchObject({
      kind: "confirmed",
      job: { orderNumber: before[0]?.orderNumber, totalCents: 60_060 },
    });
  }
  expect(desk.jobs()).toEqual(before);
  expect(desk.resend.requests).toHaveLength(2);
});

test("a repeat whose cart is gone keeps the order it was saved with", async () => {
  const desk = await openBookingDesk();
  desk.resend.answerAll(resendErrors.internal);
  await desk.press({ isDiscountOn: true });
  desk.resend.answerAll(null);
  expect(await desk.press({ lines: [] })).toMatchObject({ kind: "confirmed" });
  expect(expectOneBooking(desk)).toMatchObject({
    revision: 1,
    subtotalCents: 60_060,
    totalCents: 54_054,
    volume: 330,
    items: [{ id: "load-half" }, { id: "refrigerator" }],
  });
});

test("a booking of only volume-0 items is taken at $0.00, and the emails say who prices it", async () => {
  const desk = await openBookingDesk();
  await desk.press({ lines: linesOf("custom-m"), isDiscountOn: true });
  expect(expectOneBooking(desk)).toMatchObject({ totalCents: 0, discountCents: 0, volume: 0 });
  for (const { text } of desk.resend.sent) {
    expect(text).toContain("Total: $0.00 (the crew prices it on site)");
  }
});
