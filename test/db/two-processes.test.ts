import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideOnReviews } from "#app/jobs/reviews/review-asks.server.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { messages } from "#db/schema.ts";
import { startChild } from "#test/support/child.ts";
import { doneJob } from "#test/support/done-job.ts";
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
