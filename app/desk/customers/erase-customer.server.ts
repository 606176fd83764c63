import type { PhotoStore } from "#app/booking/photos/photo-store.ts";
import type { Person } from "#app/lib/person.ts";
import type { Client } from "#db/write-queue.server.ts";
import * as db from "./erase.server.ts";

type EraseServices = {
  client: Client;
  now: () => Date;
  photos: Pick<PhotoStore, "discard">;
  /** Takes the emails of these jobs and quotes, "quote-7", out of the outbox. */
  removeEmails: (names: readonly string[]) => Promise<void>;
};

/**
 * Erases a customer (rule 239): the words of the database, then the photos' files and the emails of the outbox,
 * and last what deleted text is left in the database's file. Done again, it finishes what was cut short.
 * @returns what the database said; nothing is done where a job is still open
 */
export async function eraseCustomer(
  person: Person,
  { client, now, photos, removeEmails }: EraseServices,
) {
  const erased = await client.write((free) => db.eraseCustomer(free, person, now().toISOString()));
  if (erased.kind === "open") return erased;
  for (const name of erased.photos) await photos.discard(name);
  await removeEmails([...erased.orderNumbers, ...erased.quotes.map((id) => `quote-${id}`)]);
  await db.wipeFreePages(client.connection());
  return erased;
}
