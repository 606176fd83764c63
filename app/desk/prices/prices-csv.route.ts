import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { priceListCsv } from "#app/prices/shop.server.ts";
import { now } from "#app/server/env.server.ts";
import { csvResponse } from "#app/server/requests/csv-response.server.ts";

/** The whole price list as a file, to change in a spreadsheet and bring in again. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  return csvResponse(priceListCsv(), `prices-${houstonNow(now()).date}`);
}
