import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";

/** Marks a job as the one that the truck is on its way to; its customer is told by email. */
export async function setOff(
  request: ChangeRequest,
  services: ChangeServices,
): Promise<ChangeResult<{ why: "ended" }>> {
  return changeAsked<{ why: "ended" }>(request, services, services.now(), (job) =>
    mayFollow(job.stage, "on-the-way")
      ? {
          ok: true,
          event: { who: request.who, what: "on-the-way", before: null, after: null },
        }
      : { ok: false, refusal: { why: "ended" } },
  );
}
