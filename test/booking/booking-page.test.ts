/** The customer's own page of a booking: who may open it, and what a post to it does. */
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { BookingView } from "#app/booking/booking-view.ts";
import { siteWithBooking, stampOf } from "#test/support/booked-site.ts";
import type { Answer } from "#test/support/site.ts";
import { startSmtp } from "#test/support/smtp-stand-in.ts";

const view = ({ body }: Answer) => (body as { booking: BookingView }).booking;

test("the link opens the booking, with neither cookie nor order number", async () => {
  const site = await siteWithBooking();
  const answer = await site.open();
  expect(answer.status).toBe(200);
  expect(view(answer)).toMatchObject({
    orderNumber: site.job().orderNumber,
    stage: "booked",
    date: "2026-07-22",
    timeOfDay: "Morning",
    day: "July 22, 2026",
    street: "100 Example St",
    place: "Houston, TX 77002",
    email: null,
    phone: "(713) …00",
    itemCount: 2,
    totalCents: 60_060,
    may: { change: true, cancel: true, note: true, photos: true },
    changeUntil: "Tuesday at 6 PM",
    reminderAt: null,
    timeline: [{ at: "Mon, Jul 20, 2026, 10:30 AM", title: "Booked", detail: "Price $600.60" }],
  });
});

test("where a mail service is set the page names the half hidden address and the reminder", async () => {
  const smtp = await startSmtp("127.0.0.1", { isOpen: true });
  onTestFinished(smtp.close);
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, SMTP_WITHOUT_TLS: "on" };
  const site = await siteWithBooking({}, settings);
  expect(view(await site.open())).toMatchObject({
    email: "ma…@example.com",
    reminderAt: "Tuesday at 10 AM",
  });
  const thanks = await site.booker.get(site.confirmation.loader, "/confirmation");
  expect(thanks.body).toMatchObject({ booking: { email: "maria@example.com" } });
});

test("order numbers, ids and broken links open nothing", async () => {
  const site = await siteWithBooking();
  const { orderNumber, bookingKey } = site.job();
  const other = "0".repeat(64);
  for (const wrong of [
    ...[orderNumber, "1", bookingKey, other, site.token.slice(0, -1), `${site.token}0`],
    ...[site.token.toUpperCase(), `${site.token.slice(0, -1)}%20`],
  ]) {
    if (wrong === site.token) continue;
    for (const [route, rest] of [
      [site.booking.loader, ""],
      [site.cancelBooking.loader, "/cancel"],
      [site.bookingCalendar.loader, "/pickup.ics"],
    ] as const) {
      const answer = await site.browser.get(route, `/booking/${wrong}${rest}`);
      expect(answer.status, `${wrong}${rest}`).toBe(404);
    }
    const post = await site.browser.post(site.cancelBooking.action, `/booking/${wrong}/cancel`, {
      ...stampOf(await site.open()),
    });
    expect(post.status).toBe(404);
  }
  expect(site.job().stage).toBe("booked");
});

test("a page closes 180 days after the pickup: 410 the day after, for posts too", async () => {
  const site = await siteWithBooking();
  const stamp = stampOf(await site.open());
  // 180 days before the site's today.
  site.set({ date: "2026-01-21" });
  expect((await site.open()).status).toBe(200);
  site.set({ date: "2026-01-20" });
  for (const answer of [
    await site.open(),
    await site.openCancel(),
    await site.saveNote({ ...stamp, notes: "Later" }),
    await site.cancel(stamp),
  ]) {
    expect(answer.status).toBe(410);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  }
  // A booking that was cancelled or done is counted from then.
  site.set({ stage: "done", endedAt: "2026-02-01T18:00:00.000Z" });
  expect((await site.open()).status).toBe(200);
  site.set({ date: null, endedAt: null, stage: "booked" });
  expect((await site.open()).status).toBe(200);
});

test("a mail scanner's GET of every page changes nothing", async () => {
  const site = await siteWithBooking();
  const before = JSON.stringify([site.job(), site.events(), site.messages()]);
  for (const route of [
    site.booking.loader,
    site.cancelBooking.loader,
    site.bookingCalendar.loader,
  ]) {
    for (const method of ["GET", "HEAD"]) {
      await site.browser.send(route, `${site.path}/cancel?why=x&requestId=${randomUUID()}`, {
        method,
      });
    }
  }
  expect(JSON.stringify([site.job(), site.events(), site.messages()])).toBe(before);
});

test("the note is changed, the owner is told, and the page says so", async () => {
  const site = await siteWithBooking();
  const stamp = stampOf(await site.open());
  const answer = await site.saveNote({ ...stamp, notes: "  Side gate is open.\r\nDog inside. " });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`${site.path}?did=note-changed#did`);
  expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(site.job()).toMatchObject({ notes: "Side gate is open.\nDog inside.", revision: 1 });
  expect(site.messages()).toContain("note-owner due");
  const { body } = await site.open("?did=note-changed");
  expect(body).toMatchObject({ done: "You changed the note for the crew." });
});

test("what an address claims was done is said only where it was", async () => {
  const site = await siteWithBooking();
  for (const did of ["cancelled", "booked-by-owner", "moved", "<b>"]) {
    expect((await site.open(`?did=${did}`)).body).toMatchObject({ done: null });
  }
});

test("a repeated post shows the first result and does nothing twice", async () => {
  const site = await siteWithBooking();
  const stamp = stampOf(await site.open());
  const post = { ...stamp, notes: "Ring twice" };
  const first = await site.saveNote(post);
  const second = await site.saveNote(post);
  expect([second.status, second.headers.get("Location")]).toEqual([
    303,
    first.headers.get("Location"),
  ]);
  expect(site.events().map(({ what }) => what)).toEqual(["booked", "note-changed"]);
  // The same form with other words, after a press on Back, is no repeat.
  await site.saveNote({ ...stamp, notes: "Ring three times" });
  expect(site.job().notes).toBe("Ring three times");
});

test("an outdated page gets 409, with what was typed and the booking as it is", async () => {
  const site = await siteWithBooking();
  const stamp = stampOf(await site.open());
  site.set({ revision: 2, date: "2026-07-23" });
  const answer = await site.saveNote({ ...stamp, notes: "Typed in vain?" });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    problem: expect.stringContaining("changed since"),
    typed: { notes: "Typed in vain?" },
  });
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(site.job().notes).toBe("Gate code 1234");
  const today = await site.open();
  expect(view(today).date).toBe("2026-07-23");
  expect(stampOf(today).revision).toBe("2");
});

test("a post that is broken, too large or no form is refused, and what was typed stays", async () => {
  const site = await siteWithBooking();
  const { requestId, revision } = stampOf(await site.open());
  const notes = "Kept";
  for (const wrong of [
    { requestId, notes },
    { revision, notes },
    { requestId: "1", revision, notes },
    { requestId, revision: "-1", notes },
    { requestId, revision: "1e1", notes },
  ]) {
    const answer = await site.saveNote(wrong);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ typed: { notes } }),
    ]);
  }
  const large = await site.saveNote({ requestId, revision, notes: "x".repeat(40_000) });
  expect(large.status).toBe(413);
  const json = await site.browser.send(site.booking.action, site.path, {
    method: "POST",
    body: JSON.stringify({ requestId, revision, notes }),
    headers: { "content-type": "application/json" },
  });
  expect(json.status).toBe(415);
  const long = await site.saveNote({ requestId, revision, notes: "x".repeat(501) });
  expect(long.status).toBe(422);
  expect(site.events()).toHaveLength(1);
});

test("too many posts from one address wait, with what was typed", async () => {
  const site = await siteWithBooking({}, { TRUST_PROXY: "1" });
  const stamp = stampOf(await site.open());
  const from = (address: string, notes: string) =>
    site.browser.post(
      site.booking.action,
      site.path,
      { ...stamp, notes },
      { "x-forwarded-for": address },
    );
  for (let posts = 0; posts < 60; posts += 1) await from("203.0.113.7", "Gate code 1234");
  const refused = await from("203.0.113.7", "One more");
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.objectContaining({ typed: { notes: "One more" } }),
  ]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await from("203.0.113.8", "One more")).status).toBe(303);
});

test("the pages' data hold half of the email and the phone, and nothing that only we need", async () => {
  const site = await siteWithBooking({
    email: "renata.solis@example.com",
    phone: "(832) 555-0147",
  });
  const { bookingKey } = site.job();
  for (const page of [await site.open(), await site.openCancel()]) {
    const data = JSON.stringify(page.body);
    for (const secret of ["renata.solis", "555-0147", "8325550147", bookingKey, site.token]) {
      expect(data).not.toContain(secret);
    }
    expect(data).not.toMatch(/latitude|bookingKey|notified|"id":\d/i);
  }
});

test("the calendar file is the email's entry, for a pickup that is to come and has a day", async () => {
  const site = await siteWithBooking();
  const open = () => site.browser.get(site.bookingCalendar.loader, `${site.path}/pickup.ics`);
  const answer = await open();
  expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.body).toContain(`UID:${site.job().orderNumber}@junk-buddy`);
  expect(answer.body).toContain("DTSTART:20260722T120000Z");
  site.set({ date: null });
  expect((await open()).status).toBe(404);
  site.set({ date: "2026-07-22" });
  await site.cancel(stampOf(await site.openCancel()));
  expect((await open()).status).toBe(404);
});
