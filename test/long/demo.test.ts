/** The invented jobs of `npm run demo`. */
import { expect, test } from "vitest";
import { jobs, messages, receipts } from "#db/schema.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";
import { seedDemo } from "../../scripts/demo/seed.ts";

test("a demo has a full desk, reaches nobody, and owes no message", async () => {
  const database = temporaryDatabase();
  database.$client.pragma("synchronous = OFF");
  const made = await seedDemo(database, new Date("2026-07-19T15:30:00.000Z"));
  const all = database.select().from(jobs).all();
  expect(all).toHaveLength(made.jobs);
  expect(made.jobs).toBeGreaterThan(100);
  // A Sunday: the demo's crew works all the same.
  expect(all.filter(({ date }) => date === "2026-07-19").length).toBeGreaterThan(3);
  for (const { phone, email } of all) {
    expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(email).toMatch(/@example\.com$/);
  }
  const owed = database.select().from(messages).all();
  expect(owed.filter(({ state }) => state !== "sent")).toEqual([]);
  const done = all.filter((job) => job.stage === "done");
  const valid = database.select().from(receipts).all();
  expect(valid.map(({ number }) => number)).toEqual(done.map((_, at) => at + 1));
});
