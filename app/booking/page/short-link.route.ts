import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findJobByShortToken } from "#app/jobs/jobs.server.ts";
import { pathIn } from "#app/lib/language.ts";
import { bookingPath, isShortToken } from "#app/lib/private-path.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { connection } from "#db/client.server.ts";

/** The address in a text leads to the customer's page; it opens nothing by itself and changes nothing. */
export function loader({ params: { short = "" } }: LoaderFunctionArgs) {
  const job = isShortToken(short) ? findJobByShortToken(connection(), short) : undefined;
  if (!job) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  return redirect(pathIn(job.language ?? "en", bookingPath(job.token)), {
    status: 302,
    headers: PRIVATE_HEADERS,
  });
}
