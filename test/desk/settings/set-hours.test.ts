/** Other days from the usual week, and what is offered to those who are booked then (rules 141 and 147). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { offerOthers, overrideDays, removeOverride } from "#app/desk/settings/set-hours.server.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { roomState } from "#app/schedule/availability.ts";
import type { WindowOverride } from "#app/schedule/day-load.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { cancelJob } from "#test/support/cancel-job.ts";
import { addJob, OWNER_NOW } from "#test/support/owner-command.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const FRIDAY = "2026-07-24";
const NOW = new Date(OWNER_NOW);

function open() {
  const database = temporaryDatabase();
  openWeek(database);
  const services = { client: clientOf(database), now: () => NOW, onMessagesDue: () => {} };
  const usual = { toDate: FRIDAY, timeOfDay: null, points: null, stops: null, note: "" };
  const set = (override: Partial<WindowOverride> & { fromDate: string; isOpen: boolean }) =>
    overrideDays({ ...usual, toDate: override.fromDate, ...override }, services, randomUUID());
  return {
    ...{ database, services },
    close: (fromDate: string, rest: Partial<WindowOverride> = {}) =>
      set({ fromDate, isOpen: false, ...rest }),
    capacity: (fromDate: string, rest: Partial<WindowOverride> = {}) =>
      set({ fromDate, isOpen: true, ...rest }),
    stateOn: (date: string, timeOfDay: TimeOfDay, points = 100) =>
      roomState({ date, timeOfDay }, points, readCalendar(database, date, date, NOW)),
    offersTo: (jobId: number) =>
      findMessages(database, jobId).filter(({ kind }) => kind === "offer"),
  };
}

test("closing days closes the last one too, names the jobs booked then, and cancels none", async () => {
  const { database, close, stateOn, offersTo } = open();
  const dated = (order: string, date: string, rest = {}) =>
    addJob(database, order, { date, ...rest });
  const first = dated("JB-100001", FRIDAY);
  dated("JB-100002", "2026-07-25", { timeOfDay: null });
  dated("JB-100003", "2026-07-27");
  dated("JB-100004", FRIDAY, { timeOfDay: "Evening" });
  await cancelJob(database, "JB-100004", OWNER_NOW);
  const { jobs } = await close(FRIDAY, { toDate: "2026-07-25" });
  expect(jobs.map(({ orderNumber }) => orderNumber)).toEqual(["JB-100001", "JB-100002"]);
  expect(
    ["2026-07-23", FRIDAY, "2026-07-25", "2026-07-27"].map((date) => stateOn(date, "Evening")),
  ).toEqual(["open", "closed", "closed", "open"]);
  expect(jobs[0]).toMatchObject({ confirmedAt: expect.any(String), stage: "booked" });
  expect(offersTo(first.id)).toEqual([]);
  expect((await close("2026-08-03")).jobs).toEqual([]);
});

test("one window of a day is closed alone, and the jobs of the others are not named", async () => {
  const { database, close, stateOn } = open();
  addJob(database, "JB-100001", { date: FRIDAY, timeOfDay: "Morning" });
  addJob(database, "JB-100002", { date: FRIDAY, timeOfDay: "Evening" });
  addJob(database, "JB-100003", { date: FRIDAY, timeOfDay: null });
  const { jobs } = await close(FRIDAY, { timeOfDay: "Evening" });
  expect(jobs.map(({ orderNumber }) => orderNumber)).toEqual(["JB-100002"]);
  expect([stateOn(FRIDAY, "Morning"), stateOn(FRIDAY, "Evening")]).toEqual(["open", "closed"]);
});

test("each customer of a closed day is owed three windows that fit, once, and one without email is named", async () => {
  const { database, services, close, offersTo } = open();
  const job = addJob(database, "JB-100001", { date: FRIDAY, timeOfDay: "Morning", volume: 330 });
  const phoned = addJob(database, "JB-100002", { date: FRIDAY, email: "", volume: 100 });
  addJob(database, "JB-100003", { date: "2026-07-23", timeOfDay: "Evening", volume: 300 });
  const { jobs } = await close(FRIDAY);
  const outcomes = async () =>
    (await offerOthers(jobs, services)).map((offer) => [offer.job.id, offer.outcome]);
  expect(await outcomes()).toEqual([
    [job.id, "offered"],
    [phoned.id, "no-email"],
  ]);
  expect(offersTo(job.id)).toMatchObject([
    {
      state: "due",
      revision: 1,
      extra: {
        windows: [
          { date: "2026-07-23", timeOfDay: "Morning" },
          { date: "2026-07-23", timeOfDay: "Afternoon" },
          { date: "2026-07-25", timeOfDay: "Morning" },
        ],
      },
    },
  ]);
  expect(offersTo(phoned.id)).toEqual([]);
  expect((await outcomes())[0]).toEqual([job.id, "before"]);
  expect(offersTo(job.id)).toHaveLength(1);
});

test("a closed weekday opens with a truck's points, or a day with others; the newest setting counts", async () => {
  const { services, close, capacity, stateOn } = open();
  const sunday = "2026-07-26";
  await capacity(sunday, { timeOfDay: "Morning" });
  expect([stateOn(sunday, "Morning", 550), stateOn(sunday, "Morning", 551)]).toEqual([
    "open",
    "too-large",
  ]);
  expect(stateOn(sunday, "Evening")).toBe("closed");
  const closing = await close(sunday);
  expect(stateOn(sunday, "Morning")).toBe("closed");
  const opening = await capacity(sunday, { points: 1_100, stops: 3 });
  expect(stateOn(sunday, "Evening", 1_100)).toBe("open");

  await removeOverride(opening.override.id, services);
  expect(stateOn(sunday, "Evening")).toBe("closed");
  await removeOverride(closing.override.id, services);
  expect(stateOn(sunday, "Morning")).toBe("open");
});
