import type { Person } from "#app/domain/customers.ts";
import type { DeskPost } from "#app/domain/desk-post.ts";
import { MAX_DESK_NOTE_CHARACTERS } from "#app/domain/desk-words.ts";
import { severalLines } from "#app/domain/typed-text.ts";
import { saveCustomerNote } from "#db/customer-notes.server.ts";
import type { Client } from "#db/write-queue.server.ts";

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
