import { expect, test, vi } from "vitest";
import { type BookingSetup, CUSTOMER, OWNER, setUpBooking } from "#test/support/booking-setup.ts";
import { cancelJob, restoreJob } from "#test/support/cancel-job.ts";
import { resendErrors } from "#test/support/resend-stand-in.ts";

const AT = "2026-07-20T15:31:00.000Z";
const number = (setup: BookingSetup) => setup.jobs()[0]?.orderNumber ?? "";

test("a repeated post of a cancelled booking sends nothing and makes no job", async () => {
  const setup = await setUpBooking();
  await setup.press();
  await cancelJob(setup.database, number(setup), AT);
  expect(await setup.press()).toEqual({ kind: "cancelled" });
  expect(await setup.press({ values: { street: "200 Example St" } })).toEqual({
    kind: "cancelled",
  });
  expect(setup.jobs()).toMatchObject([{ stage: "cancelled", street: "100 Example St" }]);
  expect(setup.resend.requests).toHaveLength(2);
});

test("a booking cancelled during the address lookup sends nothing", async () => {
  const setup = await setUpBooking();
  for (const address of [OWNER, CUSTOMER]) setup.resend.answerTo(address, resendErrors.internal);
  await setup.press();
  const services = setup.services();
  const geocode: typeof services.geocode = async (address) => {
    await cancelJob(setup.database, number(setup), AT);
    return services.geocode(address);
  };
  const moved = { values: { street: "200 Example St" } };
  expect(await setup.press(moved, { ...services, geocode })).toEqual({ kind: "cancelled" });
  expect(setup.resend.requests).toHaveLength(2);
});

test("a booking cancelled while its emails are being sent is not confirmed", async () => {
  const setup = await setUpBooking();
  const releases = [setup.resend.holdNext(), setup.resend.holdNext()];
  const pressed = setup.press();
  await vi.waitUntil(() => setup.resend.requests.length === 2);
  await cancelJob(setup.database, number(setup), AT);
  for (const release of releases) release();
  expect(await pressed).toEqual({ kind: "cancelled" });
  expect(setup.jobs()).toMatchObject([{ stage: "cancelled", noticeDueAt: null }]);
});

test("the worker sends no notice for a cancelled booking, and after its restoring one email to each side", async () => {
  const setup = await setUpBooking();
  for (const address of [OWNER, CUSTOMER]) setup.resend.answerTo(address, resendErrors.internal);
  await setup.press();
  for (const address of [OWNER, CUSTOMER]) setup.resend.answerTo(address, null);
  await cancelJob(setup.database, number(setup), AT);
  setup.at(1_000);
  expect(await setup.work()).toBe(false);
  await restoreJob(setup.database, number(setup), AT);
  expect(await setup.work()).toBe(false);
  expect([await setup.tell(), await setup.tell(), await setup.tell()]).toEqual([true, true, false]);
  expect(setup.subjects(CUSTOMER)).toEqual([
    expect.stringMatching(`^Your pickup on .* is booked again: order ${number(setup)}$`),
  ]);
  expect(setup.jobs()).toMatchObject([{ confirmedAt: expect.any(String) }]);
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
});
