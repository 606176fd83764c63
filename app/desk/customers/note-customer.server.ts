import { MAX_DESK_NOTE_CHARACTERS } from "#app/desk/words/refusals.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import type { Person } from "#app/lib/person.ts";
import { severalLines } from "#app/lib/typed-text.ts";
import type { Client } from "#db/write-queue.server.ts";
import { saveCustomerNote } from "./customer-notes.server.ts";

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
