import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { deskServices, settingStamps } from "#app/desk/desk-services.server.ts";
import { save } from "#app/desk/settings/change-settings.server.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { crewOfTrucks } from "./change-trucks.server.ts";
import { TrucksScreen } from "./TrucksScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Trucks");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const crew = crewOfTrucks(connection());
  return {
    requestId: randomUUID(),
    trucks: listTrucks(connection()).map((truck) => ({
      ...truck,
      crew: crew.filter(({ truckId }) => truckId === truck.id).map(({ name }) => name),
    })),
    sendsTwo: findSettings(connection()).sendsTwoTrucks,
    seen: settingStamps().sendsTwoTrucks,
  };
}

/** Whether two trucks may drive to one job. */
export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  try {
    await save("sendsTwoTrucks", post.text("two") === "1", { ...deskServices, post });
    return toDesk(saidPath("/desk/trucks", "two"));
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    return refuseDeskForm(CHANGED_SINCE, 409, { typed: { intent: "two" } });
  }
}

const CHANGED_SINCE = {
  problem: "This was changed since you opened the page.",
  advice: "Above is how it stands now. Nothing was saved.",
};

export default function Trucks() {
  return <TrucksScreen {...useLoaderData<typeof loader>()} />;
}
