/**
 * The setup for bookings in tests: a real SQLite file, and the real Google and Resend clients with
 * their stand-ins on the loopback. Only the clock and the random numbers are the test's.
 */

import { createHash, randomBytes } from "node:crypto";
import { onTestFinished, vi } from "vitest";
import { createGoogleGeocoder } from "#app/booking/address/google-geocoder.server.ts";
import { type BookPickupServices, bookPickup } from "#app/booking/book-pickup.server.ts";
import type { BookingValues } from "#app/booking/booking.ts";
import { createResendMailer } from "#app/messages/mail/resend-mailer.server.ts";
import { retryNotice } from "#app/messages/retry-notice.server.ts";
import { type MessageServices, sendDueMessage } from "#app/messages/send-due-messages.server.ts";
import { addUnits, EMPTY_CART, type ProductLine, withProducts } from "#app/prices/cart.ts";
import { NO_TAX } from "#app/prices/tax.ts";
import { noRateLimit } from "#app/server/requests/rate-limit.server.ts";
import { jobs } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { startGoogle } from "./google-stand-in.ts";
import { findProduct } from "./products.ts";
import { startResend } from "./resend-stand-in.ts";
import { sampleBusiness } from "./sample-job.ts";
import { temporaryDatabase } from "./temporary.ts";
import { typedBooking } from "./typed-booking.ts";

export const BOOKING_KEY = "3f0c9f0e-6d5f-4a55-9d0a-2f5f6f1c7a10";
export const CUSTOMER = typedBooking().email;
export const OWNER = sampleBusiness.ownerEmail;

// Longer than any service may take, also on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Half past ten on a Monday morning in Houston. */
const OPENING = Date.parse("2026-07-20T15:30:00.000Z");

export type Press = {
  key?: string;
  values?: Partial<BookingValues>;
  lines?: readonly ProductLine[];
  isDiscountOn?: boolean;
};

export type BookingSetup = Awaited<ReturnType<typeof setUpBooking>>;

/** Starts the services, which stop with the test. */
export async function setUpBooking() {
  const [google, resend] = await Promise.all([startGoogle(), startResend()]);
  onTestFinished(async () => {
    await Promise.all([google.close(), resend.close()]);
  });
  const database = temporaryDatabase();
  const said: string[] = [];
  let instant = OPENING;

  /** @param timeoutMs how long a service may take; as long as in production when left out */
  function services(timeoutMs?: number, connection = database): BookPickupServices {
    const limit = timeoutMs === undefined ? {} : { timeoutMs };
    return {
      client: clientOf(connection),
      recipientWait: noRateLimit,
      readTax: () => NO_TAX,
      readNumbers: () => null,
      geocode: createGoogleGeocoder({ apiKey: google.apiKey, url: google.url, ...limit }),
      sendEmail: createResendMailer({
        apiKey: resend.apiKey,
        baseUrl: resend.url,
        pauseMs: 1,
        ...limit,
      }),
      isRepeatSafe: true,
      business: sampleBusiness,
      log: {
        done: ({ step }) => void said.push(step),
        failed: ({ step, reason }) => void said.push(`${step}: ${reason}`),
      },
      fingerprint: (content) => createHash("sha256").update(content).digest("hex").slice(0, 16),
      now: () => new Date(instant),
      random: Math.random,
      drawToken: () => randomBytes(32).toString("hex"),
    };
  }

  return {
    google,
    resend,
    database,
    /** The logged steps in their order, and what failed: "geocode: timed-out". */
    said,
    services,
    /** Presses Schedule Pickup once: half a load and a refrigerator unless told otherwise. */
    press: (press: Press = {}, chosen = services()) => bookPickup(requestOf(press), chosen),
    /** Runs the background worker once; true when it had a notice to send. */
    work: () => retryNotice(services()),
    /** Runs the worker of the jobs' messages once; true when one was due. */
    tell: (given: Partial<MessageServices> = {}) => sendDueMessage({ ...services(), ...given }),
    /** Moves the clock to some seconds after the start. */
    at: (seconds: number) => {
      instant = OPENING + seconds * 1000;
    },
    jobs: () => database.select().from(jobs).all(),
    /** The subjects of the emails to an address, in the order they were accepted. */
    subjects: (address: string) =>
      resend.sent.filter(({ to }) => to.includes(address)).map(({ subject }) => subject),
  };
}

/** The booking form and the cart of a press. */
export function requestOf({
  key = BOOKING_KEY,
  values,
  lines = linesOf(),
  isDiscountOn = false,
}: Press) {
  return { bookingKey: key, values: typedBooking(values), lines, isDiscountOn };
}

/** The lines of a cart, by ids. */
export function linesOf(...ids: string[]): ProductLine[] {
  const wanted = ids.length > 0 ? ids : ["load-half", "refrigerator"];
  const cart = wanted.reduce((before, id) => addUnits(before, id).cart, EMPTY_CART);
  return withProducts(cart, findProduct);
}
