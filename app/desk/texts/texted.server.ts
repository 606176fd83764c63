import type { Texted } from "#app/desk/today/day-view.ts";
import type { Job } from "#app/jobs/job.ts";
import { isStopped, isTextable } from "#app/jobs/texts/text-consent.server.ts";
import { textTerms } from "#app/services.server.ts";
import type { Database } from "#db/open.server.ts";

/** How texts about a job reach its customer; null: they want none, have stopped them, or none are sent. */
export function textedOf(database: Database, job: Job): Texted | null {
  const { offer, isSending } = textTerms;
  if (!offer || !job.textsSince || !isTextable(job.phone)) return null;
  if (isStopped(database, job.phone)) return null;
  return isSending ? "sent" : "outbox";
}
