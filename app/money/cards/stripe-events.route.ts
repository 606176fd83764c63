import type { ActionFunctionArgs } from "@remix-run/node";
import { cardServices } from "#app/card-services.server.ts";
import { now } from "#app/server/env.server.ts";
import { asBadForm, BadFormError, readText } from "#app/server/requests/form.server.ts";
import { jsonResponse } from "#app/server/requests/json.server.ts";
import { takeCardEvent } from "./card-events.server.ts";

const MAX_EVENT_BYTES = 256 * 1024;

/**
 * Stripe's events. The signature is of the body as it came, so nothing reads it before. A failure is
 * answered as one: Stripe sends the event again.
 */
export async function action({ request }: ActionFunctionArgs) {
  const services = cardServices();
  if (!services) return jsonResponse({ error: "Not Found" }, { status: 404 });
  const body = await readText(request, MAX_EVENT_BYTES).catch(asBadForm);
  if (body instanceof BadFormError) {
    return jsonResponse({ error: body.message }, { status: body.status });
  }
  const signature = request.headers.get("stripe-signature") ?? "";
  const event = await services.cards.readEvent(body, signature, now());
  if (!event) return jsonResponse({ error: "Not signed by Stripe just now" }, { status: 400 });
  const isTaken = await takeCardEvent(event, services);
  return jsonResponse({ received: isTaken }, { status: isTaken ? 200 : 503 });
}

export function loader() {
  return jsonResponse({ error: "Not Found" }, { status: 404 });
}
