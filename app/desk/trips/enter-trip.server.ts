import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { findTrip } from "#app/money/trips/trips.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { connection } from "#db/client.server.ts";
import { mayChangeTrip } from "./may-change.ts";

/**
 * The way in to the pages of one trip.
 * @throws Response as `requireDesk` does, or 404 where there is no such trip or it is not this person's to change
 */
export async function enterTrip({
  request,
  params,
}: {
  request: Request;
  params: { trip?: string };
}) {
  const { person } = await requireDesk(request, "crew");
  const { trip: id = "" } = params;
  const trip = /^\d{1,9}$/.test(id) ? findTrip(connection(), Number(id)) : undefined;
  if (trip && mayChangeTrip(person, trip, now())) return { person, trip };
  throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
}
