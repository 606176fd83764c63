import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { openBooking } from "#app/booking/booking-page.server.ts";
import { photoOfFile } from "#app/jobs/photos/photo.ts";
import { env, now } from "#app/server/env.server.ts";
import { findBookingByToken, photosOf } from "#app/services.server.ts";
import { photoResponse } from "./photo-response.server.ts";

/** A photo of a booking or its preview, behind the booking's private link. */
export async function loader({ params }: LoaderFunctionArgs) {
  const job = openBooking(params, findBookingByToken, now());
  const { file = "" } = params;
  const name = photoOfFile(file);
  const isOfJob = name !== null && photosOf(job).some((photo) => photo.name === name);
  return photoResponse(
    isOfJob ? await readFile(join(env.UPLOADS_PATH, file)).catch(() => null) : null,
  );
}
