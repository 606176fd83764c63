import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cancelBooking } from "#app/booking/cancel/cancel-booking.server.ts";
import { moveBooking } from "#app/booking/move/move-booking.server.ts";
import { setOff } from "#app/desk/today/set-off.server.ts";
import { undoPress } from "#app/desk/undo-press.server.ts";
import { messages, textConsents } from "#db/schema.ts";
import { siteWithBooking } from "#test/support/booked-site.ts";
import { takeWarnings } from "#test/support/expect-log.ts";
import { SITE_NOW } from "#test/support/site.ts";
import { reset } from "#test/support/stand-in-server.ts";
import {
  openTextedSite,
  REMINDER_AT,
  TEXTED_SITE,
  type TextedSite,
} from "#test/support/texted-site.ts";
import { twilioErrors } from "#test/support/twilio-stand-in.ts";

const OWNER = { requestId: null, revision: null, who: "owner" } as const;
const at = (iso: string) => ({ now: () => new Date(iso), onMessagesDue: () => {} });
const subjects = async (site: TextedSite) => (await site.outbox()).map(({ subject }) => subject);
const reminders = async (site: TextedSite) =>
  (await subjects(site)).filter((subject) => subject?.startsWith("Tomorrow"));

/** The log has said so, and nothing else. */
function expectLost(...reasons: string[]): void {
  expect(takeWarnings()).toEqual(
    reasons.map((reason) => expect.stringMatching(`-text".*"reason":"${reason}"`)),
  );
}

test("who ticks the box gets a text beside the email, and the wish is kept with its words", async () => {
  const site = await openTextedSite();
  await site.work(SITE_NOW);
  expect(site.twilio.sent).toEqual([
    expect.objectContaining({ to: "+17135550100", from: "+17135550142" }),
  ]);
  expect(site.kinds()[0]).toContain(`${TEXTED_SITE}/b/${site.token.slice(0, 24)}`);
  expect((await subjects(site)).length).toBe(2);
  const [wish] = site.database.select().from(textConsents).all();
  expect(wish).toMatchObject({ who: "customer", isOn: true, at: SITE_NOW });
  expect(wish?.words).toMatch(/^Text me about this pickup\. .*STOP.*HELP/);
});

test("who does not tick it gets none, and so does a number of another country", async () => {
  for (const fields of [{ texts: "" }, { phone: "+52 81 8345 6789" }]) {
    const site = await openTextedSite(fields);
    await site.work(REMINDER_AT);
    expect(site.twilio.requests).toEqual([]);
    expect(site.database.select().from(textConsents).all()).toEqual([]);
    expect(await reminders(site)).toHaveLength(1);
  }
});

test("the reminder goes by text instead of by email", async () => {
  const site = await openTextedSite();
  await site.work(REMINDER_AT);
  expect(site.kinds().filter((words) => words.includes("Reply C to confirm"))).toHaveLength(1);
  expect(await reminders(site)).toEqual([]);
});

test("an undelivered reminder goes by email once, however often and in which order it is reported", async () => {
  const site = await openTextedSite();
  await site.work(REMINDER_AT);
  const { status } = site.twilio.sent.at(-1) ?? { status: "" };
  for (const report of ["undelivered", "sent", "undelivered", "failed"]) {
    expect((await site.report(status, report, { ErrorCode: "30003" })).status).toBe(204);
    await site.work(REMINDER_AT);
  }
  expect(await reminders(site)).toHaveLength(1);
  expect(site.message("reminder-text")).toMatchObject({ state: "given-up", reason: "undelivered" });
  expect(site.kinds()).toHaveLength(2);
});

test("a text that arrived does not fail later", async () => {
  const site = await openTextedSite();
  await site.work(REMINDER_AT);
  const { status } = site.twilio.sent.at(-1) ?? { status: "" };
  for (const report of ["delivered", "undelivered"]) await site.report(status, report);
  await site.work(REMINDER_AT);
  expect(await reminders(site)).toEqual([]);
  expect(site.message("reminder-text")).toMatchObject({ state: "sent" });
});

test("a text that is refused, or whose answer was lost, is not sent again: the email says it", async () => {
  for (const [answer, reason] of [
    [twilioErrors.badNumber, "refused"],
    [twilioErrors.badLogin, "refused"],
    [twilioErrors.broken, "unknown"],
    [reset, "unknown"],
  ] as const) {
    const site = await openTextedSite();
    await site.work(SITE_NOW);
    site.twilio.loseNextAnswer(answer);
    await site.work(REMINDER_AT);
    expect(site.twilio.sent).toHaveLength(2);
    expect(site.message("reminder-text")).toMatchObject({ state: "given-up", reason });
    expect(await reminders(site)).toHaveLength(1);
  }
  expectLost("refused", "refused", "unknown", "unknown");
});

test("a lost answer is known to be sent once the service reports it", async () => {
  const site = await openTextedSite();
  await site.work(SITE_NOW);
  site.twilio.loseNextAnswer(reset);
  await site.work(REMINDER_AT);
  await site.report(site.twilio.sent.at(-1)?.status ?? "", "delivered");
  expect(site.message("reminder-text")).toMatchObject({ state: "sent", reason: null });
  expectLost("unknown");
});

test("a busy service is asked again for ten minutes, then the email says it", async () => {
  const site = await openTextedSite();
  await site.work(SITE_NOW);
  site.twilio.answerNext(...Array.from({ length: 20 }, () => twilioErrors.limited));
  for (let seconds = 0; seconds < 15 * 60; seconds += 15) {
    await site.work(new Date(Date.parse(REMINDER_AT) + seconds * 1000).toISOString());
  }
  expect(await reminders(site)).toHaveLength(1);
  expect(site.message("reminder-text")).toMatchObject({ state: "given-up", reason: "limited" });
  expectLost(...Array<string>(6).fill("limited"));
});

test("of a sender that was killed nothing is sent twice: the email says it", async () => {
  const site = await openTextedSite();
  await site.work(SITE_NOW);
  await site.work(REMINDER_AT);
  site.database
    .update(messages)
    .set({ state: "leased", textDueAt: REMINDER_AT, settledAt: null })
    .where(eq(messages.kind, "reminder-text"))
    .run();
  await site.work("2026-07-21T15:02:00.000Z");
  expect(site.kinds()).toHaveLength(2);
  expect(await reminders(site)).toHaveLength(1);
  expectLost("unknown");
});

test("a text that waits for another try is not overtaken by a later one of its job", async () => {
  const site = await openTextedSite();
  site.twilio.answerNext(twilioErrors.limited);
  await site.work(SITE_NOW);
  const job = site.job();
  const services = { ...site.changeServices, ...at(SITE_NOW) };
  await setOff({ ...OWNER, jobId: job.id }, services);
  await site.work("2026-07-20T15:30:10.000Z");
  expect(site.kinds()).toEqual([]);
  await site.work("2026-07-20T15:41:00.000Z");
  expect(site.kinds()).toEqual([
    expect.stringContaining("You're booked"),
    expect.stringContaining("on its way to you"),
  ]);
  expectLost("limited");
});

test("a move or a cancelling within two days of the pickup is texted too, a later one is not", async () => {
  for (const [date, moved] of [
    ["2026-07-22", 1],
    ["2026-08-10", 0],
  ] as const) {
    const site = await openTextedSite({ date });
    await site.work(SITE_NOW);
    const jobId = site.job().id;
    const services = { ...site.changeServices, ...at(SITE_NOW) };
    const slot = { date: "2026-08-12", timeOfDay: "Afternoon" } as const;
    await moveBooking({ ...OWNER, jobId, slot }, services);
    await site.work(SITE_NOW);
    expect(site.kinds().filter((words) => words.includes("is now"))).toHaveLength(moved);
    expect(
      (await subjects(site)).filter((subject) => /^Your pickup has moved/.test(`${subject}`)),
    ).toHaveLength(1);
  }
});

test("what the customer has not done is not texted in the quiet hours", async () => {
  const site = await openTextedSite();
  await site.work(SITE_NOW);
  const night = "2026-07-21T03:00:00.000Z";
  const services = { ...site.changeServices, ...at(night) };
  await cancelBooking({ ...OWNER, jobId: site.job().id, reason: "" }, services);
  await site.work(night);
  await site.work("2026-07-21T12:59:00.000Z");
  expect(site.kinds()).toHaveLength(1);
  await site.work("2026-07-21T13:00:05.000Z");
  expect(site.kinds().at(-1)).toContain("We had to call off your pickup.");
});

test("'On my way' goes by text with the minutes that are left, and taken back later a text says so", async () => {
  const site = await openTextedSite();
  await site.work(SITE_NOW);
  const jobId = site.job().id;
  const services = { ...site.changeServices, ...at(SITE_NOW) };
  await setOff({ ...OWNER, jobId, minutes: 40 }, services);
  await site.work("2026-07-20T15:39:59.000Z");
  expect(site.kinds()).toHaveLength(1);
  const { sendAtOnce } = await import("#app/jobs/messages/messages.server.ts");
  sendAtOnce(site.database, jobId, "2026-07-20T15:35:00.000Z");
  await site.work("2026-07-20T15:35:00.000Z");
  expect(site.kinds().at(-1)).toContain("about 35 minutes");
  const later = { ...site.changeServices, ...at("2026-07-20T15:36:00.000Z") };
  await undoPress({ ...OWNER, jobId }, later);
  await site.work("2026-07-20T15:36:30.000Z");
  expect(site.kinds().at(-1)).toContain("the truck is not on its way yet");
  expect((await subjects(site)).filter((subject) => /way/.test(`${subject}`))).toEqual([]);
});

test("without an account texts are written beside the emails, where those are written too", async () => {
  const { readdirSync, readFileSync } = await import("node:fs");
  const { join } = await import("node:path");
  const site = await siteWithBooking({ texts: "1" });
  const { textServices } = await import("#app/services.server.ts");
  const { sendDueText } = await import("#app/messages/texts/send-due-texts.server.ts");
  while (await sendDueText(textServices));
  const folder = join(site.folder, "outbox");
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  expect(names).toEqual([expect.stringMatching(/^JB-\d{6}-booked-text-1-/)]);
  expect(readFileSync(join(folder, names[0] ?? ""), "utf8")).toMatch(
    /^From: .*\nTo: \+17135550100\n\nJunk Buddy: You're booked/,
  );
});

test("nobody is asked where emails go out and texts do not", async () => {
  const site = await siteWithBooking({ texts: "1" });
  expect(site.job().textsSince).not.toBeNull();
  const { takesTexts } = await import("#app/services.server.ts");
  expect(takesTexts()).toBe(true);
  const { chooseTexts } = await import("#app/choose-services.server.ts");
  const { parseEnvironment } = await import("#app/server/settings.server.ts");
  expect(chooseTexts(parseEnvironment({ RESEND_API_KEY: "re_1" })).takesTexts).toBe(false);
});
