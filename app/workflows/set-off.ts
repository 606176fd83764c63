import { stageOf } from "#app/domain/job.ts";
import type { ChangeResult } from "#app/domain/job-change.ts";
import { mayFollow } from "#app/domain/job-event.ts";
import type { ChangeServices } from "#app/services/job-changes.ts";
import type { ChangeRequest } from "./move-booking.ts";

/** Marks a job as the one that the truck is on its way to; its customer is told by email. */
export async function setOff(
  request: ChangeRequest,
  services: ChangeServices,
): Promise<ChangeResult<{ why: "ended" }>> {
  const result = await services.changeJob<{ why: "ended" }>({
    id: request.jobId,
    requestId: request.requestId,
    revision: request.revision,
    at: services.now(),
    decide: (job) =>
      mayFollow(stageOf(job), "on-the-way")
        ? {
            ok: true,
            event: { who: request.who, what: "on-the-way", before: null, after: null },
          }
        : { ok: false, refusal: { why: "ended" } },
  });
  if (result.kind === "changed") services.onMessagesDue();
  return result;
}
