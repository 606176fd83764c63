import { bookingCookie, bookingServices } from "#app/services/app.server.ts";
import type { TrackedJob } from "#app/services/job-store.ts";

/** The booking this browser made last, named by its signed cookie; an order number opens nothing. */
export async function ownBooking(request: Request): Promise<TrackedJob | null> {
  const bookingKey = await bookingCookie.read(request);
  return bookingKey ? (bookingServices.jobs.findByKey(bookingKey) ?? null) : null;
}
