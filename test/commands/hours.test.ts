/** The owner's hours, each command typed as the owner types it (docs/desk.md). */
import { expect, test } from "vitest";
import { roomState } from "#app/schedule/availability.ts";
import { readCalendar, readHours } from "#app/schedule/windows.server.ts";
import { openOfficeWithJobs } from "#test/support/owner-command.ts";

const FRIDAY = "2026-07-24";

function open() {
  const office = openOfficeWithJobs();
  const { owner, database } = office;
  return {
    ...office,
    /** What a command prints that must succeed. */
    run: async (...args: string[]) => {
      const { status, stdout, stderr } = await owner(args);
      expect([status, stderr]).toEqual([0, ""]);
      return stdout;
    },
    /** The one line of a command that must fail. */
    fail: async (...args: string[]) => {
      const { status, stdout, stderr } = await owner(args);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      return stderr.trim();
    },
    stateOn: (date: string, timeOfDay: "Morning" | "Afternoon" | "Evening", points = 100) =>
      roomState({ date, timeOfDay }, points, readCalendar(database, date, date, new Date())),
  };
}

test("without hours the command says so, and how to set them", async () => {
  const { run } = open();
  expect(await run("hours")).toContain("No hours are set");
});

test("a week is set by days and windows, is printed whole, and what is not set is closed", async () => {
  const { run, database, stateOn } = open();
  await run("hours", "mon-fri", "all");
  await run("hours", "sat", "morning", "--points", "275.5", "--stops", "2");
  const printed = await run("hours", "fri", "evening", "--closed");
  const line = (day: string) => printed.split("\n").find((text) => text.startsWith(day));
  expect(line("Mon")).toMatch(/^Mon\s+550 points\s+550 points\s+550 points$/);
  expect(line("Fri")).toMatch(/^Fri\s+550 points\s+550 points\s+closed$/);
  expect(line("Sat")).toMatch(/^Sat\s+275\.5 points, 2 stops\s+closed\s+closed$/);
  expect(line("Sun")).toMatch(/^Sun\s+closed\s+closed\s+closed$/);
  expect(stateOn(FRIDAY, "Evening")).toBe("closed");
  expect(stateOn("2026-07-25", "Morning", 275.5)).toBe("open");
  expect(readHours(database, FRIDAY).weekly).toHaveLength(16);

  // Opened again, a window has what it had.
  expect(await run("hours", "fri", "evening")).toMatch(/^Fri(\s+550 points){3}$/m);
});

test.each([
  [["hours", "someday"], /no weekday "someday"/],
  [["hours", "mon-tue-wed"], /no weekday "mon-tue-wed"/],
  [["hours", "mon", "night"], /no window "night": write morning, afternoon or evening/],
  [["hours", "mon", "all", "--points", "0"], /Points are a number up to 5500, not "0"/],
  [["hours", "mon", "all", "--points", "many"], /not "many": a full truck is 550/],
  [["hours", "mon", "all", "--stops", "1.5"], /Stops are a whole number/],
  [["hours", "mon", "all", "--closed", "--points", "550"], /A closed window holds nothing/],
  [["hours", "--points", "550"], /Name the days/],
])("%j is refused in one line, and nothing is set", async (args, words) => {
  const { fail, database } = open();
  expect(await fail(...args)).toMatch(words);
  expect(readHours(database, "2026-01-01")).toEqual({ weekly: [], overrides: [] });
});
