import type { Lead } from "#app/domain/lead.ts";
import type { Database } from "./open.server.ts";
import { leadCaptures } from "./schema.ts";

/** Keeps a lead. @throws SqliteError when the database cannot be written */
export function saveLead(
  database: Database,
  lead: Lead & { enteredAt: string; sessionId: string | null },
): void {
  database.insert(leadCaptures).values(lead).run();
}
