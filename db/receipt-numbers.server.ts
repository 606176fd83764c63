/**
 * The receipt numbers that were given out (rule 285). They are written down beside the database too, so
 * that an older copy of it, put in its place, gives none of them again.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type Sqlite from "better-sqlite3";
import { receiptNumber } from "#app/jobs/money/receipt.ts";

/** The highest number of each year. */
export type ReceiptNumbers = ReadonlyMap<number, number>;

const NUMBER = /^R-(\d{4})-(\d{4,9})$/gm;
/** The row among the settings in which a restored database and a backup hold the highest numbers. */
const KEPT = "receiptNumbers";

/** The file beside a database that lists every number, one a line. */
export function receiptFile(databasePath: string): string {
  return `${databasePath}.receipts`;
}

/** The highest number of each year in a text that lists numbers, a line each; other lines count nothing. */
export function readNumbers(text: string): ReceiptNumbers {
  return highest([...text.matchAll(NUMBER)].map(([, year, number]) => [+`${year}`, +`${number}`]));
}

/** What the file beside a database lists. */
export function numbersBeside(databasePath: string): ReceiptNumbers {
  const path = receiptFile(databasePath);
  return existsSync(path) ? readNumbers(readFileSync(path, "utf8")) : new Map();
}

/** The highest numbers that a database knows of. @throws SqliteError for one that is damaged or older */
export function numbersIn(sqlite: Sqlite.Database): ReceiptNumbers {
  const issued = sqlite.prepare("SELECT year, max(number) FROM receipts GROUP BY year").raw().all();
  const kept = sqlite.prepare("SELECT value FROM settings WHERE name = ?").pluck().get(KEPT);
  return highest([
    ...(issued as [number, number][]),
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

/** "R-2026-0042", a line for each year. */
function words(numbers: ReceiptNumbers): string {
  return [...numbers].map(([year, number]) => receiptNumber({ year, number })).join("\n");
}

/**
 * Adds the numbers that are higher than those in the file beside a database to it, on the disk. Call it
 * after the transaction that takes a number and before anybody is told: one that is rolled back leaves
 * no gap. Several processes may do so at once.
 * @throws Error when the file cannot be written
 */
export function recordNumbers(databasePath: string, numbers: ReceiptNumbers): void {
  const listed = numbersBeside(databasePath);
  const higher = new Map([...numbers].filter(([year, number]) => number > (listed.get(year) ?? 0)));
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

function highest(numbers: readonly (readonly [year: number, number: number])[]): ReceiptNumbers {
  const most = new Map<number, number>();
  for (const [year, number] of numbers) most.set(year, Math.max(number, most.get(year) ?? 0));
  return most;
}
