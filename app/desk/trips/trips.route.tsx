import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { pressedAt } from "#app/desk/offline/desk-queue.server.ts";
import { answerSlipPost } from "#app/desk/slip-post.server.ts";
import { shownTruck } from "#app/desk/trucks/crew-truck.server.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { sayTo } from "#app/lib/language.ts";
import { dumpPlaces, newestTrips } from "#app/money/trips/trips.server.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { now } from "#app/server/env.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { mayChangeTrip } from "./may-change.ts";
import { TripsScreen } from "./TripsScreen.tsx";
import { takeTrip } from "./take-trip.server.ts";
import { tripRefused } from "./trip-typed.ts";
import { words } from "./words.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

const MOST_TRIPS = 100;

/** The owner sees the newest trips, a crew member their own of today. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { person } = await requireDesk(request, "crew");
  const fleet = listTrucks(connection());
  const own = shownTruck(connection(), person, null);
  const crewId = person.role === "crew" ? person.crewId : null;
  const at = now();
  const trips = newestTrips(connection(), MOST_TRIPS, crewId).filter((trip) =>
    mayChangeTrip(person, trip, at),
  );
  return {
    requestId: randomUUID(),
    places: dumpPlaces(connection()),
    trucks: (fleet.length > 1 ? fleet : [])
      .filter(({ id }) => own === null || id === own)
      .map(({ id, name }) => ({ id, name })),
    trips: trips.map((trip) => ({
      ...trip,
      when: sayTo(request, () => houstonTime(trip.at)),
      truck: fleet.length > 1 ? (fleet.find(({ id }) => id === trip.truckId)?.name ?? null) : null,
    })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { person } = await requireDesk(request, "crew");
  const at = pressedAt(request, now()) ?? now();
  return answerSlipPost(request, tripRefused, async (post) => {
    const refusal = await takeTrip(post, person, at);
    return refusal ?? toDesk(saidPath("/desk", "trip", post.form.get("truck") ?? ""));
  });
}

export default function Trips() {
  const typed = useActionData<typeof action>()?.typed ?? null;
  return <TripsScreen {...useLoaderData<typeof loader>()} typed={typed} />;
}
