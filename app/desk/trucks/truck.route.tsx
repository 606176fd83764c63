import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type DeskForm, readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { deskServices } from "#app/desk/desk-services.server.ts";
import { readYard } from "#app/desk/settings/change-settings.server.ts";
import { formOutdated } from "#app/desk/words/refusals.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import type { Truck } from "#app/schedule/trucks/truck.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { crewOfTrucks, removeTruck, saveTruck, truckStamp } from "./change-trucks.server.ts";
import { TruckForm } from "./TruckForm.tsx";
import { fieldsOf, NOT_SAVED, readTruck, truckFields } from "./truck-form.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Truck");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const truck = findTruck(params.truck);
  const crew = crewOfTrucks(connection());
  const known = listTrucks(connection());
  const members = crew.filter(({ truckId }) => truck && truckId === truck.id);
  return {
    requestId: randomUUID(),
    seen: truckStamp(connection(), truck?.id ?? null),
    name: truck?.name ?? null,
    fields: fieldsOf(truck, {
      name: `Truck ${known.length + 1}`,
      members: members.map(({ id }) => id),
    }),
    crew,
    mayRemove: truck !== null && known.length > 1,
  };
}

/** @returns null for a new one @throws Response 404 for one that is not there */
function findTruck(id = ""): Truck | null {
  const truck = listTrucks(connection()).find((one) => String(one.id) === id) ?? null;
  if (truck === null && id !== "new") {
    throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  }
  return truck;
}

export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  const truck = findTruck(params.truck);
  try {
    return await changeTruck(post, truck);
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    return refused(post, truck, 409, formOutdated("Your trucks"));
  }
}

async function changeTruck(post: DeskForm, truck: Truck | null) {
  const services = { ...deskServices, post };
  if (post.intent === "remove" && truck) {
    await removeTruck(truck.id, services);
    return toDesk(saidPath("/desk/trucks", "removed"));
  }
  const fields = truckFields(post.form);
  const read = readTruck(fields);
  if (!read.ok) return refused(post, truck, 422, read);
  const yard = await readYard(fields, deskServices.geocode);
  if (!yard.ok) return refused(post, truck, 422, YARD_REFUSALS[yard.why]);
  await saveTruck({ id: truck?.id ?? null, truck: read.truck, yard: yard.yard }, services);
  return toDesk(saidPath("/desk/trucks", truck ? "saved" : "added"));
}

const YARD_REFUSALS = {
  "no-address": { problem: "Type the yard's street and its Texas ZIP.", advice: NOT_SAVED },
  "not-found": { problem: "We can't find the yard's address.", advice: NOT_SAVED },
};

/** The form again with what was typed, stamped with what there is now. */
function refused(
  post: DeskForm,
  truck: Truck | null,
  status: number,
  { problem, advice }: { problem: string; advice: string },
) {
  const typed = {
    ...truckFields(post.form),
    ...{ intent: post.intent, requestId: post.requestId },
    seen: truckStamp(connection(), truck?.id ?? null),
  };
  return refuseDeskForm({ problem, advice }, status, { typed });
}

export default function TruckPage() {
  const typed = useActionData<typeof action>()?.typed ?? null;
  return <TruckForm {...useLoaderData<typeof loader>()} typed={typed} />;
}
