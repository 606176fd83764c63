import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { answerSlipPost } from "#app/desk/slip-post.server.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { tripFields } from "#app/money/trips/trip.ts";
import { dumpPlaces } from "#app/money/trips/trips.server.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { enterTrip } from "./enter-trip.server.ts";
import { TripScreen } from "./TripScreen.tsx";
import { changeTrip, dropTrip } from "./take-trip.server.ts";
import { tripRefused } from "./trip-typed.ts";
import { words } from "./words.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.one);

/** One trip, for the owner and for the crew member who has entered it today. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { person, trip } = await enterTrip({ request, params });
  const fleet = listTrucks(connection());
  const { date, hour } = houstonNow(new Date(trip.at));
  return {
    requestId: randomUUID(),
    id: trip.id,
    fields: {
      ...tripFields(trip),
      truck: String(trip.truckId),
      date,
      time: `${String(hour).padStart(2, "0")}:${trip.at.slice(14, 16)}`,
    },
    places: dumpPlaces(connection()),
    trucks:
      person.role === "owner" && fleet.length > 1
        ? fleet.map(({ id, name }) => ({ id, name }))
        : [],
    ticket: trip.ticket,
    by: trip.by,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { person, trip } = await enterTrip({ request, params });
  return answerSlipPost(request, tripRefused, async (post) => {
    if (post.form.get("intent") === "remove") {
      await dropTrip(trip);
      return toDesk(saidPath("/desk/trips", "trip-removed"));
    }
    const refusal = await changeTrip(post, person, trip);
    return refusal ?? toDesk(saidPath("/desk/trips", "trip-saved"));
  });
}

export default function TripPage() {
  const typed = useActionData<typeof action>()?.typed ?? null;
  return <TripScreen {...useLoaderData<typeof loader>()} typed={typed} />;
}
