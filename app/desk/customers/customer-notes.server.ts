/** What the owner and the crew know of customers, in words: by phone number (rules 217 and 256). */
import { asc, eq, like, or } from "drizzle-orm";
import type { DeskPost } from "#app/lib/desk-post.ts";
import type { Person } from "#app/lib/person.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import { changeSeen } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { customerNotes } from "#db/schema.ts";

/** The note about whoever has this number; "" where there is none. */
export function findCustomerNote(database: Database, { phone }: Pick<Person, "phone">): string {
  const rows = database
    .select()
    .from(customerNotes)
    .where(isAbout(phone))
    .orderBy(asc(customerNotes.changedAt))
    .all();
  return [...new Set(rows.map(({ note }) => note))].join("\n");
}

/**
 * Keeps the note about whoever has this number, once for each post; "" takes it off.
 * @throws OutdatedPost where it is another note than the post saw
 */
export function saveCustomerNote(
  database: Database,
  { person, note }: { person: Pick<Person, "phone">; note: string },
  post: DeskPost,
  at: string,
): void {
  const save = () => {
    database.delete(customerNotes).where(isAbout(person.phone)).run();
    if (note === "") return;
    database
      .insert(customerNotes)
      .values({ key: phoneKey(person.phone), note, changedAt: at })
      .run();
  };
  changeSeen(database, post, at, { state: () => findCustomerNote(database, person), task: save });
}

/** Takes off every note about a number. */
export function forgetNote(database: Database, phone: string): void {
  database.delete(customerNotes).where(isAbout(phone)).run();
}

/** The version before kept a note for each number and email: "7135550188 renata@example.com". */
function isAbout(phone: string) {
  const number = phoneKey(phone);
  const digits = number.replace(/^\+1(?=\d{10}$)|^\+/, "");
  return or(eq(customerNotes.key, number), like(customerNotes.key, `${digits} %`));
}
