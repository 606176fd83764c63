import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { cancelBooking } from "#app/booking/cancel/cancel-booking.server.ts";
import { moveBooking } from "#app/booking/move/move-booking.server.ts";
import {
  addMessages,
  claimDueMessage,
  findMessages,
  sendAgain,
} from "#app/jobs/messages/messages.server.ts";
import type { MessageKind } from "#app/jobs/messages/messages.ts";
import { createSmtpMailer } from "#app/messages/mail/smtp-mailer.server.ts";
import { messages } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { type BookingSetup, CUSTOMER, OWNER, setUpBooking } from "#test/support/booking-setup.ts";
import { resendErrors } from "#test/support/resend-stand-in.ts";
import { startSmtp } from "#test/support/smtp-stand-in.ts";

/** Seconds from the booking, on Monday at 10:30, to Tuesday at 10, when Wednesday's reminder is due. */
const REMINDER = 23.5 * 3_600;
const FRIDAY = { date: "2026-07-24", timeOfDay: "Afternoon" } as const;
const ASKED = { requestId: null, revision: null, who: "customer" } as const;

async function setUpBooked() {
  const setup = await setUpBooking();
  expect(await setup.press({ values: { date: "2026-07-22", timeOfDay: "Morning" } })).toMatchObject(
    {
      kind: "confirmed",
    },
  );
  return setup;
}

function changes(setup: BookingSetup) {
  const { now } = setup.services();
  const jobId = setup.jobs()[0]?.id ?? 0;
  const services = {
    client: clientOf(setup.database),
    now,
    onMessagesDue: () => {},
  };
  return {
    move: () => moveBooking({ ...ASKED, jobId, slot: FRIDAY }, services),
    cancel: () => cancelBooking({ ...ASKED, jobId, reason: "" }, services),
  };
}

/** Sends until nothing is due. */
async function tellAll(setup: BookingSetup): Promise<void> {
  while (await setup.tell());
}

const stateOf = (setup: BookingSetup, kind: string) => {
  const found = findMessages(setup.database, setup.jobs()[0]?.id ?? 0);
  return found.findLast((message) => message.kind === kind);
};

test("one of two workers sends a reminder once, and not before its time", async () => {
  const setup = await setUpBooked();
  setup.at(REMINDER - 1);
  expect(await setup.tell()).toBe(false);
  setup.at(REMINDER);
  expect((await Promise.all([setup.tell(), setup.tell()])).sort()).toEqual([false, true]);
  expect(await setup.tell()).toBe(false);
  expect(setup.subjects(CUSTOMER).slice(1)).toEqual([
    expect.stringMatching(/^Tomorrow morning: your junk pickup on [^:]*, order JB-\d{6}$/),
  ]);
});

test("a move sends each side one email, and the reminder is for the new day only", async () => {
  const setup = await setUpBooked();
  await changes(setup).move();
  await tellAll(setup);
  expect(setup.subjects(CUSTOMER).slice(1)).toEqual([
    expect.stringMatching(/^Your pickup has moved to Fri, .*, afternoon: order/),
  ]);
  expect(setup.subjects(OWNER).slice(1)).toEqual([expect.stringContaining("Moved JB-")]);
  const moved = setup.resend.sent.filter(({ subject }) => /moved/i.test(subject));
  for (const { attachments } of moved) expect(attachments[0]?.content).toContain("SEQUENCE:1");
  setup.at(REMINDER);
  expect(await setup.tell()).toBe(false);
  setup.at(REMINDER + 2 * 86_400);
  await tellAll(setup);
  expect(setup.subjects(CUSTOMER).at(-1)).toContain("Tomorrow afternoon");
});

test("a cancelled job gets no reminder, and its calendar entry is withdrawn", async () => {
  const setup = await setUpBooked();
  await changes(setup).cancel();
  await tellAll(setup);
  setup.at(REMINDER);
  expect(await setup.tell()).toBe(false);
  expect(setup.subjects(CUSTOMER).slice(1)).toEqual([expect.stringContaining("is canceled")]);
  expect(setup.resend.sent.at(-1)?.attachments[0]?.content).toContain("METHOD:CANCEL");
});

test("an accepted email about a move confirms a booking whose own emails failed", async () => {
  const setup = await setUpBooking();
  for (const address of [OWNER, CUSTOMER]) setup.resend.answerTo(address, resendErrors.internal);
  await setup.press({ values: { date: "2026-07-22", timeOfDay: "Morning" } });
  for (const address of [OWNER, CUSTOMER]) setup.resend.answerTo(address, null);
  await changes(setup).move();
  await tellAll(setup);
  expect(setup.jobs()).toMatchObject([{ confirmedAt: expect.any(String), noticeDueAt: null }]);
});

test("a refused email is given up, and the owner is told to call", async () => {
  const setup = await setUpBooked();
  setup.resend.answerTo(CUSTOMER, resendErrors.missingField);
  await changes(setup).move();
  await tellAll(setup);
  expect(stateOf(setup, "moved-customer")).toMatchObject({ state: "given-up", reason: "refused" });
  expect(setup.subjects(OWNER).at(-1)).toMatch(/^Call the customer\. Email not delivered/);
});

test("an email whose answer was lost is repeated under the same key and delivered once", async () => {
  const setup = await setUpBooked();
  await changes(setup).cancel();
  setup.resend.loseNextAnswer(resendErrors.internal);
  await setup.tell();
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({ state: "due", attempts: 1 });
  setup.at(60);
  await tellAll(setup);
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({ state: "sent", attempts: 2 });
  expect(setup.subjects(CUSTOMER)).toHaveLength(2);
});

test("an email whose answer stays unknown for a day is given up", async () => {
  const setup = await setUpBooked();
  await changes(setup).cancel();
  setup.resend.answerTo(CUSTOMER, resendErrors.internal);
  for (const seconds of [0, 3_600, 86_390]) {
    setup.at(seconds);
    await tellAll(setup);
  }
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({
    state: "given-up",
    reason: "unknown",
  });
  expect(setup.subjects(OWNER).at(-1)).toMatch(/^Call the customer/);
});

test("an email that an SMTP server may have accepted is never repeated", async () => {
  const setup = await setUpBooked();
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  await changes(setup).cancel();
  smtp.failAt("text", "cut");
  const sendEmail = createSmtpMailer({ url: smtp.url });
  await setup.tell({ sendEmail });
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({
    state: "given-up",
    reason: "unknown",
    attempts: 1,
  });
});

test("a message that cannot be written is given up with a reason, and the owner is told to call", async () => {
  const setup = await setUpBooked();
  const { id, revision } = setup.jobs()[0] ?? { id: 0, revision: 0 };
  const kind = "of-a-later-version" as MessageKind;
  addMessages(setup.database, { id, revision }, [{ kind, dueAt: "2026-07-20T15:30:00.000Z" }]);
  await tellAll(setup);
  expect(stateOf(setup, kind)).toMatchObject({
    state: "given-up",
    reason: "not written",
    attempts: 1,
  });
  expect(setup.said).toContain("of-a-later-version: not written");
  expect(setup.subjects(CUSTOMER)).toHaveLength(1);
  expect(setup.subjects(OWNER).slice(1)).toEqual([
    expect.stringMatching(/^Call the customer\. Email not delivered, JB-\d{6}/),
  ]);
});

/** Of a worker that is killed while it sends the cancelling to the customer. */
async function killedWhileSending() {
  const setup = await setUpBooked();
  await changes(setup).cancel();
  const { id } = claimDueMessage(setup.database, OPENED, "2026-07-20T15:31:00.000Z") ?? { id: 0 };
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({ id, state: "leased" });
  setup.at(61);
  return { setup, id };
}
const OPENED = "2026-07-20T15:30:00.000Z";

test("after a kill an email is sent again only where the mail service knows its key", async () => {
  const { setup } = await killedWhileSending();
  await tellAll(setup);
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({ state: "sent", attempts: 2 });
});

test("a day after a kill the mail service has forgotten the key, and nothing is sent again", async () => {
  const { setup } = await killedWhileSending();
  setup.at(25 * 3_600);
  await tellAll(setup);
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({
    state: "given-up",
    reason: "unknown",
  });
});

test("after a kill an email by SMTP counts as perhaps sent, and one press sends it again", async () => {
  const { setup, id } = await killedWhileSending();
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  const given = { sendEmail: createSmtpMailer({ url: smtp.url }), isRepeatSafe: false };
  while (await setup.tell(given));
  expect(smtp.received.flatMap(({ to }) => to)).toEqual([OWNER, OWNER]);
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({
    state: "given-up",
    reason: "unknown",
  });
  expect(setup.said).toContain("cancelled-customer: unknown");
  const at = "2026-07-20T15:32:00.000Z";
  setup.at(120);
  expect([sendAgain(setup.database, id, at), sendAgain(setup.database, id, at)]).toEqual([
    true,
    false,
  ]);
  while (await setup.tell(given));
  expect(smtp.received.slice(2)).toMatchObject([{ to: [CUSTOMER] }]);
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({ state: "sent", attempts: 1 });
});

test("what is sent again by a press is no repeat to a mail service that knows the key", async () => {
  const setup = await setUpBooked();
  await changes(setup).cancel();
  await tellAll(setup);
  const { id = 0 } = stateOf(setup, "cancelled-customer") ?? {};
  setup.database.update(messages).set({ state: "given-up" }).where(eq(messages.id, id)).run();
  setup.at(60);
  sendAgain(setup.database, id, "2026-07-20T15:31:00.000Z");
  await tellAll(setup);
  expect(setup.subjects(CUSTOMER).filter((subject) => subject.includes("canceled"))).toHaveLength(
    2,
  );
});

test("what an SMTP server never got is tried for a day, and not called doubtful", async () => {
  const setup = await setUpBooked();
  await changes(setup).cancel();
  const sendEmail = createSmtpMailer({ url: "smtp://127.0.0.2:1", timeoutMs: 500 });
  setup.at(0);
  await setup.tell({ sendEmail, isRepeatSafe: false });
  setup.at(86_390);
  await setup.tell({ sendEmail, isRepeatSafe: false });
  await setup.tell({ sendEmail, isRepeatSafe: false });
  expect(stateOf(setup, "cancelled-customer")).toMatchObject({
    state: "given-up",
    reason: "not accepted for a day",
  });
});
