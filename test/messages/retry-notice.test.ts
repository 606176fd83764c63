import { expect, onTestFinished, test, vi } from "vitest";
import { claimDueNotice, saveJob } from "#app/jobs/jobs.server.ts";
import { pauseAfter } from "#app/jobs/messages/messages.ts";
import { createSmtpMailer } from "#app/messages/mail/smtp-mailer.server.ts";
import { retryNotice } from "#app/messages/retry-notice.server.ts";
import { type BookingSetup, CUSTOMER, OWNER, setUpBooking } from "#test/support/booking-setup.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { resendErrors } from "#test/support/resend-stand-in.ts";
import { startSmtp } from "#test/support/smtp-stand-in.ts";

const CALL_FIRST = /^Call the customer\. Booking JB-\d{6}: Maria Lopez, Houston, [A-Z].*$/;

/** A setup where the mail service fails for these addresses and a customer has pressed once. */
async function setUpAfterFailedPress(...failing: string[]) {
  const setup = await setUpBooking();
  for (const address of failing) setup.resend.answerTo(address, resendErrors.internal);
  expect(await setup.press()).toMatchObject({ kind: "failed", failure: { step: "email" } });
  return setup;
}

function mailWorksAgain(setup: BookingSetup): void {
  for (const address of [OWNER, CUSTOMER]) setup.resend.answerTo(address, null);
}

test("with nothing due the worker sends nothing", async () => {
  const setup = await setUpBooking();
  expect(await setup.work()).toBe(false);
  await setup.press();
  setup.at(1_000_000);
  expect(await setup.work()).toBe(false);
  expect(setup.resend.requests).toHaveLength(2);
});

test("an owner whose notice failed is told once, after 15 seconds, to call the customer", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(setup);
  setup.at(14.9);
  expect(await setup.work()).toBe(false);
  setup.at(15);
  expect(await setup.work()).toBe(true);
  expect(setup.subjects(OWNER)).toEqual([expect.stringMatching(CALL_FIRST)]);
  expect(setup.resend.sent[0]?.text).toMatch(
    /^The customer saw an error while booking\. Call Maria Lopez at \(713\) 555-0100/,
  );
  expect(setup.jobs()).toMatchObject([{ confirmedAt: null, noticeDueAt: null }]);
  setup.at(1_000_000);
  expect(await setup.work()).toBe(false);
  expect(setup.subjects(CUSTOMER)).toEqual([]);
});

test("a customer who presses again after the notice is confirmed without another one", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(setup);
  setup.at(15);
  await setup.work();
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  expect([setup.subjects(OWNER).length, setup.subjects(CUSTOMER).length]).toEqual([1, 1]);
});

test("an owner who has the notice is told after two minutes that the customer saw an error", async () => {
  const setup = await setUpAfterFailedPress(CUSTOMER);
  expect(setup.subjects(OWNER)).toEqual([expect.stringMatching(/^Booking JB-/)]);
  setup.at(119);
  expect(await setup.work()).toBe(false);
  setup.at(120);
  expect(await setup.work()).toBe(true);
  expect(setup.subjects(OWNER)[1]).toMatch(CALL_FIRST);
});

test("a customer who presses again in time causes no notice of an error", async () => {
  const setup = await setUpAfterFailedPress(CUSTOMER);
  mailWorksAgain(setup);
  setup.at(60);
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  setup.at(1_000_000);
  expect(await setup.work()).toBe(false);
  expect(setup.subjects(OWNER)).toHaveLength(1);
});

test("the worker waits while a customer's repeated press is in progress", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(setup);
  setup.at(14);
  const releases = [setup.resend.holdNext(), setup.resend.holdNext()];
  const before = setup.resend.requests.length;
  const pressed = setup.press();
  await vi.waitUntil(() => setup.resend.requests.length === before + 2);
  setup.at(16);
  expect(await setup.work()).toBe(false);
  for (const release of releases) release();
  expect(await pressed).toMatchObject({ kind: "confirmed" });
  expect(setup.subjects(OWNER)).toEqual([expect.stringMatching(/^Booking JB-/)]);
});

test("the notice confirms a booking whose customer has the confirmation", async () => {
  const setup = await setUpAfterFailedPress(OWNER);
  mailWorksAgain(setup);
  setup.at(15);
  expect(await setup.work()).toBe(true);
  expect(setup.jobs()).toMatchObject([{ confirmedAt: expect.any(String) }]);
});

test("the worker takes up the booking of a killed server after a minute", async () => {
  const setup = await setUpBooking();
  saveJob(setup.database, sampleBooking());
  setup.at(59);
  expect(await setup.work()).toBe(false);
  setup.at(60);
  expect(await setup.work()).toBe(true);
  expect(setup.subjects(OWNER)).toEqual([expect.stringMatching(CALL_FIRST)]);
});

test("while the mail service fails the pauses grow, and the first success ends the retries", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  let seconds = 15;
  for (const pause of [15, 30, 60, 120, 240]) {
    setup.at(seconds);
    expect(await setup.work()).toBe(true);
    setup.at(seconds + pause - 1);
    expect(await setup.work()).toBe(false);
    seconds += pause;
  }
  expect(setup.resend.sent).toEqual([]);
  mailWorksAgain(setup);
  setup.at(seconds);
  expect(await setup.work()).toBe(true);
  expect(await setup.work()).toBe(false);
  expect(setup.subjects(OWNER)).toHaveLength(1);
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
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(setup);
  setup.at(15);
  expect((await Promise.all([setup.work(), setup.work()])).sort()).toEqual([false, true]);
  expect(setup.subjects(OWNER)).toHaveLength(1);
});

test("a worker killed while sending holds its lease for a minute only", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  mailWorksAgain(setup);
  setup.at(15);
  claimDueNotice(setup.database, "2026-07-20T15:30:15.000Z", "2026-07-20T15:31:15.000Z");
  setup.at(74);
  expect(await setup.work()).toBe(false);
  setup.at(75);
  expect(await setup.work()).toBe(true);
});

test("details changed while an old notice is being sent are still due to the owner", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  setup.resend.answerTo(OWNER, null);
  setup.at(15);
  const release = setup.resend.holdNext();
  const before = setup.resend.requests.length;
  const working = setup.work();
  await vi.waitUntil(() => setup.resend.requests.length === before + 1);

  setup.resend.answerTo(OWNER, resendErrors.internal);
  await setup.press({ values: { street: "200 Example St" } });
  release();
  await working;
  expect(setup.jobs()).toMatchObject([{ revision: 2, ownerNotifiedAt: null, confirmedAt: null }]);

  setup.resend.answerTo(OWNER, null);
  setup.at(30);
  expect(await setup.work()).toBe(true);
  expect(setup.resend.sent.map(({ text }) => text.includes("200 Example St"))).toEqual([
    false,
    true,
  ]);
});

test("several due notices are sent to the owner one at a time", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  await setup.press({ key: "9b2d1c3e-0f5a-4a77-8a55-0c1d2e3f4a5b", values: { name: "Ann Other" } });
  mailWorksAgain(setup);
  setup.at(15);
  expect([await setup.work(), await setup.work(), await setup.work()]).toEqual([true, true, false]);
  expect(setup.subjects(OWNER).join()).toMatch(/Maria Lopez.*Ann Other/);
});

test("a notice that a mail server may have accepted is not sent again, and the job stays unconfirmed", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  smtp.failAt("text", "cut");
  const work = () =>
    retryNotice({ ...setup.services(), sendEmail: createSmtpMailer({ url: smtp.url }) });
  setup.at(15);
  expect(await work()).toBe(true);
  expect(setup.said.at(-1)).toBe("owner warning: unknown");
  setup.at(1_000_000);
  expect(await work()).toBe(false);
  expect(smtp.seen.filter((step) => step === "text")).toHaveLength(1);
  expect(setup.jobs()).toMatchObject([
    { confirmedAt: null, ownerNotifiedAt: null, noticeDueAt: null },
  ]);
});

test("a notice is not sent again after a kill where the mail server knows no key", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  setup.at(15);
  const killed = retryNotice({
    ...setup.services(),
    isRepeatSafe: false,
    sendEmail: async (email, key) => {
      await createSmtpMailer({ url: smtp.url })(email, key);
      throw new Error("killed");
    },
  });
  await expect(killed).rejects.toThrow("killed");
  setup.at(2_000_000);
  expect(await setup.work()).toBe(false);
  expect(smtp.received).toHaveLength(1);
  expect(setup.jobs()).toMatchObject([{ confirmedAt: null, noticeDueAt: null }]);
});

test("a greylisted notice is sent once the mail server accepts it", async () => {
  const setup = await setUpAfterFailedPress(OWNER, CUSTOMER);
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  smtp.failAt("recipient", 450);
  const work = () =>
    retryNotice({ ...setup.services(), sendEmail: createSmtpMailer({ url: smtp.url }) });
  setup.at(15);
  await work();
  expect(smtp.received).toEqual([]);
  smtp.mend();
  setup.at(1_000_000);
  await work();
  expect(smtp.received).toMatchObject([{ to: [OWNER] }]);
});
