import { type Log, maskPersonal } from "#app/server/log.server.ts";
import type { BookingLog } from "./booking-log.ts";

/** Steps of bookings as lines of the log: with the order's number, without its customer. */
export function createBookingLog(log: Log): BookingLog {
  return {
    done: (event) => log.info(event, "booking"),

    failed: ({ detail, cause, ...failure }, { name, email, phone, street, notes }) => {
      const line = {
        ...failure,
        ...(detail && { detail: maskPersonal(detail, [name, email, phone, street, notes]) }),
        ...(cause !== undefined && { err: cause }),
      };
      // An unknown address is the customer's to correct; anything else needs the owner.
      if (failure.reason === "not-found") log.warn(line, "booking failed");
      else log.error(line, "booking failed");
    },
  };
}
