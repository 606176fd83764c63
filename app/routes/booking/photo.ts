import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoOfFile } from "#app/domain/photo.ts";
import { env, now } from "#app/env.server.ts";
import { openBooking } from "#app/http/booking-page.server.ts";
import { photoResponse } from "#app/http/photo-response.server.ts";
import { findBookingByToken, photosOf } from "#app/services/app.server.ts";

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
