import { expect, test } from "vitest";
import type { BookingFailure } from "#app/booking/booking-failure.ts";
import { describeOutcome } from "#app/booking/explain-booking.ts";

test("the message counts the mistakes, with the fields they belong to", () => {
  const one = { zip: "ZIP codes here have 5 digits." };
  const two = { ...one, name: "Tell us who to ask for." };
  expect(describeOutcome({ kind: "invalid", errors: one })).toMatchObject({
    status: 422,
    problem: "1 field needs another look.",
    errors: one,
  });
  expect(describeOutcome({ kind: "invalid", errors: two })).toMatchObject({
    problem: "2 fields need another look.",
  });
});

test("an empty cart is reported as empty", () => {
  expect(describeOutcome({ kind: "empty-cart" })).toMatchObject({
    status: 422,
    problem: "Your cart is empty.",
    errors: {},
  });
});

test("a cancelled booking is reported as cancelled, with how to book again", () => {
  expect(describeOutcome({ kind: "cancelled" })).toMatchObject({
    status: 409,
    problem: "This booking was canceled.",
    advice: expect.stringMatching(/press Schedule Pickup again/),
    errors: {},
  });
});

test("an address that is not found is reported in the words of rule 101 and marked in the form", () => {
  expect(
    describeOutcome({ kind: "failed", failure: { step: "geocode", reason: "not-found" } }),
  ).toMatchObject({
    status: 422,
    problem: "Unable to find location for the given address.",
    errors: { street: expect.any(String) },
  });
});

test.each<BookingFailure>([
  { step: "geocode", reason: "refused" },
  { step: "geocode", reason: "timed-out" },
  { step: "geocode", reason: "bad-answer" },
  { step: "geocode", reason: "unreachable" },
  { step: "email", reason: "refused" },
  { step: "email", reason: "limited" },
  { step: "email", reason: "timed-out" },
  { step: "email", reason: "bad-answer" },
  { step: "email", reason: "unreachable" },
  { step: "save" },
])(
  "a failure of a service ($step, $reason) is a 503 in plain words, without internals",
  (failure) => {
    const words = describeOutcome({ kind: "failed", failure });
    expect(words).toMatchObject({ status: 503, errors: {} });
    expect(words.problem).toMatch(/^(Our|We) [^.]+\.$/);
    expect(words.advice).toMatch(/Schedule Pickup again/);
    expect(`${words.problem} ${words.advice}`).not.toMatch(/SQLite|Google|Resend/i);
  },
);

test("the message says that the details are saved only after the job is saved", () => {
  const advice = (failure: BookingFailure) => describeOutcome({ kind: "failed", failure }).advice;
  expect(advice({ step: "email", reason: "refused" })).toMatch(/details are saved/);
  expect(advice({ step: "save" })).not.toMatch(/saved/);
  expect(advice({ step: "geocode", reason: "refused" })).not.toMatch(/saved/);
});
