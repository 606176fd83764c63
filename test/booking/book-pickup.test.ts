import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { setBarred } from "#app/jobs/do-not-book.server.ts";
import {
  BOOKING_KEY,
  type BookingSetup,
  CUSTOMER,
  linesOf,
  OWNER,
  requestOf,
  setUpBooking,
} from "#test/support/booking-setup.ts";
import { forgetModules } from "#test/support/forget-modules.ts";
import { AUSTIN, googleStatus } from "#test/support/google-stand-in.ts";
import { resendErrors } from "#test/support/resend-stand-in.ts";
import { type Answer, drip, half, hang, html, json, reset } from "#test/support/stand-in-server.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

/**
 * The time limit in ms of a service that never answers: little, but enough for the request to reach the
 * stand-in on a busy machine. Every other service gets the one of production.
 */
const limitFor = (reason: string) => (reason === "timed-out" ? 400 : undefined);

/** One job, one email to the owner and one to the customer, and nothing else. */
function expectOneBooking(setup: BookingSetup) {
  const jobs = setup.jobs();
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({ bookingKey: BOOKING_KEY, confirmedAt: expect.any(String) });
  expect(setup.resend.sent.flatMap(({ to }) => to).sort()).toEqual([CUSTOMER, OWNER]);
  return jobs[0];
}

test("a press makes one confirmed job and two emails", async () => {
  const setup = await setUpBooking();
  const outcome = await setup.press();
  const job = expectOneBooking(setup);
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
  expect(setup.google.addresses()).toEqual(["100 Example St, Houston, TX 77002"]);
});

test("both emails name the order and the price that was saved", async () => {
  const setup = await setUpBooking();
  await setup.press({ isDiscountOn: true });
  const job = expectOneBooking(setup);
  expect(job).toMatchObject({ subtotalCents: 60_060, discountCents: 6_006, totalCents: 54_054 });
  for (const email of setup.resend.sent) {
    expect(email.subject).toContain(job?.orderNumber);
    expect(email.text).toContain("Total: $540.54");
    expect(email.text).toContain("Subtotal: $600.60");
    expect(email.attachments.map(({ filename }) => filename)).toEqual([`${job?.orderNumber}.ics`]);
  }
});

test("twenty presses of one form at once make one job and two emails", async () => {
  const setup = await setUpBooking();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => setup.press()));
  const job = expectOneBooking(setup);
  expect(outcomes.map((outcome) => outcome.kind === "confirmed" && outcome.job.id)).toEqual(
    Array.from({ length: 20 }, () => job?.id),
  );
  expect(setup.resend.requests).toHaveLength(2);
  expect(setup.google.requests).toHaveLength(1);
});

test("two servers on one file, pressed at once, make one job and two emails", async () => {
  const setup = await setUpBooking();
  const other = temporaryDatabase(setup.database.$client.name);
  forgetModules("app/booking/book-pickup.server.ts");
  // A second copy of the workflow: its queue is its own, as another process's would be.
  const { bookPickup } = await import("#app/booking/book-pickup.server.ts");
  const presses = Array.from({ length: 4 }, (_, press) =>
    press % 2 === 0 ? setup.press() : bookPickup(requestOf({}), setup.services(undefined, other)),
  );
  const outcomes = await Promise.all(presses);
  expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => "confirmed"));
  expectOneBooking(setup);
});

test("twenty customers at once have twenty jobs, twenty numbers and their own emails", async () => {
  const setup = await setUpBooking();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      setup.press({ key: randomUUID(), values: { email: `maria${index}@example.com` } }),
    ),
  );
  const jobs = setup.jobs();
  expect(new Set(jobs.map(({ orderNumber }) => orderNumber)).size).toBe(20);
  expect(jobs.every(({ status }) => status === "confirmed")).toBe(true);
  expect(setup.subjects(OWNER)).toHaveLength(20);
  for (const { email, orderNumber } of jobs) {
    expect(setup.subjects(email)).toEqual([expect.stringContaining(orderNumber)]);
  }
});

test("a form with mistakes saves nothing and calls no service", async () => {
  const setup = await setUpBooking();
  expect(await setup.press({ values: { zip: "77", email: "" } })).toEqual({
    kind: "invalid",
    errors: {
      zip: "ZIP codes here have 5 digits.",
      email: "Add your email address.",
    },
  });
  expect([setup.jobs(), setup.google.requests, setup.resend.requests]).toEqual([[], [], []]);
});

test("a number that may not book is asked to call, however it is written", async () => {
  const setup = await setUpBooking();
  const at = "2026-07-20T15:30:00.000Z";
  setBarred(setup.database, "(713) 555-0142", true, at);
  const values = { phone: "1-713-555-0142 ext. 3" };
  expect(await setup.press({ values })).toEqual({ kind: "call-first" });
  expect([setup.jobs(), setup.google.requests, setup.resend.requests]).toEqual([[], [], []]);
  setBarred(setup.database, "+17135550142", false, at);
  expect(await setup.press({ values })).toMatchObject({ kind: "confirmed" });
});

test("an empty cart saves nothing and calls no service", async () => {
  const setup = await setUpBooking();
  expect(await setup.press({ lines: [] })).toEqual({ kind: "empty-cart" });
  expect([setup.jobs(), setup.google.requests, setup.resend.requests]).toEqual([[], [], []]);
});

test("today is Houston's date, also at ten in the evening there", async () => {
  const setup = await setUpBooking();
  setup.at(11.5 * 60 * 60);
  expect(setup.services().now().toISOString()).toBe("2026-07-21T03:00:00.000Z");
  expect(await setup.press({ values: { date: "2026-07-20", timeOfDay: "Evening" } })).toMatchObject(
    {
      kind: "invalid",
      errors: { timeOfDay: expect.stringContaining("Evening is over for today") },
    },
  );
  const today = { date: "2026-07-20", timeOfDay: "" };
  expect(await setup.press({ values: today })).toMatchObject({ kind: "confirmed" });
});

test("an order number already in use is drawn again", async () => {
  const setup = await setUpBooking();
  const dice = [0.5, 0.5, 0.25];
  const services = { ...setup.services(), random: () => dice.shift() as number };
  await setup.press({}, services);
  await setup.press({ key: randomUUID() }, services);
  expect(setup.jobs().map(({ orderNumber }) => orderNumber)).toEqual(["JB-550000", "JB-325000"]);
});

test("a distant booking is accepted, and both emails say that the distance must be confirmed", async () => {
  const setup = await setUpBooking();
  setup.google.findAt(AUSTIN);
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  for (const { text } of setup.resend.sent) expect(text).toMatch(/confirm the distance/);
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
  const setup = await setUpBooking();
  setup.google.answerNext(answer);
  expect(await setup.press({}, setup.services(limitFor(reason)))).toEqual({
    kind: "failed",
    failure: { step: "geocode", reason },
  });
  expect([setup.jobs(), setup.resend.requests]).toEqual([[], []]);

  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  expectOneBooking(setup);
});

test("an address that is found outside Texas counts as not found", async () => {
  const setup = await setUpBooking();
  setup.google.findAt({ latitude: 35.4676, longitude: -97.5164, state: OKLAHOMA });
  expect(await setup.press()).toEqual({
    kind: "failed",
    failure: { step: "geocode", reason: "not-found" },
  });
  expect(setup.jobs()).toEqual([]);
});

test("when the job cannot be saved no email is sent, and the next press books", async () => {
  const setup = await setUpBooking();
  setup.database.$client.exec(
    "CREATE TRIGGER full BEFORE INSERT ON jobs BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  expect(await setup.press()).toEqual({
    kind: "failed",
    failure: { step: "save" },
  });
  expect([setup.jobs(), setup.resend.requests]).toEqual([[], []]);

  setup.database.$client.exec("DROP TRIGGER full");
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  expectOneBooking(setup);
});

test("when sent emails cannot be recorded they are not sent twice by the next press", async () => {
  const setup = await setUpBooking();
  setup.database.$client.exec(
    "CREATE TRIGGER full BEFORE UPDATE ON jobs BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  expect(await setup.press()).toMatchObject({ kind: "failed", failure: { step: "save" } });

  setup.database.$client.exec("DROP TRIGGER full");
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  expectOneBooking(setup);
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
    const setup = await setUpBooking();
    setup.resend.answerAll(answer);
    expect(await setup.press({}, setup.services(limitFor(reason)))).toEqual({
      kind: "failed",
      failure: { step: "email", reason },
    });
    const [saved, ...others] = setup.jobs();
    expect(saved).toMatchObject({ confirmedAt: null, totalCents: 60_060, revision: 1 });
    expect([others, setup.resend.sent]).toEqual([[], []]);

    setup.resend.answerAll(null);
    expect(await setup.press()).toMatchObject({ kind: "confirmed" });
    expect(expectOneBooking(setup)).toMatchObject({
      id: saved?.id,
      orderNumber: saved?.orderNumber,
      revision: 1,
    });
    expect(setup.google.requests).toHaveLength(1);
  },
);

test.each([
  ["owner", OWNER, CUSTOMER, "saved"],
  ["customer", CUSTOMER, OWNER, "notified"],
])(
  "when only the %s's email fails the next press sends that one alone",
  async (_, failing, other, status) => {
    const setup = await setUpBooking();
    setup.resend.answerTo(failing, resendErrors.internal);
    expect(await setup.press()).toMatchObject({ kind: "failed", failure: { step: "email" } });
    expect(setup.jobs()).toMatchObject([{ status }]);
    expect(setup.resend.sent.map(({ to }) => to)).toEqual([[other]]);

    setup.resend.answerTo(failing, null);
    expect(await setup.press()).toMatchObject({ kind: "confirmed" });
    expectOneBooking(setup);
  },
);

test("emails that were accepted but whose answers were lost are not sent twice", async () => {
  const setup = await setUpBooking();
  setup.resend.loseNextAnswer(reset);
  setup.resend.loseNextAnswer(reset);
  expect(await setup.press()).toMatchObject({ kind: "failed", failure: { reason: "unreachable" } });
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  expectOneBooking(setup);
});

test("changed details replace unconfirmed ones and are sent in new emails", async () => {
  const setup = await setUpBooking();
  setup.resend.answerTo(CUSTOMER, resendErrors.internal);
  await setup.press();
  const first = setup.jobs()[0];

  setup.resend.answerTo(CUSTOMER, null);
  const values = { street: "200 Example St", notes: "Ring twice" };
  expect(await setup.press({ values, lines: linesOf("load-full") })).toMatchObject({
    kind: "confirmed",
  });
  const [job, ...others] = setup.jobs();
  expect(others).toEqual([]);
  expect(job).toMatchObject({
    id: first?.id,
    orderNumber: first?.orderNumber,
    revision: 2,
    confirmedAt: expect.any(String),
    street: "200 Example St",
    notes: "Ring twice",
    totalCents: 100_000,
  });
  expect(setup.google.addresses()).toEqual([
    "100 Example St, Houston, TX 77002",
    "200 Example St, Houston, TX 77002",
  ]);
  const [old, ...fresh] = setup.resend.sent;
  expect(old?.text).toContain("100 Example St");
  expect(fresh.flatMap(({ to }) => to).sort()).toEqual([CUSTOMER, OWNER]);
  for (const { text } of fresh) {
    expect(text).toContain("200 Example St");
    expect(text).toContain("Total: $1,000.00");
  }
});

test("an unchanged address is not looked up again", async () => {
  const setup = await setUpBooking();
  setup.resend.answerAll(resendErrors.internal);
  await setup.press();
  await setup.press({ values: { notes: "Ring twice", phone: "713-555-0199" } });
  expect(setup.google.requests).toHaveLength(1);
  expect(setup.jobs()).toMatchObject([{ revision: 2, phone: "+17135550199", latitude: 29.7604 }]);
});

test("a changed address that is not found leaves the saved job as it was", async () => {
  const setup = await setUpBooking();
  setup.resend.answerAll(resendErrors.internal);
  await setup.press();
  setup.google.findAt(null);
  expect(await setup.press({ values: { street: "Nowhere" } })).toMatchObject({ kind: "failed" });
  expect(setup.jobs()).toMatchObject([{ street: "100 Example St", revision: 1 }]);
});

test("a repeat of a confirmed booking changes nothing", async () => {
  const setup = await setUpBooking();
  await setup.press();
  const before = setup.jobs();
  const repeats = [
    {},
    { values: { street: "200 Example St" } },
    { lines: linesOf("load-full"), isDiscountOn: true },
    { lines: [] },
    { values: { email: "not an email" } },
  ];
  for (const repeat of repeats) {
    expect(await setup.press(repeat)).toMatchObject({
      kind: "confirmed",
      job: { orderNumber: before[0]?.orderNumber, totalCents: 60_060 },
    });
  }
  expect(setup.jobs()).toEqual(before);
  expect(setup.resend.requests).toHaveLength(2);
});

test("a repeat with an empty cart keeps the saved order", async () => {
  const setup = await setUpBooking();
  setup.resend.answerAll(resendErrors.internal);
  await setup.press({ isDiscountOn: true });
  setup.resend.answerAll(null);
  expect(await setup.press({ lines: [] })).toMatchObject({ kind: "confirmed" });
  expect(expectOneBooking(setup)).toMatchObject({
    revision: 1,
    subtotalCents: 60_060,
    totalCents: 54_054,
    volume: 330,
    items: [{ id: "load-half" }, { id: "refrigerator" }],
  });
});

test("a booking of only volume-0 items is accepted at $0.00, and the emails say who prices it", async () => {
  const setup = await setUpBooking();
  await setup.press({ lines: linesOf("custom-m"), isDiscountOn: true });
  expect(expectOneBooking(setup)).toMatchObject({ totalCents: 0, discountCents: 0, volume: 0 });
  for (const { text } of setup.resend.sent) {
    expect(text).toContain("Total: $0.00 (the crew prices it on site)");
  }
});
