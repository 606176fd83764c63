/** Customers whom the owner does not want to book on the site (rule 400), by phone number. */
import { eq, inArray } from "drizzle-orm";
import { phoneKey } from "#app/lib/phone-number.ts";
import type { Database } from "#db/open.server.ts";
import { doNotBook } from "#db/schema.ts";

/** Whether this number, however it is written, may not book on the site. */
export function isBarred(database: Database, phone: string): boolean {
  return barredAmong(database, [phone])(phone);
}

/** Of a list, looked up at once: whether one of its numbers may not book on the site. */
export function barredAmong(
  database: Database,
  phones: readonly string[],
): (phone: string) => boolean {
  const keys = inArray(doNotBook.key, phones.map(phoneKey));
  const rows = phones.length === 0 ? [] : database.select().from(doNotBook).where(keys).all();
  const barred = new Set(rows.map(({ key }) => key));
  return (phone) => barred.has(phoneKey(phone));
}

/** @param at ISO instant */
export function setBarred(database: Database, phone: string, isSet: boolean, at: string): void {
  const key = phoneKey(phone);
  if (isSet) database.insert(doNotBook).values({ key, since: at }).onConflictDoNothing().run();
  else database.delete(doNotBook).where(eq(doNotBook.key, key)).run();
}
