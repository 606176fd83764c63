import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { undoOf } from "#app/jobs/job-event.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { hasCardMoney } from "#app/jobs/money/checkouts.server.ts";
import { type CardServices, closeOfJob } from "#app/money/cards/pay-by-card.server.ts";

export type UndoRefusal = { why: "too-late" | "never-came" | "by-card" };

/**
 * Takes "On my way" or "Done" back, within ten minutes (rule 282).
 * @param press of the post that is taken back; null: the last one, whichever it was
 */
export async function undoPress(
  { press = null, ...request }: ChangeRequest & { press?: string | null },
  { cards, ...services }: ChangeServices & { cards?: CardServices | null },
): Promise<ChangeResult<UndoRefusal>> {
  if (cards) await closeOfJob(request.jobId, cards);
  const at = services.now();
  return changeAsked<UndoRefusal>(request, services, at, ({ id, stage }, database) => {
    const events = findEvents(database, id);
    if (press !== null && events.every(({ requestId }) => requestId !== press)) {
      return { ok: false, refusal: { why: "never-came" } };
    }
    const undo = undoOf(events, stage, request.who, at);
    if (!undo) return { ok: false, refusal: { why: "too-late" } };
    // Stripe has the money whatever the books say (rule 390).
    if (stage === "done" && hasCardMoney(database, id)) {
      return { ok: false, refusal: { why: "by-card" } };
    }
    const event = { what: "undone", before: { stage }, after: { stage: undo.stage } } as const;
    return { ok: true, event: { who: request.who, ...event } };
  });
}
