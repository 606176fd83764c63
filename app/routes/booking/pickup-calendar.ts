import type { LoaderFunctionArgs } from "@remix-run/node";
import { stageOf } from "#app/domain/job.ts";
import { bookingCalendar } from "#app/emails/booking-calendar.ts";
import { now } from "#app/env.server.ts";
import { openBooking } from "#app/http/booking-page.server.ts";
import { calendarResponse } from "#app/http/calendar-response.server.ts";
import { PRIVATE_HEADERS } from "#app/http/private-pages.ts";
import { business, findBookingByToken } from "#app/services/app.server.ts";

/** The pickup as a calendar file, behind the booking's private link. */
export function loader({ params }: LoaderFunctionArgs) {
  const job = openBooking(params, findBookingByToken, now());
  const isOff = stageOf(job) === "cancelled";
  const calendar = isOff ? null : bookingCalendar(job, business, "customer");
  return calendarResponse(calendar, job.orderNumber, PRIVATE_HEADERS);
}
