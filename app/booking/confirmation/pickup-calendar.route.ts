import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarResponse } from "#app/booking/calendar-response.server.ts";
import { bookingCalendar } from "#app/messages/letters/booking-calendar.ts";
import { business, findBooking } from "#app/services.server.ts";
import { bookingCookie } from "#app/site-checks.server.ts";

/** The pickup as a calendar file, for the browser that booked it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const job = findBooking(await bookingCookie.read(request));
  const isOff = !job || job.stage === "cancelled";
  const calendar = isOff ? null : bookingCalendar(job, business, "customer");
  return calendarResponse(calendar, job?.orderNumber ?? "", {
    "Cache-Control": "private, no-store",
  });
}
