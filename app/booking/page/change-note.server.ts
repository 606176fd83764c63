import { MAX_NOTES_CHARACTERS } from "#app/booking/booking.ts";
import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";
import { severalLines } from "#app/lib/typed-text.ts";

type NoteRefusal = { why: "ended" } | { why: "too-long" } | { why: "same" };

/** Changes the note for the crew, until the job is over. The owner is told; nothing else changes. */
export async function changeNote(
  { notes, ...request }: ChangeRequest & { notes: string },
  services: ChangeServices,
): Promise<ChangeResult<NoteRefusal>> {
  const text = severalLines(notes);
  return changeAsked<NoteRefusal>(request, services, services.now(), (job) => {
    if (!mayFollow(job.stage, "note-changed")) return { ok: false, refusal: { why: "ended" } };
    if (text.length > MAX_NOTES_CHARACTERS) return { ok: false, refusal: { why: "too-long" } };
    if (text === job.notes) return { ok: false, refusal: { why: "same" } };
    return {
      ok: true,
      event: {
        who: request.who,
        what: "note-changed",
        before: { notes: job.notes },
        after: { notes: text },
      },
      details: { notes: text },
    };
  });
}
