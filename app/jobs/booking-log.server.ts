import { type Log, maskPersonal } from "#app/server/log.server.ts";
import type { MessageKind } from "./messages/messages.ts";
import type { QuoteMessageKind } from "./quotes/quote.ts";

type BookingEvent = {
  step:
    | "geocoded"
    | "saved"
    | "owner notified"
    | "customer notified"
    | "confirmed"
    /** The background worker has told the owner of a customer who saw an error. */
    | "owner warned"
    | `${MessageKind | QuoteMessageKind} sent`;
  order?: string;
};

type BookingStepFailure = {
  step:
    | "geocode"
    | "save"
    | "owner email"
    | "customer email"
    | "owner warning"
    | MessageKind
    | QuoteMessageKind;
  order?: string;
  reason: string;
  /** The service's error text; personal data in it is masked. */
  detail?: string | undefined;
  cause?: unknown;
  /** For the background worker: the number of tries, and the seconds until the next. */
  tries?: number;
  nextTrySeconds?: number;
};

/** The customer whose data must not be logged. */
export type Customer = Record<"name" | "email" | "phone" | "street" | "notes", string>;

export type BookingLog = {
  done: (event: BookingEvent) => void;
  failed: (failure: BookingStepFailure, customer: Customer) => void;
};

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
