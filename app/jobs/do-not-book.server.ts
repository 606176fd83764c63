/** Customers whom the owner does not want to book on the site (rule 400), by phone number. */
import { eq } from "drizzle-orm";
import { phoneKey } from "#app/lib/phone-number.ts";
import type { Database } from "#db/open.server.ts";
import { doNotBook } from "#db/schema.ts";

/** Whether this number, however it is written, may not book on the site. */
export function isBarred(database: Database, phone: string): boolean {
  const key = eq(doNotBook.key, phoneKey(phone));
  return database.select().from(doNotBook).where(key).get() !== undefined;
}

/** @param at ISO instant */
export function setBarred(database: Database, phone: string, isSet: boolean, at: string): void {
  const key = phoneKey(phone);
  if (isSet) database.insert(doNotBook).values({ key, since: at }).onConflictDoNothing().run();
  else database.delete(doNotBook).where(eq(doNotBook.key, key)).run();
}
