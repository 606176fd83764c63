import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { mayOpenDay } from "#app/desk/job/desk-job.server.ts";
import { shownTruck } from "#app/desk/trucks/crew-truck.server.ts";
import { houstonNow, isRealDate } from "#app/lib/dates.ts";
import { sayTo } from "#app/lib/language.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { DaySheet } from "./DaySheet.tsx";
import { dayFactsOf } from "./day-facts.server.ts";
import { viewDay } from "./day-view.ts";
import { words } from "./words.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, words.sheetTitle);

/** A day's stops to print; with prices if the owner asks for them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { person } = await requireDesk(request, "crew");
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("date") ?? "";
  const date = isRealDate(asked) ? asked : houstonNow(now()).date;
  if (!mayOpenDay(person, date, now())) {
    throw new Response("Forbidden", { status: 403, headers: PRIVATE_HEADERS });
  }
  const truck = shownTruck(connection(), person, searchParams.get("truck"));
  const day = sayTo(request, () => viewDay(dayFactsOf(connection(), date, truck), person));
  if (searchParams.get("prices") === "1") return { day };
  const windows = day.windows.map(({ stops, ...window }) => ({
    ...window,
    stops: stops.map((stop) => ({ ...stop, money: null })),
  }));
  return { day: { ...day, windows, toCollect: null, collected: null } };
}

export default function Sheet() {
  return <DaySheet {...useLoaderData<typeof loader>()} />;
}
