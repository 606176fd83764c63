import { join } from "node:path";
import { expect, test } from "vitest";
import { saveLead } from "#app/chat/leads/leads.server.ts";
import type { Database } from "#db/open.server.ts";
import { leadCaptures } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { createWriteQueue } from "#db/write-queue.server.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const free = () => {};

const add = (name: string) => (database: Database) =>
  saveLead(database, { name, phone: "(713) 555-0100", enteredAt: "2026-07-20", sessionId: null });

const names = (database: Database) =>
  database
    .select()
    .from(leadCaptures)
    .all()
    .map(({ name }) => name);

/** Two connections to one file; the first waits for no lock, as the site's. */
function twoConnections() {
  const path = join(temporaryFolder(), "junkbuddy.db");
  const database = temporaryDatabase(path);
  database.$client.pragma("busy_timeout = 0");
  return { database, other: temporaryDatabase(path) };
}

test("writes run in their order, each with its own result, and one that fails stops no other", async () => {
  const { database, other } = twoConnections();
  const write = createWriteQueue(database, free);
  const outcomes = await Promise.allSettled([
    write(add("Ann")),
    write(() => {
      throw new Error("thought better of it");
    }),
    write(names),
    write(add("Bob")),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...["fulfilled", "rejected", "fulfilled", "fulfilled"],
  ]);
  expect(outcomes[2]).toMatchObject({ value: ["Ann"] });
  expect(names(other)).toEqual(["Ann", "Bob"]);
});

test("writes that wait at once wait for the disk once, and one that fails takes back its own alone", async () => {
  const { database, other } = twoConnections();
  const write = createWriteQueue(database, free);
  const seenByOthers: string[][] = [];
  const outcomes = await Promise.allSettled([
    write(add("Ann")),
    write((held) =>
      inTransaction(held, () => {
        add("half done")(held);
        throw new Error("thought better of it");
      }),
    ),
    write((held) => {
      seenByOthers.push(names(other));
      return names(held);
    }),
    write(add("Bob")),
  ]);
  expect(seenByOthers).toEqual([[]]);
  expect(outcomes[1]).toMatchObject({ reason: { message: "thought better of it" } });
  expect(outcomes[2]).toMatchObject({ value: ["Ann"] });
  expect(names(other)).toEqual(["Ann", "Bob"]);
});

test("while another process holds the lock many writes wait, and this process stays free for the rest", async () => {
  const { database, other } = twoConnections();
  const people = Array.from({ length: 20 }, (_, index) => `Customer ${index}`);
  let turns = 0;
  const turnsAtTries: number[] = [];
  const write = createWriteQueue(database, () => void turnsAtTries.push(turns), 60_000);
  other.$client.exec("BEGIN IMMEDIATE");
  const writes = Promise.all(people.map((name) => write(add(name))));
  while (turnsAtTries.length < 5) {
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  // Of all that wait only one tries, and whatever else is to be done has its turn before it tries again.
  expect(new Set(turnsAtTries).size).toBe(turnsAtTries.length);
  expect(names(database)).toEqual([]);
  other.$client.exec("COMMIT");
  await writes;
  expect(names(other)).toEqual(people);
});

test("a lock that is held for too long fails what waits for it, all at the same time", async () => {
  const { database, other } = twoConnections();
  const write = createWriteQueue(database, free, 50);
  other.$client.exec("BEGIN IMMEDIATE");
  const outcomes = await Promise.allSettled([write(add("Ann")), write(add("Bob"))]);
  other.$client.exec("COMMIT");
  expect(outcomes).toMatchObject([
    { reason: { code: "SQLITE_BUSY" } },
    { reason: { code: "SQLITE_BUSY" } },
  ]);
  await write(add("Cid"));
  expect(names(other)).toEqual(["Cid"]);
});

test("on a full disk no lost write is reported as written", async () => {
  const { database, other } = twoConnections();
  const write = createWriteQueue(database, free);
  await write(add("Ann"));
  const pages = database.$client.pragma("page_count", { simple: true });
  database.$client.pragma(`max_page_count = ${pages}`);
  const people = ["Bob", "x".repeat(1_000_000), "Cid"];
  const outcomes = await Promise.allSettled(people.map((name) => write(add(name))));
  expect(outcomes[1]).toMatchObject({ status: "rejected", reason: { code: "SQLITE_FULL" } });
  const said = people.filter((_, at) => outcomes[at]?.status === "fulfilled");
  expect(names(other)).toEqual(["Ann", ...said]);
  expect(database.$client.inTransaction).toBe(false);
});

test("every write fails when the database may not be written", async () => {
  const { database } = twoConnections();
  const write = createWriteQueue(database, () => {
    throw new Error("gone");
  });
  await expect(write(add("Ann"))).rejects.toThrow("gone");
  expect(names(database)).toEqual([]);
});
