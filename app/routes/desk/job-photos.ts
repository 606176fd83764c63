import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { jobPath } from "#app/domain/desk-path.ts";
import { stageOf } from "#app/domain/job.ts";
import { mayAddCrewPhotos } from "#app/domain/photo.ts";
import { env, now } from "#app/env.server.ts";
import { requireDesk } from "#app/http/desk-guard.server.ts";
import { openDeskJob } from "#app/http/desk-job.server.ts";
import { isPhotoPost, withPhotoPost } from "#app/http/photo-post.server.ts";
import { PRIVATE_HEADERS } from "#app/http/private-pages.ts";
import { photoServices } from "#app/services/app.server.ts";
import { deskSessions } from "#app/services/desk.server.ts";
import { findDeskJob } from "#app/services/desk-day.server.ts";
import { addPhotos } from "#app/workflows/change-photos.ts";

/** Adds the crew's own photos of a job: before it, or after. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { person } = await requireDesk(request, deskSessions, "crew");
  const job = openDeskJob(params, person, findDeskJob, now());
  const kind = new URL(request.url).searchParams.get("show") === "before" ? "before" : "after";
  const to = jobPath(job.orderNumber);
  if (!isPhotoPost(request) || !mayAddCrewPhotos(stageOf(job))) return back(`${to}?did=no-photo`);
  const post = await withPhotoPost(request, env.UPLOADS_PATH, (read) =>
    // Photos are of no revision.
    addPhotos({ jobId: job.id, who: person.role, kind, ...read, revision: null }, photoServices),
  );
  const isRefused = "trouble" in post || post.result.refused.length > 0;
  return back(isRefused ? `${to}?did=no-photo` : `${to}#photos`);
}

export function loader({ params }: { params: { order?: string } }) {
  return back(jobPath(params.order ?? ""));
}

function back(location: string): Response {
  return redirect(location, { status: 303, headers: PRIVATE_HEADERS });
}
