import type { Client } from "#db/write-queue.server.ts";
import { handleLeads, markSeen } from "./inbox.server.ts";
import { isNotice, leadIds } from "./inbox.ts";

/**
 * Takes off the inbox what does not leave it by itself (rule 216): news once they were seen, a lead once
 * somebody has called.
 * @param key as the inbox names it
 * @returns false when the key names neither
 */
export async function settleTodo(
  key: string,
  { client, now }: { client: Client; now: () => Date },
): Promise<boolean> {
  const at = now().toISOString();
  const leads = leadIds(key);
  if (!leads && !isNotice(key)) return false;
  await client.write((free) =>
    leads ? handleLeads(free, leads, { at, as: "called" }) : markSeen(free, key, at),
  );
  return true;
}
