import type { Person } from "#app/domain/customers.ts";
import type { EraseServices } from "#app/services/erase-store.ts";

/**
 * Erases a customer (rule 239): the words of the database, then the photos' files and the emails of the outbox,
 * and last what deleted text is left in the database's file. Done again, it finishes what was cut short.
 * @returns what the database said; nothing is done where a job is still open
 */
export async function eraseCustomer(
  person: Person,
  { erase, discardPhoto, removeEmails, wipe }: EraseServices,
) {
  const erased = await erase(person);
  if (erased.kind === "open") return erased;
  for (const name of erased.photos) await discardPhoto(name);
  await removeEmails(erased.orderNumbers);
  await wipe();
  return erased;
}
