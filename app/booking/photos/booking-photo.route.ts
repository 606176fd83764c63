import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { openBooking } from "#app/booking/booking-page.server.ts";
import { photoOfFile } from "#app/jobs/photos/photo.ts";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { env, now } from "#app/server/env.server.ts";
import { connection } from "#db/client.server.ts";
import { photoResponse } from "./photo-response.server.ts";

/** A photo of a booking or its preview, behind the booking's private link. */
export async function loader({ params }: LoaderFunctionArgs) {
  const job = openBooking(params, now());
  const { file = "" } = params;
  const name = photoOfFile(file);
  const isOfJob =
    name !== null && findPhotos(connection(), job.id).some((photo) => photo.name === name);
  return photoResponse(
    isOfJob ? await readFile(join(env.UPLOADS_PATH, file)).catch(() => null) : null,
  );
}
