import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

test("opening creates the file and its folder, and every connection has its pragmas", () => {
  const path = join(temporaryFolder(), "not", "there", "yet", "junkbuddy.db");
  for (const database of [temporaryDatabase(path), temporaryDatabase(path)]) {
    const pragma = (name: string) => database.$client.pragma(name, { simple: true });
    expect(pragma("journal_mode")).toBe("wal");
    expect(pragma("foreign_keys")).toBe(1);
    expect(pragma("busy_timeout")).toBe(5_000);
    expect(pragma("synchronous")).toBe(2);
  }
});

test("migrations run on an empty file, and opening it again runs none", () => {
  const path = join(temporaryFolder(), "junkbuddy.db");
  const journal = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
  for (const database of [temporaryDatabase(path), temporaryDatabase(path)]) {
    const applied = database.get<{ count: number }>(
      sql`SELECT count(*) AS count FROM __drizzle_migrations`,
    );
    expect(applied.count).toBe(journal.entries.length);
  }
});

test("the tables have the names that the owner's queries use", () => {
  const database = temporaryDatabase();
  const columns = (table: string) =>
    (database.$client.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
  expect(columns("jobs")).toEqual(
    expect.arrayContaining([
      ...[
        "order_number",
        "booking_key",
        "name",
        "email",
        "phone",
        "street",
        "city",
        "state",
        "zip",
      ],
      ...["full_address", "date", "time_of_day", "notes", "items", "subtotal_cents"],
      ...[
        "discount_cents",
        "total_cents",
        "volume",
        "latitude",
        "longitude",
        "status",
        "created_at",
      ],
    ]),
  );
  expect(columns("lead_captures")).toEqual(expect.arrayContaining(["name", "phone", "entered_at"]));
});

test("a read does not wait for a write", () => {
  const path = join(temporaryFolder(), "junkbuddy.db");
  const [writer, reader] = [temporaryDatabase(path), temporaryDatabase(path)];
  reader.$client.pragma("busy_timeout = 0");
  writer.$client.exec("BEGIN IMMEDIATE");
  expect(reader.get(sql`SELECT count(*) AS jobs FROM jobs`)).toEqual({ jobs: 0 });
  writer.$client.exec("ROLLBACK");
});

test("opening fails at once when the folder cannot be created", () => {
  const file = join(temporaryFolder(), "a-file");
  writeFileSync(file, "");
  expect(() => temporaryDatabase(join(file, "junkbuddy.db"))).toThrow(/EEXIST|ENOTDIR/);
});
