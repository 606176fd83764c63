/** Says how far a booking has got. The adapter is `booking-log.server.ts`. */

import type { MessageKind } from "#app/domain/messages.ts";

export type BookingEvent = {
  step:
    | "geocoded"
    | "saved"
    | "owner notified"
    | "customer notified"
    | "confirmed"
    /** The background worker has told the owner of a customer who saw an error. */
    | "owner warned"
    | `${MessageKind} sent`;
  order?: string;
};

export type BookingTrouble = {
  /** What did not work. */
  step: "geocode" | "save" | "owner email" | "customer email" | "owner warning" | MessageKind;
  order?: string;
  reason: string;
  /** A service's own words; the adapter masks the customer's in them. */
  detail?: string | undefined;
  cause?: unknown;
  /** Of the background worker: how often it has tried, and in how many seconds it tries again. */
  tries?: number;
  nextTrySeconds?: number;
};

/** Whose words must not be logged. */
export type Customer = Record<"name" | "email" | "phone" | "street" | "notes", string>;

export type BookingLog = {
  done: (event: BookingEvent) => void;
  failed: (trouble: BookingTrouble, customer: Customer) => void;
};
