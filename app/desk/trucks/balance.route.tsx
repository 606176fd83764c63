import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { deskServices } from "#app/desk/desk-services.server.ts";
import { houstonNow, isRealDate } from "#app/lib/dates.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import { isTimeOfDay } from "#app/schedule/schedule.ts";
import { now } from "#app/server/env.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { BalanceScreen } from "./BalanceScreen.tsx";
import { balance, balancePlan } from "./balance.server.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Share the stops");

/** The window, or the whole day, that the address names. */
function wantedOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const [date, window] = [searchParams.get("date") ?? "", searchParams.get("show") ?? ""];
  return {
    date: isRealDate(date) ? date : houstonNow(now()).date,
    timeOfDay: isTimeOfDay(window) ? window : null,
  };
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const wanted = wantedOf(request);
  return { ...wanted, requestId: randomUUID(), plan: balancePlan(connection(), wanted, now()) };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  const wanted = wantedOf(request);
  try {
    await balance(wanted, { ...deskServices, post });
    return toDesk(saidPath(`/desk?date=${wanted.date}`, "balance"));
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    return refuseDeskForm(CHANGED_SINCE, 409, { typed: { intent: "share" } });
  }
}

const CHANGED_SINCE = {
  problem: "The stops have changed since you opened this page.",
  advice: "Nothing was moved. Above is how they would be shared now.",
};

export default function Balance() {
  return <BalanceScreen {...useLoaderData<typeof loader>()} />;
}
