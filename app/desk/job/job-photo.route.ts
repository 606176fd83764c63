import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoResponse } from "#app/booking/photos/photo-response.server.ts";
import { PHOTO_KINDS } from "#app/jobs/photos/photo.ts";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { connection } from "#db/client.server.ts";
import { enterJob } from "./desk-job.server.ts";
import { donationOfJob } from "./donation.server.ts";

/** A photo of a job or its preview, for everybody who may open the job. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { job } = await enterJob({ request, params }, "crew");
  const photos = PHOTO_KINDS.flatMap((kind) => findPhotos(connection(), job.id, kind));
  const { slip } = donationOfJob(job);
  return photoResponse(params.file, (name) =>
    [...photos, slip].some((photo) => photo?.name === name),
  );
}
