import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoResponse } from "#app/booking/photos/photo-response.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { openDeskQuote, photosOf } from "./desk-quote.server.ts";

/** A photo of a quote, for the owner. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const photos = photosOf(openDeskQuote(params));
  return photoResponse(params.file, (name) => photos.some((photo) => photo.name === name));
}
