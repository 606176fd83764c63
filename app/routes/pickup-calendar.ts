import type { LoaderFunctionArgs } from "@remix-run/node";
import { bookingCalendar } from "#app/emails/booking-calendar.ts";
import { bookingCookie } from "#app/http/site.server.ts";
import { business, findBooking } from "#app/services/app.server.ts";

/** The pickup as a calendar file, for the browser that booked it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const job = findBooking(await bookingCookie.read(request));
  const calendar = job && job.status !== "cancelled" && bookingCalendar(job, business, "customer");
  if (!calendar) throw new Response("Not Found", { status: 404 });
  return new Response(calendar, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${job.orderNumber}.ics"`,
      "Content-Type": "text/calendar; charset=utf-8",
    },
  });
}
