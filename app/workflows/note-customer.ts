import type { Person } from "#app/domain/customers.ts";
import { MAX_DESK_NOTE_CHARACTERS } from "#app/domain/desk-words.ts";
import { severalLines } from "#app/domain/typed-text.ts";
import type { CustomerNoteServices } from "#app/services/customer-note-store.ts";

/**
 * Changes the note about a customer, who never sees it (rule 217): it stands on each of their jobs.
 * @returns false when it is too long
 */
export async function noteCustomer(
  { person, note, requestId }: { person: Person; note: string; requestId: string | null },
  { saveCustomerNote }: CustomerNoteServices,
): Promise<boolean> {
  const text = severalLines(note);
  if (text.length > MAX_DESK_NOTE_CHARACTERS) return false;
  await saveCustomerNote({ person, note: text }, requestId);
  return true;
}
