import { houstonNow } from "#app/lib/dates.ts";
import type { Database } from "#db/open.server.ts";
import {
  checkReceiptFile,
  mergeNumbers,
  numbersBeside,
  numbersIn,
} from "#db/receipt-numbers.server.ts";

/**
 * The next number of the year in Houston (rule 285). Call it in the transaction that gives it: that lets nobody
 * else take it.
 * @param series "R" of receipts, "I" of invoices
 */
export function nextNumber(database: Database, series: "R" | "I", at: Date) {
  const year = Number(houstonNow(at).date.slice(0, 4));
  const { name: path } = database.$client;
  checkReceiptFile(path);
  const given = mergeNumbers(numbersBeside(path), numbersIn(database.$client));
  return { year, number: (given.get(`${series}-${year}`) ?? 0) + 1 };
}
