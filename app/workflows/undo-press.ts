import { stageOf } from "#app/domain/job.ts";
import type { ChangeResult } from "#app/domain/job-change.ts";
import { type JobEvent, undoOf } from "#app/domain/job-event.ts";
import type { ChangeServices } from "#app/services/job-changes.ts";
import type { ChangeRequest } from "./move-booking.ts";

type UndoRefusal = { why: "too-late" | "never-came" };

/**
 * Takes "On my way" or "Done" back, within ten minutes (rule 282).
 * @param press of the post that is taken back; null: the last one, whichever it was
 */
export async function undoPress(
  { press = null, ...request }: ChangeRequest & { press?: string | null },
  services: ChangeServices & { storyOf: (jobId: number) => readonly JobEvent[] },
): Promise<ChangeResult<UndoRefusal>> {
  const at = services.now();
  const result = await services.changeJob<UndoRefusal>({
    ...{ id: request.jobId, requestId: request.requestId, revision: request.revision, at },
    decide: (job) => {
      const stage = stageOf(job);
      const story = services.storyOf(job.id);
      if (press !== null && story.every(({ requestId }) => requestId !== press)) {
        return { ok: false, refusal: { why: "never-came" } };
      }
      const undo = undoOf(story, stage, request.who, at);
      if (!undo) return { ok: false, refusal: { why: "too-late" } };
      const event = { what: "undone", before: { stage }, after: { stage: undo.stage } } as const;
      return { ok: true, event: { who: request.who, ...event } };
    },
  });
  if (result.kind === "changed") services.onMessagesDue();
  return result;
}
