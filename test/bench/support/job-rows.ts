import { randomBytes, randomUUID } from "node:crypto";
import Sqlite from "better-sqlite3";

export type JobRows = { insert: () => void; close: () => void };

/**
 * Inserts copies of the job booked last, with the site's pragmas and so its durability.
 * @param path a database with at least one job
 */
export function openJobRows(path: string): JobRows {
  const sqlite = new Sqlite(path);
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  const row = sqlite.prepare("SELECT * FROM jobs ORDER BY id DESC LIMIT 1").get() as Row;
  const columns = Object.keys(row).filter((column) => column !== "id");
  const values = columns.map((column) => `@${column}`);
  const insert = sqlite.prepare(`INSERT INTO jobs (${columns}) VALUES (${values})`);
  return {
    insert: () => {
      insert.run({
        ...row,
        order_number: `bench-${randomUUID()}`,
        booking_key: randomUUID(),
        token: randomBytes(32).toString("hex"),
      });
    },
    close: () => sqlite.close(),
  };
}

type Row = Record<string, string | number | null>;
