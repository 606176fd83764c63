import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoResponse } from "#app/booking/photos/photo-response.server.ts";
import { enterTrip } from "./enter-trip.server.ts";

/** The photo of a trip's ticket or its preview, for whoever may change the trip. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { trip } = await enterTrip({ request, params });
  return photoResponse(params.file, (name) => name === trip.ticket?.name);
}
