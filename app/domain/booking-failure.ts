/** Why a booking could not be finished: what the services report, and what the customer reads. */
import type { WindowSlot } from "./availability.ts";
import type { BookingErrors, BookingValues } from "./booking.ts";

/**
 * not-found: there is no such place in Texas; refused: the service will not answer us (key, quota);
 * timed-out: no whole answer in time; bad-answer: an answer that makes no sense; unreachable: no
 * connection.
 */
export type GeocodeFailure = "not-found" | "refused" | "timed-out" | "bad-answer" | "unreachable";

/**
 * refused: the service will not take this email (key, sender, contents); limited: not now, for too
 * many emails or because it asks an unknown sender to wait; timed-out: no whole answer in time;
 * bad-answer: an answer that makes no sense; unreachable: no connection, or for the outbox a folder
 * that cannot be written; unknown: the email was handed over, no answer came, and the service has no
 * key that makes a repeat safe. It may have arrived: nothing sends it again by itself.
 */
export type MailFailure =
  | "refused"
  | "timed-out"
  | "bad-answer"
  | "unreachable"
  | "limited"
  | "unknown";

export type BookingFailure =
  /** `isZipElsewhere`: the ZIP cannot be in Texas. */
  | { step: "geocode"; reason: GeocodeFailure; isZipElsewhere?: boolean }
  | { step: "save" }
  | { step: "email"; reason: MailFailure };

/** What the form shows after a post that did not end in a booking. */
export type BookingRefusal = {
  /** Follows "Error submitting booking: "; null: nothing failed, another day's windows or the marks of the ZIP were asked for. */
  problem: string | null;
  advice: string;
  errors: BookingErrors;
  /** What was typed; null where the page still has it. */
  values: BookingValues | null;
  bookingKey: string | null;
  /** Windows that can be had instead of one that cannot. */
  offers: readonly WindowSlot[];
  /** The windows that are marked for the typed ZIP (rule 148), as `formatSlot` writes them. */
  near: readonly string[];
  /** The address that was probably meant (rule 255). */
  emailMeant?: string | undefined;
};
