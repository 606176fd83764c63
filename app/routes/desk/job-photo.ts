import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoOfFile } from "#app/domain/photo.ts";
import { env } from "#app/env.server.ts";
import { enterJob } from "#app/http/desk-job.server.ts";
import { photoResponse } from "#app/http/photo-response.server.ts";
import { photosOf } from "#app/services/app.server.ts";
import { jobPages } from "#app/services/desk-day.server.ts";

/** A photo of a job or its preview, for everybody who may open the job. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { job } = await enterJob({ request, params }, "crew", jobPages);
  const { file = "" } = params;
  const name = photoOfFile(file);
  const photos = (["customer", "before", "after"] as const).flatMap((kind) => photosOf(job, kind));
  const isOfJob = name !== null && photos.some((photo) => photo.name === name);
  return photoResponse(
    isOfJob ? await readFile(join(env.UPLOADS_PATH, file)).catch(() => null) : null,
  );
}
