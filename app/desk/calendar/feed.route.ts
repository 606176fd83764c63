import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarFeed } from "#app/desk/desk-services.server.ts";
import { dayMarks } from "#app/jobs/visits.server.ts";
import { jobFeed } from "#app/messages/letters/job-feed.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { business } from "#app/services.server.ts";
import { connection } from "#db/client.server.ts";

const FILE = /^([0-9a-f]{64})\.ics$/;

/** The owner's jobs, or those of one truck, for a phone's calendar, behind a secret address (rule 226). */
export function loader({ request, params }: LoaderFunctionArgs) {
  const secret = FILE.exec(params.file ?? "")?.[1];
  const headers = { ...PRIVATE_HEADERS, "X-Content-Type-Options": "nosniff" };
  if (!secret || !calendarFeed.isSecret(secret)) {
    return new Response("Not Found", { status: 404, headers });
  }
  const { jobs, truckOf } = calendarFeed.read(new URL(request.url).searchParams.get("truck"));
  const days = dayMarks(connection(), jobs);
  return new Response(jobFeed(jobs, business, truckOf, days), {
    headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" },
  });
}
