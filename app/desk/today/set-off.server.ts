import { isQueued } from "#app/desk/offline/desk-queue.server.ts";
import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";

/** Longer than any way to a stop. */
const MOST_MINUTES = 240;

/**
 * Marks a job as the one that the truck is on its way to; its customer is told by email or text.
 * @param minutes until the truck is there, as whoever drives it says; null: nobody has said
 */
export async function setOff(
  { minutes = null, ...request }: ChangeRequest & { minutes?: number | null },
  services: ChangeServices,
): Promise<ChangeResult<{ why: "ended" }>> {
  const at = services.now();
  const arrivesAt = minutes && new Date(at.getTime() + minutes * 60_000).toISOString();
  const after = arrivesAt ? { arrivesAt } : null;
  return changeAsked<{ why: "ended" }>(request, services, at, (job) =>
    mayFollow(job.stage, "on-the-way")
      ? { ok: true, event: { who: request.who, what: "on-the-way", before: null, after } }
      : { ok: false, refusal: { why: "ended" } },
  );
}

/** The minutes of a form; null where there are none, or they were said a while ago, without signal. */
export function readMinutes(request: Request, form: URLSearchParams): number | null {
  const typed = isQueued(request) ? "" : (form.get("minutes") ?? "");
  const minutes = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return minutes > 0 ? Math.min(minutes, MOST_MINUTES) : null;
}
