/** The owner's hours, each command typed as the owner types it (docs/owner.md). */
import { expect, test } from "vitest";
import { roomState } from "#app/domain/availability.ts";
import { findMessages } from "#db/messages.server.ts";
import { readCalendar, readHours } from "#db/windows.server.ts";
import { addJob, openOfficeWithJobs } from "#test/support/owner-command.ts";
import { openWeek } from "#test/support/owner-hours.ts";

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

const offersOf = (office: ReturnType<typeof open>, jobId: number) =>
  findMessages(office.database, jobId).filter(({ kind }) => kind === "offer");

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
  expect(await run("hours", "--unlimited")).toContain("No hours are set");
  expect(stateOn("2026-07-26", "Morning", 9_999)).toBe("open");
});

test("closing days closes the last one too, lists the jobs booked then, and cancels none", async () => {
  const office = open();
  const { run, database, stateOn } = office;
  openWeek(database);
  const dated = (order: string, date: string, rest = {}) =>
    addJob(database, order, { date, ...rest });
  const first = dated("JB-100001", FRIDAY);
  dated("JB-100002", "2026-07-25", { timeOfDay: null });
  dated("JB-100003", "2026-07-27");
  dated("JB-100004", FRIDAY, { timeOfDay: "Evening" });
  await run("cancel", "JB-100004", "--yes");
  const printed = await run("close", FRIDAY, "2026-07-25", "--note", "Storm");
  expect(printed).toContain("Fri, Jul 24 to Sat, Jul 25, 2026 are closed.");
  expect(printed).toContain("2 jobs are booked then. Nothing is cancelled:");
  expect(printed.match(/JB-\d{6}/g)).toEqual(["JB-100001", "JB-100002"]);
  expect(printed).toContain("--offer");
  expect(
    ["2026-07-23", FRIDAY, "2026-07-25", "2026-07-27"].map((date) => stateOn(date, "Evening")),
  ).toEqual(["open", "closed", "closed", "open"]);
  expect(await run("show", "JB-100001")).toMatch(/Status +confirmed/);
  expect(offersOf(office, first.id)).toEqual([]);
  expect(await run("close", "2026-08-03")).toContain("Nobody is booked then.");
});

test("one window of a day is closed alone, and the jobs of the others are not listed", async () => {
  const { run, database, stateOn } = open();
  openWeek(database);
  addJob(database, "JB-100001", { date: FRIDAY, timeOfDay: "Morning" });
  addJob(database, "JB-100002", { date: FRIDAY, timeOfDay: "Evening" });
  addJob(database, "JB-100003", { date: FRIDAY, timeOfDay: null });
  const printed = await run("close", FRIDAY, "--window", "evening");
  expect(printed).toContain("1 job is booked then.");
  expect(printed.match(/JB-\d{6}/g)).toEqual(["JB-100002"]);
  expect([stateOn(FRIDAY, "Morning"), stateOn(FRIDAY, "Evening")]).toEqual(["open", "closed"]);
});

test("--offer owes each customer of a closed day three windows that fit, once, and names whom to call", async () => {
  const office = open();
  const { run, database } = office;
  openWeek(database);
  const job = addJob(database, "JB-100001", { date: FRIDAY, timeOfDay: "Morning", volume: 330 });
  const phoned = addJob(database, "JB-100002", { date: FRIDAY, email: "", volume: 100 });
  addJob(database, "JB-100003", { date: "2026-07-23", timeOfDay: "Evening", volume: 300 });
  const printed = await run("close", FRIDAY, "--note", "Storm", "--offer");
  expect(printed).toContain(
    "JB-100001  The site emails Maria Lopez: Thu, Jul 23, morning; Thu, Jul 23, afternoon; Sat, Jul 25, morning.",
  );
  expect(printed).toContain("JB-100002  Call Maria Lopez at (713) 555-0100");
  expect(offersOf(office, job.id)).toMatchObject([
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
  expect(offersOf(office, phoned.id)).toEqual([]);
  expect(await run("close", FRIDAY, "--offer")).toContain(
    "Maria Lopez was emailed an offer before",
  );
  expect(offersOf(office, job.id)).toHaveLength(1);
});

test("capacity opens a closed weekday with a truck's points, or a day with others; the newest counts", async () => {
  const { run, database, stateOn } = open();
  openWeek(database);
  const sunday = "2026-07-26";
  expect(await run("capacity", sunday, "--window", "morning")).toContain("open: as usual");
  expect([stateOn(sunday, "Morning", 550), stateOn(sunday, "Morning", 551)]).toEqual([
    "open",
    "too-large",
  ]);
  expect(stateOn(sunday, "Evening")).toBe("closed");
  await run("close", sunday);
  expect(stateOn(sunday, "Morning")).toBe("closed");
  await run("capacity", sunday, "--points", "1100", "--stops", "3", "--note", "Two trucks");
  expect(stateOn(sunday, "Evening", 1_100)).toBe("open");
  const listed = await run("hours");
  expect(listed).toMatch(
    /^3 +Sun, Jul 26, 2026 +all +open, 1,100 +Two trucks\n +points, 3 stops$/m,
  );

  await run("hours", "--remove", "3");
  expect(stateOn(sunday, "Evening")).toBe("closed");
  await run("hours", "--remove", "2");
  expect(stateOn(sunday, "Morning")).toBe("open");
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
  [["hours", "mon", "--unlimited"], /one at a time/],
  [["hours", "--remove", "7"], /There is no number 7/],
  [["hours", "--remove", "x"], /"x" is no number of the list/],
  [["close", "soon"], /There is no day "soon"/],
  [["close", "week"], /"week" is not one day/],
  [["close", "2026-07-26", "2026-07-24"], /2026-07-24 is before 2026-07-26/],
  [["close", "2026-07-01"], /2026-07-01 is past/],
  [["close", "2062-07-24"], /more than two years away/],
  [["close", "tomorrow", "--window", "noon"], /no window "noon"/],
  [["close", "tomorrow", "--note", "x".repeat(201)], /at most 200 characters/],
])("%j is refused in one line, and nothing is set", async (args, words) => {
  const { fail, database } = open();
  expect(await fail(...args)).toMatch(words);
  expect(readHours(database, "2026-01-01")).toEqual({ weekly: [], overrides: [] });
});
