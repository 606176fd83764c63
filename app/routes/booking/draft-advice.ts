import type { LoaderFunctionArgs } from "@remix-run/node";
import { readDraft } from "#app/domain/item-draft.ts";
import { now } from "#app/env.server.ts";
import { openBooking } from "#app/http/booking-page.server.ts";
import { jsonResponse } from "#app/http/json.server.ts";
import { PRIVATE_HEADERS } from "#app/http/private-pages.ts";
import { findBookingByToken, findProduct } from "#app/services/app.server.ts";
import { draftAdvice } from "#app/services/booking-draft.server.ts";

/** The advice for a booking's list while it is changed by script (rule 176). */
export function loader({ request, params }: LoaderFunctionArgs) {
  const job = openBooking(params, findBookingByToken, now());
  const asked = new URL(request.url).searchParams.get("draft") ?? "";
  const { lines } = readDraft(asked, job.items, findProduct);
  return jsonResponse(draftAdvice(job, lines), { headers: PRIVATE_HEADERS });
}
