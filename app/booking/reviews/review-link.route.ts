import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findJobByShortToken } from "#app/jobs/jobs.server.ts";
import { noteOpened } from "#app/jobs/reviews/review-asks.server.ts";
import { pathIn } from "#app/lib/language.ts";
import { bookingPath, isShortToken } from "#app/lib/private-path.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { connection, write } from "#db/client.server.ts";

/**
 * Leads to where the owner wants reviews at present; without a link, to the customer's page. Counts that a person
 * has opened it, once a job (rule 409).
 */
export async function loader({ request, params: { short = "" } }: LoaderFunctionArgs) {
  const job = isShortToken(short) ? findJobByShortToken(connection(), short) : undefined;
  if (!job) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  const { reviewLink } = findSettings(connection());
  if (reviewLink && isVisit(request)) {
    await write((free) => noteOpened(free, job.id, now().toISOString()));
  }
  const to = reviewLink ?? pathIn(job.language ?? "en", bookingPath(job.token));
  return redirect(to, { status: 302, headers: PRIVATE_HEADERS });
}

/**
 * Whether somebody goes there with a browser. Scanners of emails, previews of texts and what loads pages in
 * advance do not count; nor do browsers of before 2023 that do not say what a request is for.
 */
function isVisit({ method, headers }: Request): boolean {
  const purpose = `${headers.get("sec-purpose")} ${headers.get("purpose")} ${headers.get("x-moz")}`;
  return (
    method === "GET" &&
    headers.get("sec-fetch-mode") === "navigate" &&
    headers.get("sec-fetch-dest") === "document" &&
    !/prefetch|prerender|preview/i.test(purpose)
  );
}
