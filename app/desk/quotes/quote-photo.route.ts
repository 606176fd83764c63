import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoResponse } from "#app/booking/photos/photo-response.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { photoOfFile } from "#app/jobs/photos/photo.ts";
import { env } from "#app/server/env.server.ts";
import { openDeskQuote, photosOf } from "./desk-quote.server.ts";

/** A photo of a quote, for the owner. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const { file = "" } = params;
  const name = photoOfFile(file);
  const isOfQuote = photosOf(openDeskQuote(params)).some((photo) => photo.name === name);
  return photoResponse(
    isOfQuote ? await readFile(join(env.UPLOADS_PATH, file)).catch(() => null) : null,
  );
}
