/** What the owner and the crew know of customers, in words (rule 217). */
import { eq } from "drizzle-orm";
import { customerKey, type Person } from "#app/domain/customers.ts";
import { oncePerPost } from "./desk-posts.server.ts";
import type { Database } from "./open.server.ts";
import { customerNotes } from "./schema.ts";

/** The note about a person; "" where there is none. */
export function findCustomerNote(database: Database, person: Person): string {
  const key = customerKey(person);
  return database.select().from(customerNotes).where(eq(customerNotes.key, key)).get()?.note ?? "";
}

/** Keeps the note about a person, once for each post; "" takes it off. */
export function saveCustomerNote(
  database: Database,
  { person, note }: { person: Person; note: string },
  { requestId, at }: { requestId: string | null; at: string },
): void {
  const key = customerKey(person);
  oncePerPost(database, requestId, at, () => {
    if (note === "") {
      database.delete(customerNotes).where(eq(customerNotes.key, key)).run();
      return;
    }
    database
      .insert(customerNotes)
      .values({ key, note, changedAt: at })
      .onConflictDoUpdate({ target: customerNotes.key, set: { note, changedAt: at } })
      .run();
  });
}
