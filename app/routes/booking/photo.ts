import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoOfFile } from "#app/domain/photo.ts";
import { env, now } from "#app/env.server.ts";
import { openBooking } from "#app/http/booking-page.server.ts";
import { PRIVATE_HEADERS } from "#app/http/private-pages.ts";
import { findBookingByToken, photosOf } from "#app/services/app.server.ts";

/**
 * A photo of the booking, or its preview, behind the booking's private link. Kept by no cache, as its
 * address holds the link's secret.
 */
export async function loader({ params }: LoaderFunctionArgs) {
  const job = openBooking(params, findBookingByToken, now());
  const { file = "" } = params;
  const name = photoOfFile(file);
  const isOfJob = name !== null && photosOf(job).some((photo) => photo.name === name);
  const bytes = isOfJob && (await readFile(join(env.UPLOADS_PATH, file)).catch(() => null));
  if (!bytes) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  return new Response(bytes, {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Disposition": "inline",
      "Content-Length": String(bytes.byteLength),
      "Content-Type": "image/jpeg",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
