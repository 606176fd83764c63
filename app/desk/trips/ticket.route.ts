import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoResponse } from "#app/booking/photos/photo-response.server.ts";
import { photoOfFile } from "#app/jobs/photos/photo.ts";
import { env } from "#app/server/env.server.ts";
import { enterTrip } from "./enter-trip.server.ts";

/** The photo of a trip's ticket or its preview, for whoever may change the trip. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { trip } = await enterTrip({ request, params });
  const { file = "" } = params;
  const isItsOwn = trip.ticket !== null && photoOfFile(file) === trip.ticket.name;
  return photoResponse(
    isItsOwn ? await readFile(join(env.UPLOADS_PATH, file)).catch(() => null) : null,
  );
}
