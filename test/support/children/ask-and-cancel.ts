/**
 * One of two servers on which customers cancel, are asked about the windows that open, and answer:
 * node … DATABASE_PATH WHICH, 0 or 1. After each step it reads every window in one snapshot. Prints
 * what it has done as one line of JSON, with the windows that were ever over their points.
 */
import { dayLoad, rulesOn } from "#app/domain/availability.ts";
import type { JobChange } from "#app/domain/job-change.ts";
import { cancelBooking } from "#app/workflows/cancel-booking.ts";
import { moveBooking } from "#app/workflows/move-booking.ts";
import { changeJob } from "#db/change-job.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { askNext, declineOffer, findHeld } from "#db/openings.server.ts";
import { jobs } from "#db/schema.ts";
import { readCalendar } from "#db/windows.server.ts";

const [path = "", which = "0"] = process.argv.slice(2);
const database = openDatabase(path);
// The site waits for its turn without blocking (db/group-commit.server.ts); this process has nothing else to do.
database.$client.pragma("busy_timeout = 60000");

const DAYS = { from: "2026-07-21", to: "2026-07-31" };
const MINUTE = 60_000;
let now = new Date("2026-07-20T15:30:00.000Z");
const done = { asked: 0, taken: 0, refused: 0, declined: 0, cancelled: 0, over: [] as string[] };

const services = {
  changeJob: <Refusal>(change: JobChange<Refusal>) => changeJob(database, change),
  readCalendar: (from: string, to: string) => readCalendar(database, from, to, now),
  now: () => now,
  onMessagesDue: () => {},
};
const asking = (jobId: number) =>
  ({ jobId, requestId: null, revision: null, who: "customer" }) as const;

const mine = (id: number) => id % 2 === Number(which);
const all = database.select().from(jobs).all();
const leaving = all.filter(({ id, notes }) => notes === "leaves" && mine(id));
const waiting = all.filter(({ id, notes }) => notes === "waits" && mine(id));

console.log("ready");
process.stdin.once("data", async () => {
  for (const job of leaving) {
    await cancelBooking({ ...asking(job.id), reason: "" }, services);
    done.cancelled += 1;
    await round();
  }
  // Until every hold has run out, and nobody is left to ask.
  for (let more = 0; more < 8; more++) {
    now = new Date(now.getTime() + 60 * MINUTE);
    await round();
  }
  console.log(JSON.stringify(done));
  process.exit();
});

async function round(): Promise<void> {
  now = new Date(now.getTime() + MINUTE);
  while (askNext(database, now)) done.asked += 1;
  look();
  for (const { id } of waiting) await answer(id);
}

/** Of three customers one takes the window, one declines it, and one does not answer. */
async function answer(id: number): Promise<void> {
  const held = findHeld(database, id, now.toISOString());
  if (!held) return;
  if (id % 3 === 0) {
    const { date, timeOfDay } = held;
    const moved = await moveBooking({ ...asking(id), slot: { date, timeOfDay } }, services);
    if (moved.kind === "changed") done.taken += 1;
    else done.refused += 1;
  } else if (id % 3 === 1) {
    declineOffer(database, id, held.id, now);
    done.declined += 1;
  }
  look();
}

/** Every job and every hold, those of one job counted where it is more. */
function look(): void {
  const { hours, jobs: days } = database.$client.transaction(() =>
    readCalendar(database, DAYS.from, DAYS.to, now),
  )();
  for (const [date, taken] of days) {
    for (const load of dayLoad(rulesOn(date, hours), taken).windows) {
      const points = taken
        .filter(({ timeOfDay }) => timeOfDay === load.timeOfDay)
        .reduce((sum, { volume }) => sum + volume, 0);
      if (points > load.points) done.over.push(`${date} ${load.timeOfDay} ${points}`);
    }
  }
}
