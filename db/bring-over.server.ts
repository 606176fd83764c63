import { existsSync } from "node:fs";
import { DatabaseFileError, inspectDatabaseFile } from "./inspect.server.ts";
import type { Database } from "./open.server.ts";
import { inTransaction } from "./transaction.server.ts";

export type BroughtOver = {
  /** Order numbers of the bookings that are new here. */
  jobs: string[];
  leads: number;
  /** Quotes that are not booked. */
  quotes: number;
  /** Order numbers of bookings that are in both files, with something in the other that is not here. */
  differing: string[];
  /** Rows for which there is no place here, such as "1 of receipts" when its number was given again. */
  leftOut: string[];
};

type Sqlite = Database["$client"];

/**
 * Copies the bookings that a replaced database has and this one lacks, each with its events, messages,
 * photos and money, the leads, and the quotes that are not booked. What is here stays as it is: a booking that
 * both have is only named when it went on in the other. Repeating it changes nothing.
 * @param path the replaced database, of the same schema, an earlier or a later one
 * @throws DatabaseFileError when the file is none of the site
 */
export function bringOver(database: Database, path: string): BroughtOver {
  if (!existsSync(path)) throw new DatabaseFileError(`There is no file ${path}`);
  inspectDatabaseFile(path);
  const sqlite = database.$client;
  sqlite.prepare("ATTACH DATABASE ? AS other").run(path);
  try {
    return inTransaction(database, () => copyAll(sqlite));
  } finally {
    sqlite.exec("DETACH DATABASE other");
  }
}

function copyAll(sqlite: Sqlite): BroughtOver {
  sqlite.exec("CREATE TEMP TABLE IF NOT EXISTS carried (old INTEGER PRIMARY KEY, new INTEGER)");
  sqlite.exec("DELETE FROM carried");
  const jobs = sqlite
    .prepare<[], { id: number; order_number: string }>(
      `SELECT id, order_number FROM other.jobs
       WHERE booking_key NOT IN (SELECT booking_key FROM main.jobs) ORDER BY id`,
    )
    .all();
  const columns = sharedColumns(sqlite, "jobs").join(", ");
  const addJob = sqlite.prepare(
    `INSERT INTO main.jobs (${columns}) SELECT ${columns} FROM other.jobs WHERE id = ?`,
  );
  const remember = sqlite.prepare("INSERT INTO carried VALUES (?, ?)");
  for (const { id } of jobs) remember.run(id, addJob.run(id).lastInsertRowid);
  const leftOut = tablesOfJobs(sqlite).map((table) => [copyOfJobs(sqlite, table), table] as const);
  return {
    jobs: jobs.map(({ order_number }) => order_number),
    leads: copyLeads(sqlite),
    quotes: copyQuotes(sqlite),
    differing: differingJobs(sqlite),
    leftOut: leftOut.filter(([rows]) => rows > 0).map(([rows, table]) => `${rows} of ${table}`),
  };
}

/** The tables of both files whose rows belong to a job, and to nothing else that gets another id here. */
function tablesOfJobs(sqlite: Sqlite): string[] {
  return sqlite
    .prepare<[], string>(
      `SELECT name FROM main.sqlite_schema AS own WHERE type = 'table'
       AND (SELECT group_concat("table") FROM pragma_foreign_key_list(own.name)) = 'jobs'
       AND name IN (SELECT name FROM other.sqlite_schema)`,
    )
    .pluck()
    .all();
}

/** The columns that both files have, without the id; none where one lacks the table. */
function sharedColumns(sqlite: Sqlite, table: string): string[] {
  return sqlite
    .prepare<[string, string], string>(
      `SELECT name FROM pragma_table_info(?, 'main') WHERE name <> 'id'
       AND name IN (SELECT name FROM pragma_table_info(?, 'other'))`,
    )
    .pluck()
    .all(table, table);
}

/** @returns how many rows found no place */
function copyOfJobs(sqlite: Sqlite, table: string): number {
  const rest = sharedColumns(sqlite, table).filter((column) => column !== "job_id");
  const names = ["job_id", ...rest].join(", ");
  const values = ["carried.new", ...rest.map((column) => `row.${column}`)].join(", ");
  const rows = `FROM other.${table} AS row JOIN carried ON carried.old = row.job_id`;
  const wanted = sqlite.prepare<[], number>(`SELECT count(*) ${rows}`).pluck().get() ?? 0;
  const { changes } = sqlite
    .prepare(
      `INSERT OR IGNORE INTO main.${table} (${names}) SELECT ${values} ${rows} ORDER BY row.rowid`,
    )
    .run();
  return wanted - changes;
}

function copyLeads(sqlite: Sqlite): number {
  const columns = sharedColumns(sqlite, "lead_captures").join(", ");
  // The other version may have another name for the table.
  if (columns === "") return 0;
  return sqlite
    .prepare(
      `INSERT INTO main.lead_captures (${columns}) SELECT ${columns} FROM other.lead_captures
       WHERE (phone, entered_at) NOT IN (SELECT phone, entered_at FROM main.lead_captures)`,
    )
    .run().changes;
}

/**
 * Quotes that wait for a price or have one that is not booked, with their photos. What was to be said of them may
 * have been said from the replaced database: nothing is sent.
 */
function copyQuotes(sqlite: Sqlite): number {
  const columns = sharedColumns(sqlite, "quotes").join(", ");
  const photos = sharedColumns(sqlite, "quote_photos").filter((column) => column !== "quote_id");
  if (columns === "" || photos.length === 0) return 0;
  const isNew = `asked_at IS NOT NULL AND job_id IS NULL AND key NOT IN (SELECT key FROM main.quotes)`;
  const keys = sqlite
    .prepare<[], string>(`SELECT key FROM other.quotes WHERE ${isNew} ORDER BY id`)
    .pluck()
    .all();
  const add = sqlite.prepare(
    `INSERT INTO main.quotes (${columns}) SELECT ${columns} FROM other.quotes WHERE key = ?`,
  );
  const addPhotos = sqlite.prepare(
    `INSERT OR IGNORE INTO main.quote_photos (quote_id, ${photos.join(", ")})
     SELECT ?, ${photos.map((column) => `photo.${column}`).join(", ")} FROM other.quote_photos AS photo
     JOIN other.quotes AS quote ON quote.id = photo.quote_id WHERE quote.key = ?`,
  );
  for (const key of keys) addPhotos.run(add.run(key).lastInsertRowid, key);
  return keys.length;
}

/** An event is told by its job, kind and moment: ids are given anew in each file. */
function differingJobs(sqlite: Sqlite): string[] {
  return sqlite
    .prepare<[], string>(
      `SELECT DISTINCT here.order_number FROM other.job_events AS event
       JOIN other.jobs AS there ON there.id = event.job_id
       JOIN main.jobs AS here ON here.booking_key = there.booking_key
       WHERE NOT EXISTS (SELECT 1 FROM main.job_events AS own
         WHERE own.job_id = here.id AND own.what = event.what AND own.at = event.at)
       ORDER BY here.order_number`,
    )
    .pluck()
    .all();
}
