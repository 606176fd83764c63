import { desc, gte } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { leadCaptures } from "#db/schema.ts";
import type { CapturedLead, Lead } from "./lead.ts";

/**
 * Saves a lead.
 * @throws SqliteError when the database cannot be written
 */
export function saveLead(database: Database, lead: CapturedLead): void {
  database.insert(leadCaptures).values(lead).run();
}

type StoredLead = Lead & { enteredAt: string };

/** The leads since an instant, newest first. */
export function listLeads(
  database: Database,
  { since, limit }: { since: string; limit: number },
): StoredLead[] {
  const { name, phone, phoneExtension, enteredAt } = leadCaptures;
  return database
    .select({ name, phone, phoneExtension, enteredAt })
    .from(leadCaptures)
    .where(gte(enteredAt, since))
    .orderBy(desc(enteredAt))
    .limit(limit)
    .all();
}
