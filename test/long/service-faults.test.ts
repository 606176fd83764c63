/**
 * Every failure of the three outside services, over HTTP against the running site: what the
 * customer sees, what is saved, what the owner is told, and that a second press finishes the job.
 */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type BookingSite, LATER, openBookingSite } from "#test/support/booking-site.ts";
import type { BuiltServer } from "#test/support/built-server.ts";
import { googleFound, HOUSTON } from "#test/support/google-stand-in.ts";
import { readLines } from "#test/support/openai-stand-in.ts";
import { resendError, resendErrors } from "#test/support/resend-stand-in.ts";
import {
  type Answer,
  empty,
  half,
  hang,
  html,
  json,
  reset,
  startStandIn,
} from "#test/support/stand-in-server.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const AGAIN = "Nothing you typed is lost. Press Schedule Pickup again, or call us.";
const SAVED = "Your details are saved. Press Schedule Pickup again to finish, or call us.";

const alertWith = (problem: string, advice: string) =>
  `Error submitting booking: ${problem} ${advice}`;

const refusal = (status: number): Answer => json(status, { error: { message: "no", status } });
const later = (answer: Answer): Answer => ({ kind: "slow", ms: 1_000, answer });

const NOT_WORKING = "Our address lookup isn't working right now.";
const GEOCODER_FAULTS: [string, Answer, string][] = [
  ["cuts the connection", reset, "We can't reach our address lookup right now."],
  ["hangs", hang, "Our address lookup took too long to answer."],
  ["answers 400", refusal(400), NOT_WORKING],
  ["answers 401", refusal(401), NOT_WORKING],
  ["answers 403", refusal(403), NOT_WORKING],
  ["answers 422", refusal(422), NOT_WORKING],
  ["answers 429", json(429, {}, { "retry-after": "30" }), NOT_WORKING],
  ["answers 500", refusal(500), NOT_WORKING],
  ["answers HTML", html(200), NOT_WORKING],
  ["answers nothing", empty(200), NOT_WORKING],
  ["breaks off", half({ status: "OK", results: [] }), NOT_WORKING],
];

const NOT_TAKEN = "We couldn't send your confirmation email.";
const MAIL_NOT_WORKING = "Our email service isn't working right now.";
const MAIL_FAULTS: [string, Answer, string][] = [
  ["cuts the connection", reset, "We can't reach our email service right now."],
  ["hangs", hang, "Our email service took too long to answer."],
  ["answers 400", resendError(400, "validation_error", "no"), NOT_TAKEN],
  ["answers 401", resendErrors.missingKey, NOT_TAKEN],
  ["answers 403", resendErrors.unverified, NOT_TAKEN],
  ["answers 422", resendErrors.missingField, NOT_TAKEN],
  ["answers 429 for long", resendErrors.rateLimit(30), "Our email service is busy."],
  ["answers 500", resendErrors.internal, MAIL_NOT_WORKING],
  ["answers HTML", html(200), MAIL_NOT_WORKING],
  ["answers nothing", empty(200), MAIL_NOT_WORKING],
  ["breaks off", half({ id: "an-id" }), MAIL_NOT_WORKING],
];

const MODEL_FAULTS = GEOCODER_FAULTS.map(([name, answer]) => [name, answer] as const);

/** Presses again and expects one confirmed job with one email to its customer. */
async function expectSecondPress(site: BookingSite, server: BuiltServer, one: Booking) {
  const { name, key, email } = one;
  const pressed = await pressSchedule(server.url, { key, values: { email } });
  expect([name, pressed.status, pressed.location]).toEqual([name, 303, "/confirmation"]);
  expect(site.jobsOf(key), name).toMatchObject([{ confirmedAt: expect.any(String) }]);
  expect(site.sentTo(email), name).toHaveLength(1);
}

type Booking = { name: string; key: string; email: string };

function booking(name: string): Booking {
  const key = randomUUID();
  return { name, key, email: `maria.${key}@example.com` };
}

test("a failing geocoder: nothing is saved, no email is sent, and the next press books", async () => {
  const site = await openBookingSite();
  const server = await site.start();
  for (const [name, answer, problem] of GEOCODER_FAULTS) {
    const one = booking(name);
    site.google.answerAll(answer);
    const { status, alert, page } = await pressSchedule(server.url, {
      key: one.key,
      values: { email: one.email },
    });
    expect([name, status, alert]).toEqual([name, 503, alertWith(problem, AGAIN)]);
    expect(page).toContain(one.email);
    expect([name, site.jobsOf(one.key)]).toEqual([name, []]);
    site.google.answerAll(null);
    await expectSecondPress(site, server, one);
  }
  site.google.answerAll(later(googleFound(HOUSTON)));
  await expectSecondPress(site, server, booking("answers after a second"));
});

test("a failing mail service: the job is kept, the owner is told to call, and the next press finishes", async () => {
  const site = await openBookingSite();
  const server = await site.start();
  const bookings: Booking[] = [];
  for (const [name, answer, problem] of MAIL_FAULTS) {
    const one = booking(name);
    bookings.push(one);
    site.resend.answerAll(answer);
    const { status, alert } = await pressSchedule(server.url, {
      key: one.key,
      values: { email: one.email },
    });
    expect([name, status, alert]).toEqual([name, 503, alertWith(problem, SAVED)]);
    expect(site.jobsOf(one.key), name).toMatchObject([{ confirmedAt: null }]);
  }
  expect(site.resend.sent).toEqual([]);
  expect(await server.stop()).toBe(0);

  site.resend.answerAll(null);
  const next = await site.start({ NOW: LATER });
  await until(() => site.jobs().every(({ noticeDueAt }) => noticeDueAt === null));
  for (const one of bookings) {
    const [job] = site.jobsOf(one.key);
    expect(site.toldOf(job?.orderNumber ?? ""), one.name).toEqual([
      expect.stringMatching(/^Call the customer/),
    ]);
    await expectSecondPress(site, next, one);
    expect(site.toldOf(job?.orderNumber ?? ""), one.name).toHaveLength(1);
  }

  site.resend.answerNext(resendErrors.rateLimit(1), resendErrors.rateLimit(1));
  await expectSecondPress(site, next, booking("answers 429 for a second"));
});

test("a failing model: the built-in parser answers, and the customer sees no error", async () => {
  const site = await openBookingSite();
  const server = await site.start();
  const ask = async () => {
    const answer = await fetch(`${server.url}/api/chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        sessionId: "sess_1",
        messages: [{ role: "user", content: "a fridge" }],
      }),
    });
    const { parsed } = await answer.json();
    return [
      answer.status,
      answer.headers.get("x-ai"),
      parsed.lines.map(({ id }: { id: string }) => id),
    ];
  };
  for (const [name, answer] of MODEL_FAULTS) {
    site.openai.answer(answer);
    expect([name, ...(await ask())]).toEqual([name, 200, "off", ["refrigerator"]]);
  }
  site.openai.answer(later(readLines({ id: "refrigerator", quantity: 1 })));
  expect(await ask()).toEqual([200, "on", ["refrigerator"]]);
  const failures = server.log().filter(({ msg }) => msg === "The chat model did not answer");
  expect(failures).toHaveLength(MODEL_FAULTS.length);
});

test("a service whose port is closed: the alert says so, and the next press finishes", async () => {
  const site = await openBookingSite();
  const nobody = await startStandIn(() => empty(200));
  await nobody.close();
  const one = booking("nobody listens");
  const press = ({ url }: BuiltServer) =>
    pressSchedule(url, { key: one.key, values: { email: one.email } });
  const noAddress = await site.start({ GEOCODER_URL: nobody.url });
  expect(await press(noAddress)).toMatchObject({
    status: 503,
    alert: alertWith("We can't reach our address lookup right now.", AGAIN),
  });
  const noMail = await site.start({ RESEND_BASE_URL: nobody.url });
  expect(await press(noMail)).toMatchObject({
    status: 503,
    alert: alertWith("We can't reach our email service right now.", SAVED),
  });
  await expectSecondPress(site, await site.start(), one);
});
