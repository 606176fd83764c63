import { expect, test, vi } from "vitest";
import { pauseAfter } from "#app/workflows/retry-notice.ts";
import { type BookingDesk, CUSTOMER, OWNER, openBookingDesk } from "#test/support/booking-desk.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { resendErrors } from "#test/support/resend-stand-in.ts";

const CALL_FIRST = /^Call the customer\. Booking JB-\d{6}: Maria Lopez, Houston$/;

/** A desk where the mail service fails for these addresses and a customer has pressed once. */
async function deskAfterFailedPress(...failing: string[]) {
  const desk = await openBookingDesk();
  for (const address of failing) desk.resend.answerTo(address, resendErrors.internal);
  expect(await desk.press()).toMatchObject({ kind: "failed", failure: { step: "email" } });
  return desk;
}

function mailWorksAgain(desk: BookingDesk): void {
  for (const address of [OWNER, CUSTOMER]) desk.resend.answerTo(address, null);
}

test("with nothing due the worker sends nothing", async () => {
  const desk = await openBookingDesk();
  expect(await desk.work()).toBe(false);
  await desk.press();
  desk.at(1_000_000);
  expect(await desk.work()).toBe(false);
  expect(desk.resend.requests).toHaveLength(2);
});

test("an owner who has heard nothing is told after 15 seconds to call the customer, once", async () => {
  const desk = await deskAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(desk);
  desk.at(14.9);
  expect(await desk.work()).toBe(false);
  desk.at(15);
  expect(await desk.work()).toBe(true);
  expect(desk.subjects(OWNER)).toEqual([expect.stringMatching(CALL_FIRST)]);
  expect(desk.resend.sent[0]?.text).toMatch(
    /^The customer saw an error while booking\. Call Maria Lopez at \(713\) 555-0100/,
  );
  expect(desk.jobs()).toMatchObject([{ status: "notified", noticeDueAt: null }]);
  desk.at(1_000_000);
  expect(await desk.work()).toBe(false);
  expect(desk.subjects(CUSTOMER)).toEqual([]);
});

test("a customer who presses again afterwards is confirmed without another notice", async () => {
  const desk = await deskAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(desk);
  desk.at(15);
  await desk.work();
  expect(await desk.press()).toMatchObject({ kind: "confirmed" });
  expect([desk.subjects(OWNER).length, desk.subjects(CUSTOMER).length]).toEqual([1, 1]);
});

test("an owner who knows of the booking hears after two minutes that its customer saw an error", async () => {
  const desk = await deskAfterFailedPress(CUSTOMER);
  expect(desk.subjects(OWNER)).toEqual([expect.stringMatching(/^Booking JB-/)]);
  desk.at(119);
  expect(await desk.work()).toBe(false);
  desk.at(120);
  expect(await desk.work()).toBe(true);
  expect(desk.subjects(OWNER)[1]).toMatch(CALL_FIRST);
});

test("a customer who presses again in time is never mentioned as one who saw an error", async () => {
  const desk = await deskAfterFailedPress(CUSTOMER);
  mailWorksAgain(desk);
  desk.at(60);
  expect(await desk.press()).toMatchObject({ kind: "confirmed" });
  desk.at(1_000_000);
  expect(await desk.work()).toBe(false);
  expect(desk.subjects(OWNER)).toHaveLength(1);
});

test("the worker leaves a customer who is pressing again the time to finish", async () => {
  const desk = await deskAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(desk);
  desk.at(14);
  const releases = [desk.resend.holdNext(), desk.resend.holdNext()];
  const before = desk.resend.requests.length;
  const pressed = desk.press();
  await vi.waitUntil(() => desk.resend.requests.length === before + 2);
  desk.at(16);
  expect(await desk.work()).toBe(false);
  for (const release of releases) release();
  expect(await pressed).toMatchObject({ kind: "confirmed" });
  expect(desk.subjects(OWNER)).toEqual([expect.stringMatching(/^Booking JB-/)]);
});

test("the notice confirms a booking whose customer has the confirmation", async () => {
  const desk = await deskAfterFailedPress(OWNER);
  mailWorksAgain(desk);
  desk.at(15);
  expect(await desk.work()).toBe(true);
  expect(desk.jobs()).toMatchObject([{ status: "confirmed" }]);
});

test("a booking that a killed server left behind is taken up after a minute", async () => {
  const desk = await openBookingDesk();
  desk.services().jobs.save(sampleBooking());
  desk.at(59);
  expect(await desk.work()).toBe(false);
  desk.at(60);
  expect(await desk.work()).toBe(true);
  expect(desk.subjects(OWNER)).toEqual([expect.stringMatching(CALL_FIRST)]);
});

test("while the mail service fails the pauses grow, and the first success is the last try", async () => {
  const desk = await deskAfterFailedPress(OWNER, CUSTOMER);
  let seconds = 15;
  for (const pause of [15, 30, 60, 120, 240]) {
    desk.at(seconds);
    expect(await desk.work()).toBe(true);
    desk.at(seconds + pause - 1);
    expect(await desk.work()).toBe(false);
    seconds += pause;
  }
  expect(desk.resend.sent).toEqual([]);
  mailWorksAgain(desk);
  desk.at(seconds);
  expect(await desk.work()).toBe(true);
  expect(await desk.work()).toBe(false);
  expect(desk.subjects(OWNER)).toHaveLength(1);
});

test.each([
  [1, 15],
  [2, 30],
  [3, 60],
  [8, 1_920],
  [9, 3_600],
  [10, 3_600],
  [5_000, 3_600],
])("after %s failed tries the pause is %s seconds, at most an hour", (attempts, seconds) => {
  expect(pauseAfter(attempts)).toBe(seconds * 1000);
});

test("two workers at once send one notice", async () => {
  const desk = await deskAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(desk);
  desk.at(15);
  expect((await Promise.all([desk.work(), desk.work()])).sort()).toEqual([false, true]);
  expect(desk.subjects(OWNER)).toHaveLength(1);
});

test("a worker that is killed while it sends holds the notice for a minute only", async () => {
  const desk = await deskAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(desk);
  desk.at(15);
  desk.services().jobs.claimDueNotice("2026-07-20T15:30:15.000Z", "2026-07-20T15:31:15.000Z");
  desk.at(74);
  expect(await desk.work()).toBe(false);
  desk.at(75);
  expect(await desk.work()).toBe(true);
});

test("details changed while their old notice is on its way are still due to the owner", async () => {
  const desk = await deskAfterFailedPress(OWNER, CUSTOMER);
  desk.resend.answerTo(OWNER, null);
  desk.at(15);
  const release = desk.resend.holdNext();
  const before = desk.resend.requests.length;
  const working = desk.work();
  await vi.waitUntil(() => desk.resend.requests.length === before + 1);

  desk.resend.answerTo(OWNER, resendErrors.internal);
  await desk.press({ values: { street: "200 Example St" } });
  release();
  await working;
  expect(desk.jobs()).toMatchObject([{ revision: 2, ownerNotifiedAt: null, status: "saved" }]);

  desk.resend.answerTo(OWNER, null);
  desk.at(30);
  expect(await desk.work()).toBe(true);
  expect(desk.resend.sent.map(({ text }) => text.includes("200 Example St"))).toEqual([
    false,
    true,
  ]);
});

test("of several due notices each goes to the owner, one a turn", async () => {
  const desk = await deskAfterFailedPress(OWNER, CUSTOMER);
  await desk.press({ key: "9b2d1c3e-0f5a-4a77-8a55-0c1d2e3f4a5b", values: { name: "Ann Other" } });
  mailWorksAgain(desk);
  desk.at(15);
  expect([await desk.work(), await desk.work(), await desk.work()]).toEqual([true, true, false]);
  expect(desk.subjects(OWNER).join()).toMatch(/Maria Lopez.*Ann Other/);
});
