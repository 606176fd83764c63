/** What a customer reads when a booking fails after it was filled in right: plain words, no internals. */

import type { GeocodeFailure } from "#app/booking/address/geocoder.ts";
import type { MailFailure } from "#app/messages/mail/mailer.ts";
export const BOOKING_FAILURE_PREFIX = "Error submitting booking: ";

export const GEOCODE_FAILURES: Record<GeocodeFailure, string> = {
  "not-found": "Unable to find location for the given address.",
  refused: "Our address lookup is not working right now.",
  "timed-out": "Our address lookup took too long to answer.",
  "bad-answer": "Our address lookup is not working right now.",
  unreachable: "Our address lookup cannot be reached right now.",
};

/** Beside a ZIP that cannot be in Texas. */
export const ZIP_ELSEWHERE = "That is no Texas ZIP. Texas ZIPs begin with 75 to 79, or with 885.";

export const MAIL_FAILURES: Record<MailFailure, string> = {
  refused: "Your confirmation email was not accepted.",
  limited: "Our email service is busy.",
  "timed-out": "Our email service took too long to answer.",
  "bad-answer": "Our email service is not working right now.",
  unreachable: "Our email service cannot be reached right now.",
  unknown: "We could not find out whether your confirmation email was sent.",
};

export const SAVE_FAILURE = "Your booking could not be saved.";
export const CONNECTION_FAILURE = "The connection dropped.";
export const AUTOMATED_FAILURE = "That looked like it was sent by a script.";
export const EMPTY_CART_FAILURE = "Your cart is empty.";
export const CALL_FIRST_FAILURE = "This pickup can't be booked online.";
export const CANCELLED_FAILURE = "This booking was canceled.";
export const BUSY_FAILURE = "Too many bookings came from your connection just now.";
export const RECIPIENT_FAILURE = "Too many bookings were made for this email address today.";
export const FORM_FAILURE = "The form could not be read.";

/** What to do next, after each kind of failure. */
export const ADVICE = {
  address: "Nothing was booked. Check the address below and press Schedule Pickup again.",
  again: "Nothing you typed is lost. Press Schedule Pickup again, or call us.",
  saved: "Your details are saved. Press Schedule Pickup again to finish, or call us.",
  anew: "To book it anew, press Schedule Pickup again. Or call us.",
  recipient: "Nothing was booked. Call us, or use another email address and try again.",
  call: "Nothing was booked. Please call us, and we will set it up with you.",
  items: "Add a load size or some items, then press Schedule Pickup.",
  tooLarge: "Nothing was booked. Leave the day open and we call you to set it, or call us.",
  fields: "Nothing was booked and nothing was lost. Fix what is marked and try again.",
} as const;

/** @param wait "3 minutes" */
export function waitAdvice(wait: string): string {
  return `Nothing you typed is lost. Press Schedule Pickup again in ${wait}, or call us.`;
}

/** @param offers how many other windows are offered below */
export function noRoomAdvice(offers: number): string {
  const kept = "Nothing was booked and everything you typed is still here.";
  return offers === 0
    ? `${kept} Leave the day open and we call you to set it.`
    : `${kept} These windows fit your order:`;
}
