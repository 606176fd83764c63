/** What a customer reads when a booking fails after it was filled in right: plain words, no internals. */

import type { GeocodeFailure } from "#app/booking/address/geocoder.ts";
import type { HomeArea } from "#app/lib/business.ts";
import type { MailFailure } from "#app/messages/mail/mailer.ts";
export const BOOKING_FAILURE_PREFIX = "Error submitting booking: ";

export const GEOCODE_FAILURES: Record<GeocodeFailure, string> = {
  "not-found": "Unable to find location for the given address.",
  refused: "Our address lookup isn't working right now.",
  "timed-out": "Our address lookup took too long to answer.",
  "bad-answer": "Our address lookup isn't working right now.",
  unreachable: "We can't reach our address lookup right now.",
};

/** Beside a ZIP that cannot be in Texas. */
export const ZIP_ELSEWHERE =
  "That ZIP code isn't in Texas. Texas ZIP codes start with 75 to 79, or 885.";

export const MAIL_FAILURES: Record<MailFailure, string> = {
  refused: "We couldn't send your confirmation email.",
  limited: "Our email service is busy.",
  "timed-out": "Our email service took too long to answer.",
  "bad-answer": "Our email service isn't working right now.",
  unreachable: "We can't reach our email service right now.",
  unknown: "We couldn't tell if your confirmation email was sent.",
};

export const SAVE_FAILURE = "We couldn't save your booking.";
export const CONNECTION_FAILURE = "The connection dropped.";
export const AUTOMATED_FAILURE = "We couldn't tell that a person sent this form.";
export const EMPTY_CART_FAILURE = "Your cart is empty.";
export const CALL_FIRST_FAILURE = "This pickup can't be booked online.";
export const CANCELLED_FAILURE = "This booking was canceled.";
export const BUSY_FAILURE = "We got too many bookings from your connection just now.";
export const RECIPIENT_FAILURE = "We got too many bookings for this email address today.";
export const FORM_FAILURE = "We couldn't read the form.";

/** What to do next, after each kind of failure. */
export const ADVICE = {
  address: "Nothing was booked. Check the address below and press Schedule Pickup again.",
  again: "Nothing you typed is lost. Press Schedule Pickup again, or call us.",
  saved: "Your details are saved. Press Schedule Pickup again to finish, or call us.",
  anew: "To book it again, press Schedule Pickup again, or call us.",
  recipient: "Nothing was booked. Call us, or use another email address and try again.",
  call: "Nothing was booked. Please call us, and we will set it up with you.",
  items: "Add a load size or some items, then press Schedule Pickup.",
  tooLarge: "Nothing was booked. Leave the day open and we'll call you to set it, or call us.",
  fields: "Nothing was booked, and nothing you typed is lost. Fix what is marked and try again.",
} as const;

/** @param wait "3 minutes" */
export function waitAdvice(wait: string): string {
  return `Nothing you typed is lost. Press Schedule Pickup again in ${wait}, or call us.`;
}

/** @param offers how many other windows are offered below */
export function noRoomAdvice(offers: number): string {
  return offers === 0
    ? "Nothing was booked, and nothing you typed is lost. Leave the day open and we'll call you to set it."
    : "Nothing was booked, and nothing you typed is lost. These windows have room for your order:";
}

/** Beside the ZIP of an address that is too far for the owner (rule 514). */
export function tooFarWords({ city, radiusMiles }: HomeArea, phone: string): string {
  return `We don't come that far: we work within ${radiusMiles} miles of ${city}. Call us at ${phone}.`;
}
