import type { LoaderFunctionArgs } from "@remix-run/node";
import { openBooking } from "#app/booking/booking-page.server.ts";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { now } from "#app/server/env.server.ts";
import { connection } from "#db/client.server.ts";
import { photoResponse } from "./photo-response.server.ts";

/** A photo of a booking or its preview, behind the booking's private link. */
export async function loader({ params }: LoaderFunctionArgs) {
  const job = openBooking(params, now());
  return photoResponse(params.file, (name) =>
    (["customer", "donation"] as const).some((kind) =>
      findPhotos(connection(), job.id, kind).some((photo) => photo.name === name),
    ),
  );
}
