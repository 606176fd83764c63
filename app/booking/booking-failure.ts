/** Why a booking could not be finished, and what the form shows then. */
import type { MailFailure } from "#app/messages/mail/mailer.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { GeocodeFailure } from "./address/geocoder.ts";
import type { BookingErrors, BookingValues } from "./booking.ts";

export type BookingFailure =
  /** `isZipElsewhere`: the ZIP cannot be in Texas. */
  | { step: "geocode"; reason: GeocodeFailure; isZipElsewhere?: boolean }
  | { step: "save" }
  | { step: "email"; reason: MailFailure };

/** What the form shows after a post that did not end in a booking. */
export type BookingRefusal = {
  /**
   * Follows "Error submitting booking: "; null: nothing failed, another day's windows or the
   * marks of the ZIP were asked for.
   */
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
