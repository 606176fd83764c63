import type { LoaderFunctionArgs } from "@remix-run/node";
import { openBooking } from "#app/booking/booking-page.server.ts";
import { calendarResponse } from "#app/booking/calendar-response.server.ts";
import { bookingCalendar } from "#app/messages/letters/booking-calendar.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { business } from "#app/services.server.ts";

/** The pickup as a calendar file, behind the booking's private link. */
export function loader({ params }: LoaderFunctionArgs) {
  const job = openBooking(params, now());
  const isOff = job.stage === "cancelled";
  const calendar = isOff ? null : bookingCalendar(job, business, "customer");
  return calendarResponse(calendar, job.orderNumber, PRIVATE_HEADERS);
}
