/** What a customer reads when a booking is not made: plain words, no internals. */

import type { GeocodeFailure } from "#app/booking/address/geocoder.ts";
import { words as page } from "#app/booking/schedule/words.en.ts";
import type { HomeArea } from "#app/lib/business.ts";
import type { MailFailure } from "#app/messages/mail/mailer.ts";

const geocode: Record<GeocodeFailure, string> = {
  "not-found": "Unable to find location for the given address.",
  refused: "Our address lookup isn't working right now.",
  "timed-out": "Our address lookup took too long to answer.",
  "bad-answer": "Our address lookup isn't working right now.",
  unreachable: "We can't reach our address lookup right now.",
};

const mail: Record<MailFailure, string> = {
  refused: "We couldn't send your confirmation email.",
  limited: "Our email service is busy.",
  "timed-out": "Our email service took too long to answer.",
  "bad-answer": "Our email service isn't working right now.",
  unreachable: "We can't reach our email service right now.",
  unknown: "We couldn't tell if your confirmation email was sent.",
};

export const words = {
  geocode,
  mail,
  notSaved: "We couldn't save your booking.",
  automated: "We couldn't tell that a person sent this form.",
  emptyCart: "Your cart is empty.",
  callFirst: "This pickup can't be booked online.",
  cancelled: "This booking was canceled.",
  busy: "We got too many bookings from your connection just now.",
  recipient: "We got too many bookings for this email address today.",
  form: "We couldn't read the form.",
  fieldsLeft: (count: number) =>
    count === 1 ? "1 field needs another look." : `${count} fields need another look.`,

  /** What to do next, after each kind of failure. */
  advice: {
    address: "Nothing was booked. Check the address below and press Schedule Pickup again.",
    again: page.again,
    saved: "Your details are saved. Press Schedule Pickup again to finish, or call us.",
    anew: "To book it again, press Schedule Pickup again, or call us.",
    recipient: "Nothing was booked. Call us, or use another email address and try again.",
    call: "Nothing was booked. Please call us, and we will set it up with you.",
    items: "Add a load size or some items, then press Schedule Pickup.",
    tooLarge: "Nothing was booked. Leave the day open and we'll call you to set it, or call us.",
    fields: "Nothing was booked, and nothing you typed is lost. Fix what is marked and try again.",
    /** @param wait "3 minutes" */
    wait: (wait: string) =>
      `Nothing you typed is lost. Press Schedule Pickup again in ${wait}, or call us.`,
    /** @param offers how many other windows are offered below */
    noRoom: (offers: number): string =>
      offers === 0
        ? "Nothing was booked, and nothing you typed is lost. Leave the day open and we'll call you to set it."
        : "Nothing was booked, and nothing you typed is lost. These windows have room for your order:",
  },

  /** Why a window cannot be had, which is named as in the middle of a sentence. */
  noRoom: {
    full: (slot: string) => `The truck doesn't have room for this order on ${slot}.`,
    closed: (slot: string) => `We're closed on ${slot}.`,
    over: (slot: string) => `It's too late to book ${slot}.`,
    "too-large": () => "This order is more than the truck can haul in a day.",
  },

  /** What stands beside a field. */
  fields: {
    atMost: (characters: number) => `Use at most ${characters} characters.`,
    /** @param piece that reads as a link, "Oak.Live" */
    link: (piece: string) =>
      `Please leave out web addresses. If "${piece}" is a name, put a space after the dot.`,
    signs: "Please leave out web addresses and the signs < > @.",
    name: "Tell us who to ask for.",
    email: "Add your email address.",
    emailEnd: "Finish the email address, like name@example.com.",
    phone: "Add a phone number so the crew can call ahead.",
    phoneDigits: "Phone numbers here have 10 digits, like (713) 555-0100.",
    street: "Add the street address, like 100 Example St.",
    poBox: "Our truck can't stop at a PO box. Add the street address where the junk is.",
    place: "Check the street, city and ZIP.",
    city: "Add the city.",
    state: "Choose TX.",
    texas: "We work in Texas only. Choose TX.",
    zip: "Add the ZIP code.",
    zipDigits: "ZIP codes here have 5 digits.",
    /** Beside a ZIP that cannot be in Texas. */
    zipElsewhere: "That ZIP code isn't in Texas. Texas ZIP codes start with 75 to 79, or 885.",
    /** Beside the ZIP of an address that is too far for the owner (rule 514). */
    tooFar: ({ city, radiusMiles }: HomeArea, phone: string) =>
      `We don't come that far: we work within ${radiusMiles} miles of ${city}. Call us at ${phone}.`,
    window: "Choose one of the windows.",
    windowGone: (name: string, hours: string) =>
      `We no longer offer ${name}, ${hours}. Choose one of the windows.`,
    windowOver: (name: string) =>
      `${name} is over for today. Choose a later window or another day.`,
  },
};
