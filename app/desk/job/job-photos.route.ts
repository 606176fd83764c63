import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { type AddedPhotos, addPhotos } from "#app/booking/photos/change-photos.server.ts";
import { isPhotoPost, withPhotoPost } from "#app/booking/photos/photo-post.server.ts";
import { fileRefusalsQuery, postRefusalQuery } from "#app/booking/photos/photo-refusal.ts";
import { type RefusalWords, unread } from "#app/booking/words/change.ts";
import {
  photosOutdated,
  photosRefusal,
  refusedFileWords,
  someRefusedWords,
} from "#app/booking/words/photos.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { answerQueue, isQueued } from "#app/desk/offline/desk-queue.server.ts";
import { actorOf } from "#app/desk/sign-in/desk-person.ts";
import { mayAddCrewPhotos } from "#app/jobs/photos/photo.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { sayTo } from "#app/lib/language.ts";
import { env } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { photoServices } from "#app/services.server.ts";
import { enterJob } from "./desk-job.server.ts";

/** Adds the crew's own photos of a job, from before it or after. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "crew");
  const kind = new URL(request.url).searchParams.get("show") === "before" ? "before" : "after";
  const to = jobPath(job.orderNumber);
  const refuse = (
    { status, problem, advice }: RefusalWords & { status: number },
    query = postRefusalQuery({ problem, advice }),
  ) =>
    isQueued(request)
      ? answerQueue(status, { problem, advice })
      : back(`${to}?${query}#photos-refused`);
  if (!isPhotoPost(request)) return sayTo(request, () => refuse(unread()));
  if (!mayAddCrewPhotos(job.stage)) return sayTo(request, () => refuse(photosRefusal("ended")));
  const of = { jobId: job.id, lane: "desk" } as const;
  const post = await withPhotoPost(request, of, env.UPLOADS_PATH, (read) =>
    // Photos do not depend on the job's revision.
    addPhotos({ jobId: job.id, ...actorOf(person), kind, ...read, revision: null }, photoServices),
  );
  return sayTo(request, () => {
    if ("refusal" in post) return refuse(post.refusal);
    const refusal = refusalOf(post.result);
    if (!refusal) return back(saidPath(to, "photos"));
    const { added, refused } = post.result;
    return refused.length > 0
      ? refuse(refusal, fileRefusalsQuery(added, refused))
      : refuse(refusal);
  });
}

/** Why not all photos were added; null if they were, by this post or an earlier sending of it. */
function refusalOf({ result, added, refused }: AddedPhotos) {
  if (refused.length > 0) {
    const { problem, advice } = someRefusedWords(added, refused.length);
    const files = refused.map((file) => refusedFileWords(file));
    return { problem, advice: [...files, advice].join(" "), status: 422 };
  }
  if (result.kind === "refused") return photosRefusal(result.refusal);
  return result.kind === "outdated" ? { ...photosOutdated(), status: 409 } : null;
}

export function loader({ params }: { params: { order?: string } }) {
  return back(jobPath(params.order ?? ""));
}

function back(location: string): Response {
  return redirect(location, { status: 303, headers: PRIVATE_HEADERS });
}
