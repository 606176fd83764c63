import { join } from "node:path";
import { expect, test } from "vitest";
import { createGroupCommit } from "#db/group-commit.server.ts";
import { saveLead } from "#db/leads.server.ts";
import type { Database } from "#db/open.server.ts";
import { leadCaptures } from "#db/schema.ts";
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

/** Two connections to one file. */
function twoConnections() {
  const path = join(temporaryFolder(), "junkbuddy.db");
  return { database: temporaryDatabase(path), other: temporaryDatabase(path) };
}

test("concurrent writes are committed together, each with its own result", async () => {
  const { database, other } = twoConnections();
  const write = createGroupCommit(database, free);
  const seenByOthers: string[][] = [];
  const results = await Promise.all([
    write(add("Ann")),
    write((held) => {
      seenByOthers.push(names(other));
      return names(held);
    }),
    write(add("Bob")),
  ]);
  expect(seenByOthers).toEqual([[]]);
  expect(results[1]).toEqual(["Ann"]);
  expect(names(other)).toEqual(["Ann", "Bob"]);
});

test("a write that fails is rolled back alone", async () => {
  const { database, other } = twoConnections();
  const write = createGroupCommit(database, free);
  const outcomes = await Promise.allSettled([
    write(add("Ann")),
    write((held) => {
      add("half done")(held);
      throw new Error("thought better of it");
    }),
    write(add("Bob")),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(outcomes[1]).toMatchObject({ reason: { message: "thought better of it" } });
  expect(names(other)).toEqual(["Ann", "Bob"]);
});

test("on a full disk no lost write is reported as written", async () => {
  const { database, other } = twoConnections();
  const write = createGroupCommit(database, free);
  await write(add("Ann"));
  const pages = database.$client.pragma("page_count", { simple: true });
  database.$client.pragma(`max_page_count = ${pages}`);
  const outcomes = await Promise.allSettled([
    write(add("Bob")),
    write(add("x".repeat(1_000_000))),
    write(add("Cid")),
  ]);
  expect(outcomes[1]).toMatchObject({ status: "rejected", reason: { code: "SQLITE_FULL" } });
  const said = ["Bob", "", "Cid"].filter((_, index) => outcomes[index]?.status === "fulfilled");
  expect(names(other)).toEqual(["Ann", ...said]);
  expect(database.$client.inTransaction).toBe(false);

  database.$client.pragma("max_page_count = 100000");
  await write(add("Dee"));
  expect(names(other).at(-1)).toBe("Dee");
});

test("every write fails when the database may not be written", async () => {
  const { database } = twoConnections();
  const write = createGroupCommit(database, () => {
    throw new Error("gone");
  });
  const outcomes = await Promise.allSettled([write(add("Ann")), write(add("Bob"))]);
  expect(outcomes).toMatchObject([
    { reason: { message: "gone" } },
    { reason: { message: "gone" } },
  ]);
  expect(names(database)).toEqual([]);
});

test("writes wait while another process holds the lock, then all are committed", async () => {
  const { database, other } = twoConnections();
  database.$client.pragma("busy_timeout = 0");
  const write = createGroupCommit(database, free);
  other.$client.exec("BEGIN IMMEDIATE");
  const writes = Promise.all([write(add("Ann")), write(add("Bob"))]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(names(database)).toEqual([]);
  other.$client.exec("COMMIT");
  await writes;
  expect(names(other)).toEqual(["Ann", "Bob"]);
});
