import { isNotice, leadIds } from "#app/domain/inbox.ts";
import type { TodoServices } from "#app/services/todo-store.ts";

/**
 * Takes off the inbox what does not leave it by itself (rule 216): news once they were seen, a lead once
 * somebody has called.
 * @param key as the inbox names it
 * @returns false when the key names neither
 */
export async function settleTodo(
  key: string,
  { markSeen, handleLeads }: TodoServices,
): Promise<boolean> {
  const leads = leadIds(key);
  if (leads) await handleLeads(leads);
  else if (isNotice(key)) await markSeen(key);
  else return false;
  return true;
}
