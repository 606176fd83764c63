import { expect, test, vi } from "vitest";
import { cancelJob, restoreJob } from "#db/cancel.server.ts";
import { type BookingDesk, CUSTOMER, OWNER, openBookingDesk } from "#test/support/booking-desk.ts";
import { resendErrors } from "#test/support/resend-stand-in.ts";

const AT = "2026-07-20T15:31:00.000Z";
const number = (desk: BookingDesk) => desk.jobs()[0]?.orderNumber ?? "";

test("a press for a booking that was cancelled sends nothing and makes no other", async () => {
  const desk = await openBookingDesk();
  await desk.press();
  cancelJob(desk.database, number(desk), AT);
  expect(await desk.press()).toEqual({ kind: "cancelled" });
  expect(await desk.press({ values: { street: "200 Example St" } })).toEqual({ kind: "cancelled" });
  expect(desk.jobs()).toMatchObject([{ status: "cancelled", street: "100 Example St" }]);
  expect(desk.resend.requests).toHaveLength(2);
});

test("a booking cancelled while its address is looked up sends nothing", async () => {
  const desk = await openBookingDesk();
  for (const address of [OWNER, CUSTOMER]) desk.resend.answerTo(address, resendErrors.internal);
  await desk.press();
  const services = desk.services();
  const geocode: typeof services.geocode = (address) => {
    cancelJob(desk.database, number(desk), AT);
    return services.geocode(address);
  };
  const moved = { values: { street: "200 Example St" } };
  expect(await desk.press(moved, { ...services, geocode })).toEqual({ kind: "cancelled" });
  expect(desk.resend.requests).toHaveLength(2);
});

test("a booking cancelled while its emails are on their way is not confirmed by them", async () => {
  const desk = await openBookingDesk();
  const releases = [desk.resend.holdNext(), desk.resend.holdNext()];
  const pressed = desk.press();
  await vi.waitUntil(() => desk.resend.requests.length === 2);
  cancelJob(desk.database, number(desk), AT);
  for (const release of releases) release();
  expect(await pressed).toEqual({ kind: "cancelled" });
  expect(desk.jobs()).toMatchObject([{ status: "cancelled", noticeDueAt: null }]);
});

test("the worker sends no notice for a cancelled booking, and the owner's when it is taken back", async () => {
  const desk = await openBookingDesk();
  for (const address of [OWNER, CUSTOMER]) desk.resend.answerTo(address, resendErrors.internal);
  await desk.press();
  for (const address of [OWNER, CUSTOMER]) desk.resend.answerTo(address, null);
  cancelJob(desk.database, number(desk), AT);
  desk.at(1_000);
  expect(await desk.work()).toBe(false);
  restoreJob(desk.database, number(desk), AT);
  expect(await desk.work()).toBe(true);
  expect(desk.jobs()).toMatchObject([{ status: "notified" }]);
  expect(await desk.press()).toMatchObject({ kind: "confirmed" });
});
