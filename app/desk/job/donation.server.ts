/** Enters, changes and takes back what of a job went to a charity (rule 463). */
import type { Refused } from "#app/booking/words/change.ts";
import { type SlipPost, withSlip } from "#app/desk/slip-post.server.ts";
import { donationEnded, donationOutdated, noDonationPlace } from "#app/desk/words/job-refusals.ts";
import { changeJob } from "#app/jobs/change-job.server.ts";
import type { ChangeRequest } from "#app/jobs/change-request.server.ts";
import { type Donation, donationOf, donationWords, readDonation } from "#app/jobs/donation.ts";
import type { Job } from "#app/jobs/job.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { mainOf } from "#app/jobs/visits.server.ts";
import { sayTo } from "#app/lib/language.ts";
import { now } from "#app/server/env.server.ts";
import { photoServices } from "#app/services.server.ts";
import { connection, write } from "#db/client.server.ts";
import type { Database } from "#db/open.server.ts";
import { donationTyped } from "./donation-typed.ts";

/** What stands of a job, of whichever of its days. */
export function donationOfJob(job: Job) {
  const { id } = mainOf(connection(), job) ?? job;
  const [slip = null] = findPhotos(connection(), id, "donation");
  return { donation: standing(connection(), id), slip };
}

type Asked = Pick<ChangeRequest, "who" | "by"> & { job: Job };

/** @returns why it was not kept; null: it was, by this post or a repeat of it */
export async function saveDonation(post: SlipPost, asked: Asked): Promise<Refused | null> {
  const { form, request, requestId } = post;
  const typed = donationTyped(form);
  const donation = readDonation(typed);
  if (!donation) return sayTo(request, noDonationPlace);
  let result: ChangeResult<"ended"> | null = null;
  const refused = await withSlip(post, async (slip) => {
    result = await change({ ...asked, requestId, seen: typed.seen }, { donation, slip });
    return result.kind === "changed";
  });
  return refused ?? sayTo(request, () => (result ? refusalOf(result) : null));
}

/** Takes it back, with its slip. */
export function takeDonationBack(
  asked: Asked & { requestId: string; seen: string | null },
): Promise<ChangeResult<"ended">> {
  return change(asked, { donation: null, slip: null });
}

/** @param seen what its page showed (`seenDonation`); null: anything */
async function change(
  { job, requestId, seen, who, by }: Asked & { requestId: string; seen: string | null },
  { donation, slip }: { donation: Donation | null; slip: KeptPhoto | null },
): Promise<ChangeResult<"ended">> {
  const { id } = mainOf(connection(), job) ?? job;
  let removed: string[] = [];
  const result = await write((free) =>
    changeJob<"ended">(free, {
      ...{ id, requestId, revision: null, by, at: now() },
      decide: ({ stage }, database) => {
        if (!mayFollow(stage, "donated")) return { ok: false, refusal: "ended" };
        const before = standing(database, id);
        if (seen !== null && seen !== JSON.stringify(before))
          return { ok: false, isOutdated: true };
        const isOver = slip !== null || donation === null;
        removed = isOver ? findPhotos(database, id, "donation").map(({ name }) => name) : [];
        return {
          ok: true,
          event: { who, what: "donated", before: { donation: before }, after: { donation } },
          photos: { add: slip ? [slip] : [], remove: removed, kind: "donation" },
        };
      },
    }),
  );
  if (result.kind === "changed") {
    for (const name of removed) await photoServices.photos.discard(name);
  }
  return result;
}

function standing(database: Database, id: number): Donation | null {
  return donationOf(findEvents(database, id));
}

function refusalOf({ kind, ...result }: ChangeResult<"ended">): Refused | null {
  if (kind === "changed" || kind === "repeated") return null;
  if (kind !== "outdated" || !("job" in result)) return donationEnded();
  const is = standing(connection(), result.job.id);
  return donationOutdated(is && donationWords(is));
}
