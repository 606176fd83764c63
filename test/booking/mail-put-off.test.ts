/** A mail server that has the emails of a booking wait (rules 305 and 306). */
import { expect, onTestFinished, test } from "vitest";
import { cancelBooking } from "#app/booking/cancel/cancel-booking.server.ts";
import type { Todo } from "#app/desk/inbox/inbox.ts";
import type { DeskJob } from "#app/desk/job/desk-job.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { createSmtpMailer } from "#app/messages/mail/smtp-mailer.server.ts";
import { CUSTOMER, OWNER, setUpBooking } from "#test/support/booking-setup.ts";
import { openDeskSite } from "#test/support/desk-site.ts";
import { expectLogs } from "#test/support/expect-log.ts";
import { neighborJob } from "#test/support/owner-hours.ts";
import { type SmtpFault, type SmtpStep, startSmtp } from "#test/support/smtp-stand-in.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

/** The site with a mail server, and a worker with the clock of the test. */
async function setUpSmtp() {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  const setup = await setUpBooking();
  let url = smtp.url;
  const mail = (timeoutMs = 5_000) => ({
    isRepeatSafe: false,
    sendEmail: createSmtpMailer({ url, timeoutMs }),
  });
  return {
    ...setup,
    smtp,
    press: (timeoutMs?: number) => setup.press({}, { ...setup.services(), ...mail(timeoutMs) }),
    work: () => setup.tell(mail()),
    pointAt: (address: string) => {
      url = address;
    },
    to: () => smtp.received.flatMap(({ to }) => to).sort(),
    states: () =>
      findMessages(setup.database, 1)
        .filter(({ kind }) => kind.startsWith("booked-"))
        .map(({ kind, state, reason }) => [kind, state, reason]),
  };
}

const waiting = (reason: string) => [
  ["booked-customer", "due", reason],
  ["booked-owner", "due", reason],
];

test("a booking that the mail server greylists is confirmed, and its emails follow once", async () => {
  const setup = await setUpSmtp();
  setup.smtp.failAt("recipient", 451);
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  expect(setup.jobs()).toMatchObject([{ confirmedAt: expect.any(String), noticeDueAt: null }]);
  expect(setup.states()).toEqual(waiting("limited"));

  // A repeat of the post, and the time before the first pause is over, send nothing.
  const tries = setup.smtp.seen.length;
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  setup.at(14);
  expect(await setup.work()).toBe(false);
  expect(setup.smtp.seen).toHaveLength(tries);

  // Still greylisted: the pauses grow.
  setup.at(15);
  expect([await setup.work(), await setup.work(), await setup.work()]).toEqual([true, true, false]);
  setup.at(44);
  expect(await setup.work()).toBe(false);
  setup.smtp.mend();
  setup.at(45);
  expect([await setup.work(), await setup.work(), await setup.work()]).toEqual([true, true, false]);
  expect(setup.to()).toEqual([CUSTOMER, OWNER]);
  expect(setup.jobs()).toMatchObject([
    {
      confirmedAt: expect.any(String),
      ownerNotifiedAt: "2026-07-20T15:30:45.000Z",
      customerNotifiedAt: "2026-07-20T15:30:45.000Z",
    },
  ]);
  // To the owner nothing of an error that the customer never saw.
  expect(setup.smtp.received.some(({ text }) => /saw an error/.test(text))).toBe(false);
  setup.at(20 * 3_600);
  expect(await setup.work()).toBe(false);
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  expect(setup.smtp.received).toHaveLength(2);
});

test.each<[string, SmtpStep, SmtpFault, string]>([
  ["is closed for now", "greeting", 421, "limited"],
  ["has a full queue after the text", "text", 452, "limited"],
  ["says nothing", "greeting", "stall", "timed-out"],
  ["breaks off before the text", "recipient", "cut", "bad-answer"],
])("a booking is confirmed too where the mail server %s", async (_, step, how, reason) => {
  const setup = await setUpSmtp();
  setup.smtp.failAt(step, how);
  expect(await setup.press(how === "stall" ? 400 : undefined)).toMatchObject({ kind: "confirmed" });
  expect(setup.states()).toEqual(waiting(reason));
  setup.smtp.mend();
  setup.at(15);
  while (await setup.work());
  expect(setup.to()).toEqual([CUSTOMER, OWNER]);
});

test("a booking is confirmed where nothing listens, and its emails follow when it does", async () => {
  const setup = await setUpSmtp();
  setup.pointAt("smtp://127.0.0.1:1");
  expect(await setup.press()).toMatchObject({ kind: "confirmed" });
  setup.pointAt(setup.smtp.url);
  setup.at(15);
  while (await setup.work());
  expect(setup.to()).toEqual([CUSTOMER, OWNER]);
});

test.each<[string, SmtpStep, SmtpFault, string]>([
  ["refuses the email", "recipient", 550, "refused"],
  ["may have taken the text", "text", "cut", "unknown"],
])("the customer sees the error where the mail server %s", async (_, step, how, reason) => {
  const setup = await setUpSmtp();
  setup.smtp.failAt(step, how);
  const failure = { step: "email", reason };
  expect(await setup.press()).toEqual({ kind: "failed", failure });
  expect(setup.jobs()).toMatchObject([{ confirmedAt: null }]);
  setup.at(20 * 3_600);
  expect(await setup.work()).toBe(false);
});

test("emails that wait are refused for good: the owner is told, and the booking stands", async () => {
  const setup = await setUpSmtp();
  setup.smtp.failAt("recipient", 451);
  await setup.press();
  setup.smtp.failAt("recipient", 550);
  setup.at(15);
  expect([await setup.work(), await setup.work()]).toEqual([true, true]);
  setup.smtp.mend();
  expect([await setup.work(), await setup.work()]).toEqual([true, false]);
  expect(setup.to()).toEqual([OWNER]);
  expect(setup.smtp.received[0]?.text).toMatch(/not delivered|did not|could not/i);
  expect(setup.jobs()).toMatchObject([
    { confirmedAt: expect.any(String), customerNotifiedAt: null },
  ]);
});

test("a booking that is cancelled while its emails wait brings the cancelling alone", async () => {
  const setup = await setUpSmtp();
  setup.smtp.failAt("recipient", 451);
  await setup.press();
  setup.smtp.mend();
  const { client, now } = setup.services();
  const asked = { requestId: null, revision: null, who: "customer", jobId: 1, reason: "" } as const;
  await cancelBooking(asked, { client, now, onMessagesDue: () => {} });
  setup.at(60);
  while (await setup.work());
  expect(setup.to()).toEqual([CUSTOMER, OWNER]);
  expect(setup.smtp.received.every(({ text }) => /^Subject:.*cancel/im.test(text))).toBe(true);
});

test("customer and owner read that the email follows, until it has gone out", async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  smtp.failAt("recipient", 451);
  const site = await openDeskSite({ SMTP_URL: smtp.url });
  const inbox = await import("#app/desk/inbox/inbox.route.tsx");
  const browser = site.browser({ cart: "load-half.1" });
  const form = { bookingKey: "3f0c9f0e-6d5f-4a55-9d0a-2f5f6f1c7a10", ...typedBooking() };
  const book = () => browser.post(site.schedule.action, "/schedule", form);
  const answer = await expectLogs(
    [/owner email.*"limited".*451/, /customer email.*"limited".*451/],
    book,
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/confirmation"]);
  const { token, orderNumber } = site.jobs()[0] ?? {};
  const owner = await site.signedIn();

  const read = async () => {
    const thanks = (await browser.get(site.confirmation.loader, "/confirmation")).body;
    const page = (await site.browser().get(site.booking.loader, `/booking/${token}`)).body;
    const onDesk = (await owner.get(site.desk.job.loader, jobPath(`${orderNumber}`))).body;
    const { todos } = (await owner.get(inbox.loader, "/desk/inbox")).body as { todos: Todo[] };
    return {
      thanks: (thanks as { booking: { isEmailPutOff: boolean } }).booking.isEmailPutOff,
      page: (page as { isEmailPutOff: boolean }).isEmailPutOff,
      onDesk: (onDesk as { job: DeskJob }).job.putOff,
      todos: todos.filter(({ group }) => group === "mail"),
    };
  };
  expect(await read()).toMatchObject({
    thanks: true,
    page: true,
    onDesk: expect.stringMatching(
      /^The mail server hasn't taken the email to the customer and to you yet. Next try .*10:30/,
    ),
    todos: [
      {
        title: "2 emails are waiting for the mail server",
        words: expect.stringContaining(`${orderNumber}. The bookings are saved.`),
      },
    ],
  });

  smtp.mend();
  const { sendDueMessage } = await import("#app/messages/send-due-messages.server.ts");
  const { bookingServices } = await import("#app/services.server.ts");
  const now = () => new Date(bookingServices.now().getTime() + 60_000);
  while (await sendDueMessage({ ...bookingServices, now }));
  expect(smtp.received).toHaveLength(2);
  expect(await read()).toEqual({ thanks: false, page: false, onDesk: null, todos: [] });
});

/** The inbox's todos after a booking at a site with this mail server. @param logs one for each error line */
async function inboxAfter(url: string, logs: RegExp[], afterwards: () => Promise<unknown>) {
  const site = await openDeskSite({ SMTP_URL: url });
  // Other bookings, so that the ids of jobs and of messages differ.
  for (const day of ["2026-07-22", "2026-07-23"]) {
    neighborJob(site.database, { date: day, timeOfDay: "Morning" }, 10);
  }
  const inbox = await import("#app/desk/inbox/inbox.route.tsx");
  const browser = site.browser({ cart: "load-half.1" });
  const form = { bookingKey: "3f0c9f0e-6d5f-4a55-9d0a-2f5f6f1c7a10", ...typedBooking() };
  await expectLogs(logs, async () => {
    await browser.post(site.schedule.action, "/schedule", form);
    await afterwards();
  });
  const owner = await site.signedIn();
  const { todos } = (await owner.get(inbox.loader, "/desk/inbox")).body as { todos: Todo[] };
  return todos;
}

test("a login that the mail server refuses is in the inbox with its answer, without the password", async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  const wrong = smtp.url.replace(/:[^:@]+@/, ":wr0ng-word@");
  const logs = [/owner email.*"refused".*535/, /customer email.*"refused".*535/];
  const todos = await inboxAfter(wrong, logs, async () => {});
  const refused = todos.filter(({ words }) => words.includes("refused it"));
  expect(refused).toMatchObject([{ key: "job:3", action: { label: "Send again" } }]);
  expect(refused[0]?.words).toMatch(/The mail service refused it: “\W?535 .*\[key\]/);
  expect(JSON.stringify(todos)).not.toMatch(/wr0ng|d3IwbmctZ/);
});

test("an email that waited and is refused for good is in the inbox with the server's answer", async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  smtp.failAt("recipient", 451);
  const logs = [451, 451, 550, 550, 550].map((code) => new RegExp(`"detail":"${code} `));
  const all = await inboxAfter(smtp.url, logs, async () => {
    smtp.failAt("recipient", 550);
    const { sendDueMessage } = await import("#app/messages/send-due-messages.server.ts");
    const { bookingServices } = await import("#app/services.server.ts");
    const now = () => new Date(bookingServices.now().getTime() + 60_000);
    while (await sendDueMessage({ ...bookingServices, now }));
  });
  const todos = all.filter(({ group }) => group === "mail");
  expect(todos.map(({ title }) => title)).toEqual([
    expect.stringContaining("An email to you didn't go out"),
    expect.stringContaining("The confirmation to maria@example.com didn't go out"),
  ]);
  for (const { words } of todos) {
    expect(words).toMatch(/The mail service refused it: “\W?550 not this one\W?”\./);
  }
});
