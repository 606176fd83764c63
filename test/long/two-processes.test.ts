import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { datesBetween } from "#app/jobs/repeats/repeat.ts";
import { decideOnReviews } from "#app/jobs/reviews/review-asks.server.ts";
import { addDays } from "#app/lib/dates.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { accounts, jobs, messages, repeatDays, repeats } from "#db/schema.ts";
import { startChild } from "#test/support/child.ts";
import { doneJob } from "#test/support/done-job.ts";
import { sampleDetails } from "#test/support/job-details.ts";
import { migratedDatabase, temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const ROUNDS = 20;

test("two servers that start at once on an empty folder share one schema and one secret", async () => {
  const folder = temporaryFolder();
  const servers = [0, 1].map(() => startChild("test/support/children/start-site.ts"));
  for (const server of servers) expect(await server.nextLine()).toBe("ready");
  for (let round = 0; round < ROUNDS; round++) {
    const path = join(folder, `${round}`, "junkbuddy.db");
    for (const server of servers) server.tell(path);
    const [one, other] = await Promise.all(servers.map((server) => server.nextLine()));
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).toBe(one);
    const drafts = readdirSync(join(folder, `${round}`)).filter((name) =>
      /^session-secret./.test(name),
    );
    expect(drafts).toEqual([]);
  }
  const last = temporaryDatabase(join(folder, `${ROUNDS - 1}`, "junkbuddy.db"));
  expect(last.$client.pragma("integrity_check", { simple: true })).toBe("ok");
});

test("of two servers that decide at once whom to ask for a review, one asks, and each once", async () => {
  const path = migratedDatabase();
  const database = temporaryDatabase(path);
  saveSetting(database, "reviewLink", "https://g.page/r/1/review", "2026-07-01T00:00:00.000Z");
  const servers = [0, 1].map(() =>
    startChild("test/support/children/decide-on-reviews.ts", [path]),
  );
  for (const server of servers) expect(await server.nextLine()).toBe("ready");
  for (let day = 1; day <= ROUNDS; day++) {
    const at = (clock: string, date = day) => `2026-07-${`${date}`.padStart(2, "0")}T${clock}`;
    for (let job = 0; job < 3; job++) doneJob(database, at("20:00:00.000Z"));
    for (const server of servers) server.tell(at("15:00:00.000Z", day + 1));
    const decided = await Promise.all(servers.map((server) => server.nextLine()));
    expect(decided.sort()).toEqual(["0", "3"]);
  }
  const asks = database.select().from(messages).where(eq(messages.kind, "review")).all();
  expect(asks).toHaveLength(3 * ROUNDS);
  expect(decideOnReviews(database, new Date("2026-07-21T15:00:00.000Z"))).toBe(0);
});

test("of two servers that make the jobs of repeats, one killed again and again, each date is made once", async () => {
  const path = migratedDatabase();
  const database = temporaryDatabase(path);
  addRepeats(database, 10);
  const start = () => startChild("test/support/children/make-repeats.ts", [path]);
  const steady = start();
  expect(await steady.nextLine()).toBe("ready");
  for (let round = 0; round < 2; round++) {
    const at = `${addDays("2026-07-01", 20 * round)}T15:00:00.000Z`;
    const killed = start();
    expect(await killed.nextLine()).toBe("ready");
    killed.tell(at);
    expect(await killed.nextLine()).toBe("made");
    steady.tell(at);
    // The other may have made all that is left before this one gets the lock again.
    for (let more = 0; more < 2 + round && (await killed.nextLine()) === "made"; more++);
    await killed.kill();
    while ((await steady.nextLine()) !== "none");
  }
  const last = addDays("2026-07-01", 20 + 28);
  const series = { rhythm: "week", firstDate: "2026-07-02", lastDate: null } as const;
  const dates = datesBetween(series, "2026-07-02", last);
  const days = database.select().from(repeatDays).all();
  expect(days).toHaveLength(10 * dates.length);
  expect(days.every(({ jobId }) => jobId !== null)).toBe(true);
  expect(new Set(days.map(({ jobId }) => jobId)).size).toBe(days.length);
  expect(database.select().from(jobs).all()).toHaveLength(days.length);
  expect(database.$client.pragma("integrity_check", { simple: true })).toBe("ok");
});

function addRepeats(database: ReturnType<typeof temporaryDatabase>, count: number): void {
  const addedAt = "2026-07-01T15:00:00.000Z";
  const account = { id: 1, name: "Bayou Homes", email: "ap@bayou.example", poNumber: "" };
  database
    .insert(accounts)
    .values({ ...account, terms: "net-30", rate: 0, addedAt })
    .run();
  const { date: _, timeOfDay: __, items: ___, volume: ____, ...job } = sampleDetails();
  for (let key = 0; key < count; key++) {
    const load = { items: [], priceCents: 15_000, points: 40, timeOfDay: "Morning" } as const;
    const when = { rhythm: "week", firstDate: "2026-07-02", handledTo: "2026-07-01" } as const;
    database
      .insert(repeats)
      .values({
        ...{ ...job, ...load, ...when, key: `${key}`, accountId: 1, addedAt },
        ...{ isTold: false, isPlaceApproximate: false },
      })
      .run();
  }
}
