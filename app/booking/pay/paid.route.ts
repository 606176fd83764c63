import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cardServices, payCookie } from "#app/card-services.server.ts";
import { findJobByToken } from "#app/jobs/jobs.server.ts";
import { pathIn } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { askOfJob } from "#app/money/cards/pay-by-card.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { connection } from "#db/client.server.ts";

/** Where Stripe's page leads back to, paid or not: Stripe is asked which, as its event may be lost (rule 389). */
export async function loader({ request }: LoaderFunctionArgs) {
  const paying = await payCookie.read(request);
  const job = paying && findJobByToken(connection(), paying.token);
  const cards = cardServices();
  if (!paying || !job || !cards) return lead("/booking");
  const page = (part?: string) => pathIn(paying.language, bookingPath(paying.token, part));
  const outcome = await askOfJob(job.id, cards);
  if (outcome === "open") return lead(`${page("pay")}?did=unpaid`);
  return lead(`${page()}?did=${outcome === "not-heard" ? "unheard" : "paid"}#did`);
}

function lead(to: string): Response {
  return redirect(to, { status: 303, headers: PRIVATE_HEADERS });
}
