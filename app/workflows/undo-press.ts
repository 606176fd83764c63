import { stageOf } from "#app/domain/job.ts";
import type { ChangeResult } from "#app/domain/job-change.ts";
import { type JobEvent, undoOf } from "#app/domain/job-event.ts";
import type { ChangeServices } from "#app/services/job-changes.ts";
import type { ChangeRequest } from "./move-booking.ts";

/** Takes "On my way" or "Done" back, within ten minutes (rule 282). */
export async function undoPress(
  request: ChangeRequest,
  services: ChangeServices & { storyOf: (jobId: number) => readonly JobEvent[] },
): Promise<ChangeResult<{ why: "too-late" }>> {
  const at = services.now();
  const result = await services.changeJob<{ why: "too-late" }>({
    ...{ id: request.jobId, requestId: request.requestId, revision: request.revision, at },
    decide: (job) => {
      const stage = stageOf(job);
      const undo = undoOf(services.storyOf(job.id), stage, request.who, at);
      if (!undo) return { ok: false, refusal: { why: "too-late" } };
      const event = { what: "undone", before: { stage }, after: { stage: undo.stage } } as const;
      return { ok: true, event: { who: request.who, ...event } };
    },
  });
  if (result.kind === "changed") services.onMessagesDue();
  return result;
}
