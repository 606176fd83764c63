/** What the owner and the crew know of customers, in words: by phone number (rules 217 and 256). */

import { asc, eq, like, or } from "drizzle-orm";
import { MAX_DESK_NOTE_CHARACTERS } from "#app/desk/words/refusals.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import type { Person } from "#app/lib/person.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import { severalLines } from "#app/lib/typed-text.ts";
import { changeSeen } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { customerNotes } from "#db/schema.ts";
import type { Client } from "#db/write-queue.server.ts";

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

/**
 * Changes the note about a customer, who never sees it (rule 217): it stands on each of their jobs.
 * @returns false when it is too long
 * @throws OutdatedPost where it is another note than the post saw
 */
export async function noteCustomer(
  { person, note, post }: { person: Person; note: string; post: DeskPost },
  { client, now }: { client: Client; now: () => Date },
): Promise<boolean> {
  const text = severalLines(note);
  if (text.length > MAX_DESK_NOTE_CHARACTERS) return false;
  await client.write((free) =>
    saveCustomerNote(free, { person, note: text }, post, now().toISOString()),
  );
  return true;
}
