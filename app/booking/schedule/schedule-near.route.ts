import type { LoaderFunctionArgs } from "@remix-run/node";
import { nearMarks } from "#app/booking/near-marks.server.ts";
import { jsonResponse } from "#app/server/requests/json.server.ts";

/** The windows near the ZIP that was typed into the booking form (rule 148). */
export async function loader({ request }: LoaderFunctionArgs) {
  const zip = new URL(request.url).searchParams.get("zip") ?? "";
  return jsonResponse(await nearMarks(request, { zip, phone: "", email: "" }));
}
