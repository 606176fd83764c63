import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cardServices, payCookie } from "#app/card-services.server.ts";
import { findJobByToken } from "#app/jobs/jobs.server.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { askOfJob } from "#app/money/cards/pay-by-card.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { connection } from "#db/client.server.ts";

/** Where Stripe's page leads back to, paid or not: Stripe is asked which, as its event may be lost (rule 389). */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = await payCookie.read(request);
  const job = token === null ? null : findJobByToken(connection(), token);
  const cards = cardServices();
  if (!job || token === null || !cards) return lead("/booking");
  const outcome = await askOfJob(job.id, cards);
  if (outcome === "open") return lead(`${bookingPath(token, "pay")}?did=unpaid`);
  return lead(`${bookingPath(token)}?did=${outcome === "not-heard" ? "unheard" : "paid"}#did`);
}

function lead(to: string): Response {
  return redirect(to, { status: 303, headers: PRIVATE_HEADERS });
}
