import type { LoaderFunctionArgs } from "@remix-run/node";
import { houstonNow } from "#app/domain/schedule.ts";
import { now } from "#app/env.server.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import { requireDesk } from "#app/http/desk-guard.server.ts";
import { deskSessions } from "#app/services/desk.server.ts";
import { priceListCsv } from "#app/services/shop.server.ts";

/** The whole price list as a file, to change in a spreadsheet and bring in again. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  return csvResponse(priceListCsv(), `prices-${houstonNow(now()).date}`);
}
