import { MAX_DESK_NOTE_CHARACTERS } from "#app/desk/words/refusals.ts";
import { changeJob } from "#app/jobs/change-job.server.ts";
import type { ChangeRequest, ChangeServices } from "#app/jobs/change-request.server.ts";
import type { ChangeResult, JobChange } from "#app/jobs/job-change.ts";
import { severalLines } from "#app/lib/typed-text.ts";

type DeskNoteRefusal = { why: "too-long" | "same" };

/**
 * Changes the internal note of a job, whatever has become of it. Its customer never sees it.
 * @param seen the note that the page showed: where it is another one now, nothing is changed; null: any
 */
export async function noteForDesk(
  { note, seen, ...request }: ChangeRequest & { note: string; seen: string | null },
  { client, now }: Pick<ChangeServices, "client" | "now">,
): Promise<ChangeResult<DeskNoteRefusal>> {
  const text = severalLines(note);
  const change: JobChange<DeskNoteRefusal> = {
    id: request.jobId,
    requestId: request.requestId,
    revision: request.revision,
    at: now(),
    by: request.by,
    decide: (job) => {
      if (text.length > MAX_DESK_NOTE_CHARACTERS)
        return { ok: false, refusal: { why: "too-long" } };
      const before = job.deskNote ?? "";
      if (text === before) return { ok: false, refusal: { why: "same" } };
      if (seen !== null && severalLines(seen) !== before) {
        return { ok: false, isOutdated: true };
      }
      return {
        ok: true,
        event: {
          who: request.who,
          what: "desk-noted",
          before: { deskNote: before },
          after: { deskNote: text },
        },
        details: { deskNote: text === "" ? null : text },
      };
    },
  };
  return client.write((free) => changeJob(free, change));
}
