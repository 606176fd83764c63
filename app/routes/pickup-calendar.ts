import type { LoaderFunctionArgs } from "@remix-run/node";
import { bookingCalendar } from "#app/emails/booking-calendar.ts";
import { calendarResponse } from "#app/http/calendar-response.server.ts";
import { bookingCookie } from "#app/http/site.server.ts";
import { business, findBooking } from "#app/services/app.server.ts";

/** The pickup as a calendar file, for the browser that booked it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const job = findBooking(await bookingCookie.read(request));
  const isOff = !job || job.status === "cancelled";
  const calendar = isOff ? null : bookingCalendar(job, business, "customer");
  return calendarResponse(calendar, job?.orderNumber ?? "", {
    "Cache-Control": "private, no-store",
  });
}
