import type { LoaderFunctionArgs } from "@remix-run/node";
import { openBooking } from "#app/booking/booking-page.server.ts";
import { readDraft } from "#app/jobs/item-draft.ts";
import { sayTo } from "#app/lib/language.ts";
import { now } from "#app/server/env.server.ts";
import { jsonResponse } from "#app/server/requests/json.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { findProduct } from "#app/services.server.ts";
import { draftAdvice } from "./booking-draft.server.ts";

/** The advice for a booking's list while it is changed by script (rule 176). */
export function loader({ request, params }: LoaderFunctionArgs) {
  const job = openBooking(params, now());
  const asked = new URL(request.url).searchParams.get("draft") ?? "";
  const { lines } = readDraft(asked, job.items, findProduct);
  return jsonResponse(
    sayTo(request, () => draftAdvice(job, lines)),
    { headers: PRIVATE_HEADERS },
  );
}
