/**
 * One of two servers on which customers cancel, are asked about the windows that open, and answer:
 * node … DATABASE_PATH WHICH, 0 or 1. Each line it reads is the time of a round; "end" ends it, and it
 * prints what it has done, with the windows that were ever over their points.
 */
import { createInterface } from "node:readline";
import { cancelBooking } from "#app/booking/cancel/cancel-booking.server.ts";
import { moveBooking } from "#app/booking/move/move-booking.server.ts";
import { askNext, declineOffer, findHeld } from "#app/jobs/waitlist/waitlist-rows.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { jobs } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";

const TRUCK = 550;
const SLOTS = ["2026-07-22", "2026-07-23"].flatMap((date) =>
  (["Morning", "Evening"] as const).map((timeOfDay) => ({ date, timeOfDay })),
);
const [path = "", which = "0"] = process.argv.slice(2);
const database = openDatabase(path);
// The site waits for its turn without blocking (db/write-queue.server.ts); this process has nothing else to do.
database.$client.pragma("busy_timeout = 60000");

let now = new Date();
const done = {
  ...{ asked: 0, taken: 0, declined: 0, cancelled: 0, rushed: 0 },
  over: [] as string[],
};

const services = {
  client: clientOf(database),
  now: () => now,
  onMessagesDue: () => {},
};
const asking = (jobId: number) =>
  ({ jobId, requestId: null, revision: null, who: "customer" }) as const;

const mine = database
  .select()
  .from(jobs)
  .all()
  .filter(({ id }) => id % 2 === Number(which));
const those = (what: string) => mine.filter(({ notes }) => notes === what);
const [leaving, waiting, rushing] = [those("leaves"), those("waits"), those("rushes")] as const;

console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "end") break;
  now = new Date(line);
  await round();
  console.log("done");
}
console.log(JSON.stringify(done));

/** One customer cancels, one moves to where there is room, those who are asked answer. */
async function round(): Promise<void> {
  const leaver = leaving.shift();
  if (leaver) {
    await cancelBooking({ ...asking(leaver.id), reason: "" }, services);
    done.cancelled += 1;
  }
  while (askNext(database, now)) done.asked += 1;
  await rush();
  for (const { id } of waiting) await answer(id);
  look();
}

/** Somebody who waits for nothing tries to take what has become free. */
async function rush(): Promise<void> {
  const [job] = rushing;
  if (!job) return;
  for (const slot of SLOTS) {
    if ((await moveBooking({ ...asking(job.id), slot }, services)).kind !== "changed") continue;
    rushing.shift();
    done.rushed += 1;
    break;
  }
  look();
}

/** Of three customers one takes the window, one declines it, and one does not answer. */
async function answer(id: number): Promise<void> {
  const held = findHeld(database, id, now.toISOString());
  if (!held) return;
  if (id % 3 === 0) {
    const { date, timeOfDay } = held;
    const moved = await moveBooking({ ...asking(id), slot: { date, timeOfDay } }, services);
    if (moved.kind === "changed") done.taken += 1;
  } else if (id % 3 === 1) {
    declineOffer(database, id, held.id, now);
    done.declined += 1;
  }
}

/** Adds up each window by itself: its jobs, and what is held there for others. */
function look(): void {
  const rows = database.$client
    .prepare<[string], { slot: string; points: number }>(`
      SELECT slot, sum(volume) AS points FROM (
        SELECT date || ' ' || time_of_day AS slot, volume FROM jobs WHERE stage <> 'cancelled'
        UNION ALL
        SELECT date || ' ' || time_of_day, points FROM opening_offers
        JOIN openings ON openings.id = opening_id WHERE state = 'open' AND ends_at > ?
      ) GROUP BY slot`)
    .all(now.toISOString());
  const early = rows.filter(({ slot }) =>
    SLOTS.some((one) => slot === `${one.date} ${one.timeOfDay}`),
  );
  for (const { slot, points } of early) {
    if (points > TRUCK) done.over.push(`${slot} ${points}`);
  }
}
