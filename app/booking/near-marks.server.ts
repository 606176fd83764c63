import type { Person } from "#app/lib/person.ts";
import { nearSlots } from "#app/schedule/nearby/nearby.server.ts";
import { now } from "#app/server/env.server.ts";
import { requestLog } from "#app/server/requests/request-context.server.ts";
import { findBooking } from "#app/services.server.ts";
import { bookingCookie, nearRate } from "#app/site-checks.server.ts";
import { connection } from "#db/client.server.ts";

/**
 * The windows that a page marks for what was typed (rule 148), without the stops of the same person and
 * of the browser's own booking.
 * None where too many ZIPs were asked from one address, or where the database cannot be read: the
 * marks are a help, and the form works without.
 */
export async function nearMarks(
  request: Request,
  typed: Person & { zip: string },
): Promise<string[]> {
  if (!/^\s*\d{5}/.test(typed.zip) || (await nearRate(request)) !== null) return [];
  try {
    const booked = findBooking(await bookingCookie.read(request));
    return nearSlots(connection(), now(), typed.zip, booked ? [typed, booked] : [typed]);
  } catch (cause) {
    requestLog(request).error({ err: cause }, "The windows nearby could not be read");
    return [];
  }
}
