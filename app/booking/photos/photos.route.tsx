import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import {
  answerChange,
  openBooking,
  readChange,
  refusePost,
  showBooking,
  spoken,
  stampChange,
  tooBusy,
} from "#app/booking/booking-page.server.ts";
import { ended, type Refused } from "#app/booking/words/change.ts";
import {
  type PhotosRefusal,
  photosOutdated,
  photosRefusal,
  refusedFileWords,
  someRefusedWords,
} from "#app/booking/words/photos.ts";
import type { Job } from "#app/jobs/job.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { mayShowPhotos } from "#app/jobs/photos/photo.ts";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { tellDone } from "#app/jobs/timeline.ts";
import { sayTo } from "#app/lib/language.ts";
import { env, now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { photoServices } from "#app/services.server.ts";
import { changeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { type AddedPhotos, addPhotos, removePhoto } from "./change-photos.server.ts";
import { PhotosScreen } from "./PhotosScreen.tsx";
import { isPhotoPost, withPhotoPost } from "./photo-post.server.ts";
import { words } from "./words.ts";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/** The photos that the customer shows the crew (rule 180). */
export const loader = spoken(({ request, params }: LoaderFunctionArgs) => {
  const at = now();
  const job = openBooking(params, at);
  const events = findEvents(connection(), job.id);
  return {
    booking: showBooking(job, at, events),
    photos: findPhotos(connection(), job.id),
    done: tellDone(events, new URL(request.url).searchParams.get("did")),
    stamp: stampChange(job),
  };
});

/** A form with files adds photos; one without removes a photo. */
export function action({ request, params }: ActionFunctionArgs) {
  const job = openBooking(params, now());
  return isPhotoPost(request) ? add(request, job) : remove(request, job);
}

type OpenedJob = Job & { token: string };

async function add(request: Request, job: OpenedJob) {
  // Checked before the body is read.
  if (!mayShowPhotos(job.stage)) return refuse(sayTo(request, ended));
  const busy = await tooBusy(request, changeRate);
  if (busy) return refuse(busy);
  const of = { jobId: job.id, lane: "customer" } as const;
  const post = await withPhotoPost(request, of, env.UPLOADS_PATH, async (read) =>
    answerAdded(
      request,
      job,
      await addPhotos({ jobId: job.id, who: "customer", ...read }, photoServices),
    ),
  );
  return "refusal" in post ? refuse(post.refusal) : post.result;
}

/** Names each refused file, beside the result for the others. */
function answerAdded(request: Request, job: OpenedJob, { result, added, refused }: AddedPhotos) {
  const isTaken =
    result.kind === "changed" || (result.kind === "refused" && result.refusal === "none");
  if (refused.length === 0 || !isTaken) return answer(request, job, result);
  const said = sayTo(request, () => ({
    ...someRefusedWords(added, refused.length),
    files: refused.map((file) => refusedFileWords(file)),
  }));
  return data(said, { status: 422, headers: PRIVATE_HEADERS });
}

async function remove(request: Request, job: OpenedJob) {
  const { form, refusal, ...stamp } = await readChange(request, changeRate);
  if (refusal) return refuse(refusal);
  const asked = {
    jobId: job.id,
    who: "customer",
    ...stamp,
    name: form.get("remove") ?? "",
  } as const;
  return answer(request, job, await removePhoto(asked, photoServices));
}

function answer(request: Request, { token }: OpenedJob, result: ChangeResult<PhotosRefusal>) {
  return answerChange(result, {
    request,
    token,
    part: "photos",
    what: "photos-changed",
    typed: null,
    outdated: photosOutdated,
    explain: photosRefusal,
  });
}

function refuse(refusal: Refused) {
  return refusePost(refusal, null);
}

export default function Photos() {
  const { token = "" } = useParams();
  return (
    <PhotosScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      token={token}
    />
  );
}
