/** The owner sets the windows, and a customer books, is told and moves in them (rules 535 to 540). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readOwnWindows } from "#app/desk/settings/windows-form.ts";
import { printCode } from "#app/desk/sign-in/print-code.server.ts";
import { USUAL_WINDOWS } from "#app/schedule/schedule.ts";
import { ownWindows, readHours } from "#app/schedule/windows.server.ts";
import { siteWithBooking, stampOf } from "#test/support/booked-site.ts";
import { type SeenPage, seenBy } from "#test/support/desk-site.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

const EARLY = "07:00-09:00 Early";
const ALL_DAY = "08:00-18:00 All day";

/** Fields of the form, a row for each window. */
function rows(
  windows: readonly (readonly [was: string, name: string, from: string, to: string])[],
) {
  return Object.fromEntries(
    windows.flatMap(([was, name, from, to], at) => [
      [`was.${at}`, was],
      [`name.${at}`, name],
      [`from.${at}`, from],
      [`to.${at}`, to],
    ]),
  ) as Record<string, string>;
}

const TWO = rows([
  ["Morning", "Early", "07:00", "09:00"],
  ["", "All day", "08:00", "18:00"],
]);

async function shop() {
  const site = await siteWithBooking({ date: "2026-07-22", timeOfDay: "Morning" });
  openWeek(site.database);
  const settings = await import("#app/desk/settings/settings.route.tsx");
  const code = await import("#app/desk/sign-in/sign-in-code.route.tsx");
  const { signInServices } = await import("#app/desk/desk.server.ts");
  const owner = site.browserOf();
  await owner.post(code.action, "/desk/sign-in/code", {
    code: await printCode(null, signInServices),
  });
  const save = async (fields: Record<string, string>) => {
    const { body } = await owner.get(settings.loader, "/desk/settings");
    const asked = { intent: "own-windows", ...fields };
    const seen =
      seenBy(body as SeenPage, asked) ?? (body as { seen: { windows: string } }).seen.windows;
    return owner.post(settings.action, "/desk/settings/hours", {
      ...{ requestId: randomUUID(), seen },
      ...asked,
    });
  };
  const refusal = (answer: { body: unknown }) =>
    answer.body as { problem: string; advice: string; typed: Record<string, string> };
  return { ...site, owner, save, refusal };
}

test("two windows of the owner's own are shown first, then booked, mailed and moved", async () => {
  const site = await shop();
  const shown = await site.save(TWO);
  expect(shown.status).toBe(422);
  expect(site.refusal(shown).advice).toContain(
    "Morning, 7:00 AM – 12:00 PM: 1 booked job keeps these hours.",
  );
  expect(ownWindows(site.database)).toBeNull();
  const { sure = "" } = site.refusal(shown).typed;
  expect((await site.save({ ...TWO, sure })).status).toBe(303);
  expect(ownWindows(site.database)).toEqual([EARLY, ALL_DAY]);
  const { weekly } = readHours(site.database, "2026-07-20");
  expect(weekly.filter(({ isOpen }) => isOpen)).toHaveLength(12);

  // Without JavaScript, from a form of before and from one of now.
  const booker = site.browserOf({ cart: "load-half.1" });
  const form = { ...typedBooking(), date: "2026-07-23", bookingKey: randomUUID() };
  const old = await booker.post(site.schedule.action, "/schedule", {
    ...form,
    timeOfDay: "Evening",
  });
  expect(old.status).toBe(422);
  expect((old.body as { errors: { timeOfDay: string } }).errors.timeOfDay).toBe(
    "We no longer offer Evening, 5:00 PM – 9:00 PM. Choose one of the windows.",
  );
  const booked = await booker.post(site.schedule.action, "/schedule", {
    ...{ ...form, timeOfDay: EARLY },
  });
  expect(booked.status).toBe(303);
  const job = site.jobs().at(-1);
  expect(job).toMatchObject({ date: "2026-07-23", timeOfDay: EARLY });
  const mails = await site.outbox();
  const told = mails.filter(({ text }) => text?.includes("Early, 7:00 AM – 9:00 AM"));
  expect(told.length).toBeGreaterThanOrEqual(2);

  const path = `/booking/${job?.token}/move`;
  const page = await booker.get(site.moveBooking.loader, path);
  expect((page.body as { windows: string[] }).windows).toEqual([EARLY, ALL_DAY]);
  const moved = await booker.post(site.moveBooking.action, path, {
    ...{ ...stampOf(page), slot: `2026-07-24.${ALL_DAY}` },
  });
  expect(moved.status).toBe(303);
  expect(site.jobs().at(-1)).toMatchObject({ date: "2026-07-24", timeOfDay: ALL_DAY });
});

test("a job of before keeps its promised hours, and takes room where it shares the most time", async () => {
  const site = await shop();
  const { sure = "" } = site.refusal(await site.save(TWO)).typed;
  await site.save({ ...TWO, sure });
  expect(site.job().timeOfDay).toBe("Morning");
  const { body } = await site.open();
  expect(JSON.stringify(body)).toContain("Morning");
  // Half a load and a refrigerator are in the window of the most time: 220 points are left there.
  const booker = site.browserOf({ cart: "load-half.1" });
  const book = (timeOfDay: string) =>
    booker.post(site.schedule.action, "/schedule", {
      ...{ ...typedBooking(), date: "2026-07-22", timeOfDay, bookingKey: randomUUID() },
    });
  expect((await book(ALL_DAY)).status).toBe(409);
  expect((await book(EARLY)).status).toBe(303);
  // Its own list may still change there, and it may stay.
  const page = await site.openMove();
  const same = await site.move({ ...stampOf(page), slot: "2026-07-22.Morning" });
  expect(same.status).toBe(422);
});

test("a refused form loses nothing, and the old windows stay", async () => {
  const site = await shop();
  const wrong = rows([
    ["Morning", "Early", "07:10", "09:00"],
    ["Afternoon", "early", "12:00", "12:15"],
    ["Evening", "<b>", "17:00", "21:00"],
  ]);
  const answer = await site.save(wrong);
  expect(answer.status).toBe(422);
  const { typed } = site.refusal(answer);
  expect(typed).toMatchObject(wrong);
  expect(Object.keys(typed).filter((name) => name.endsWith("Error"))).toEqual([
    ...["from.0Error", "name.1Error", "to.1Error", "name.2Error"],
  ]);
  expect(
    (await site.save({ ...rows([["Morning", "A", "07:00", "08:00"]]), "remove.0": "1" })).status,
  ).toBe(422);
  expect(ownWindows(site.database)).toBeNull();
});

test("windows are read as they are typed, midnight as the end of the day", () => {
  const read = (fields: Record<string, string>) =>
    readOwnWindows(new URLSearchParams(fields), USUAL_WINDOWS);
  expect(
    read(
      rows([
        ["", "Night", "21:00", "00:00"],
        ["Morning", "Morning", "07:00", "12:00"],
        ["", "", "", ""],
      ]),
    ),
  ).toEqual({
    windows: [
      { was: "Morning", window: "Morning" },
      { was: null, window: "21:00-24:00 Night" },
    ],
    errors: {},
  });
  expect(Object.keys(read(rows([["", "Long", "07:00", "19:15"]])).errors)).toEqual(["to.0"]);
});
