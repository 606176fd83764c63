import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonResponse } from "#app/http/json.server.ts";
import { nearMarks } from "#app/http/near-marks.server.ts";
import { findBooking } from "#app/services/app.server.ts";
import { nearSlots } from "#app/services/neighbors.server.ts";

/** The windows near the ZIP that was typed into the booking form (rule 148). */
export async function loader({ request }: LoaderFunctionArgs) {
  const zip = new URL(request.url).searchParams.get("zip") ?? "";
  return jsonResponse(
    await nearMarks(request, { zip, phone: "", email: "" }, { nearSlots, findBooking }),
  );
}
