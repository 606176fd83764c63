/**
 * The numbers of receipts and invoices that were given out (rules 285 and 469). They are written down beside the
 * database too, so that an older copy of it, put in its place, gives none of them again.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type Sqlite from "better-sqlite3";
import { seriesNumber } from "#app/jobs/money/receipt.ts";

/** The highest number of each year of each series: of "R-2026", of "I-2026". */
export type ReceiptNumbers = ReadonlyMap<string, number>;

const NUMBER = /^([RI]-\d{4})-(\d{4,9})$/gm;
/** The row among the settings in which a restored database and a backup hold the highest numbers. */
const KEPT = "receiptNumbers";

/** The file beside a database that lists every number, one a line. */
export function receiptFile(databasePath: string): string {
  return `${databasePath}.receipts`;
}

/** The highest number of each year in a text that lists numbers, a line each; other lines count nothing. */
export function readNumbers(text: string): ReceiptNumbers {
  return highest(
    [...text.matchAll(NUMBER)].map(([, series, number]) => [`${series}`, +`${number}`]),
  );
}

/** What the file beside a database lists. */
export function numbersBeside(databasePath: string): ReceiptNumbers {
  const path = receiptFile(databasePath);
  return existsSync(path) ? readNumbers(readFileSync(path, "utf8")) : new Map();
}

/** The highest numbers that a database knows of. @throws SqliteError for one that is damaged or older */
export function numbersIn(sqlite: Sqlite.Database): ReceiptNumbers {
  const issuedIn = (series: string, table: "receipts" | "invoices") =>
    sqlite
      .prepare(`SELECT '${series}-' || year, max(number) FROM ${table} GROUP BY year`)
      .raw()
      .all() as [string, number][];
  // A version before this one gave no invoices.
  const hasInvoices = sqlite
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'invoices'")
    .get();
  const kept = sqlite.prepare("SELECT value FROM settings WHERE name = ?").pluck().get(KEPT);
  return highest([
    ...issuedIn("R", "receipts"),
    ...(hasInvoices ? issuedIn("I", "invoices") : []),
    ...readNumbers(kept ? JSON.parse(`${kept}`) : ""),
  ]);
}

/** The highest of several. */
export function mergeNumbers(...several: ReceiptNumbers[]): ReceiptNumbers {
  return highest(several.flatMap((numbers) => [...numbers]));
}

/** Keeps numbers in a database, which goes on after them. @param at ISO instant */
export function keepNumbers(sqlite: Sqlite.Database, numbers: ReceiptNumbers, at: string): void {
  if (numbers.size === 0) return;
  sqlite
    .prepare("INSERT OR REPLACE INTO settings (name, value, changed_at) VALUES (?, ?, ?)")
    .run(KEPT, JSON.stringify(words(numbers)), at);
}

/** "R-2026-0042", a line for each year of each series. */
function words(numbers: ReceiptNumbers): string {
  return [...numbers].map(([series, number]) => seriesNumber(series, number)).join("\n");
}

/**
 * Adds the numbers that are higher than those in the file beside a database to it, on the disk. Call it
 * after the transaction that takes a number and before anybody is told: one that is rolled back leaves
 * no gap. Several processes may do so at once.
 * @throws Error when the file cannot be written
 */
export function recordNumbers(databasePath: string, numbers: ReceiptNumbers): void {
  const listed = numbersBeside(databasePath);
  const higher = new Map(
    [...numbers].filter(([series, number]) => number > (listed.get(series) ?? 0)),
  );
  if (higher.size === 0) return;
  const file = openSync(receiptFile(databasePath), "a", 0o600);
  try {
    // From a new line, whatever a power cut has left of the last one.
    writeSync(file, `\n${words(higher)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  const folder = openSync(dirname(databasePath), "r");
  fsyncSync(folder);
  closeSync(folder);
}

/** @throws Error when the file beside a database cannot be written; an empty one is made where there is none */
export function checkReceiptFile(databasePath: string): void {
  closeSync(openSync(receiptFile(databasePath), "a", 0o600));
}

function highest(numbers: readonly (readonly [series: string, number: number])[]): ReceiptNumbers {
  const most = new Map<string, number>();
  for (const [series, number] of numbers) most.set(series, Math.max(number, most.get(series) ?? 0));
  return most;
}
