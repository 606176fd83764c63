import type { Geocode, GeocodeFailure } from "#app/booking/address/geocoder.ts";
import { jobDetails, priceOrder, textWordsOf } from "#app/booking/book-pickup.server.ts";
import type { BookingErrors, BookingValues } from "#app/booking/booking.ts";
import { parseBooking } from "#app/booking/booking-form.server.ts";
import { offerWindows } from "#app/booking/move/move-booking.server.ts";
import { onAccount } from "#app/desk/accounts/put-on-account.server.ts";
import type { Account } from "#app/jobs/accounts/account.ts";
import { betterRate } from "#app/jobs/accounts/discount-rate.ts";
import { PHONE_SOURCE } from "#app/jobs/attribution.ts";
import type { Job } from "#app/jobs/job.ts";
import { numbersOf } from "#app/jobs/job-line.ts";
import { findJobByKey, type SaveJob, saveJob } from "#app/jobs/jobs.server.ts";
import { orderNumber } from "#app/jobs/order-number.ts";
import { houstonNow, houstonWallTime } from "#app/lib/dates.ts";
import type { TextOffer } from "#app/messages/texts/text-offer.ts";
import type { ProductLine } from "#app/prices/cart.ts";
import { pricedAt } from "#app/prices/discount.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import type { TaxSetting } from "#app/prices/tax.ts";
import type { Slot, SlotState, WindowSlot } from "#app/schedule/availability.ts";
import { offeredWindows } from "#app/schedule/windows.server.ts";
import type { Client } from "#db/write-queue.server.ts";

type PhoneJobServices = {
  client: Client;
  geocode: Geocode;
  /** The main city of a ZIP code of the area, which a caller need not be asked for. */
  cityOfZip: (zip: string) => string | null;
  tax: () => TaxSetting;
  now: () => Date;
  random: () => number;
  drawToken: () => string;
  /** The shop's own numbers; null: the usual ones. */
  readNumbers: () => ShopNumbers | null;
  onMessagesDue: () => void;
  textOffer?: TextOffer | null;
};

type PhoneJobRequest = {
  /** The post's own id: one makes one job, however often it is posted. */
  requestId: string;
  values: BookingValues;
  /** The email that was asked about before (rule 255). */
  emailAsked?: string;
  lines: readonly ProductLine[];
  isDiscountOn: boolean;
  /** The account it is put on (rule 466); null or left out: none. */
  account?: Account | null;
  /** Book a window that is full or closed: the owner was warned. */
  isForced: boolean;
};

type PhoneJobOutcome =
  | { kind: "booked"; job: Job }
  | { kind: "invalid"; errors: BookingErrors }
  | { kind: "no-items" }
  | { kind: "no-room"; wanted: Slot; state: Exclude<SlotState, "open">; offers: WindowSlot[] }
  | { kind: "not-found"; reason: GeocodeFailure };

/**
 * Saves a job that the owner takes by phone (rule 215): the rules of a booking, but that the owner may
 * insist on a full window, and that a customer without an email address is owed no message. The
 * customer has heard that it is booked, so the job is confirmed at once.
 */
export async function takePhoneJob(
  request: PhoneJobRequest,
  services: PhoneJobServices,
): Promise<PhoneJobOutcome> {
  const earlier = findJobByKey(services.client.connection(), request.requestId);
  if (earlier) return { kind: "booked", job: earlier };

  const values = withCity(request.values, services);
  const parsed = parseBooking(values, houstonWallTime(services.now()), {
    windows: offeredWindows(services.client.connection()),
    isByPhone: true,
    button: "Book",
    emailAsked: request.emailAsked ?? "",
  });
  if (!parsed.ok) return { kind: "invalid", errors: parsed.errors };
  const { account = null, isDiscountOn } = request;
  const numbers = services.readNumbers();
  const listed = priceOrder(request, numbers);
  if (!listed) return { kind: "no-items" };
  const rate = betterRate(account?.rate ?? 0, isDiscountOn, numbersOf({ numbers }));
  const order = { ...listed, ...pricedAt(listed.subtotalCents, rate) };
  const place = await services.geocode(parsed.booking);
  if (!place.ok) return { kind: "not-found", reason: place.reason };

  const at = services.now();
  const details = jobDetails(parsed.booking, order, place);
  const { date, timeOfDay, volume } = details;
  const tax = services.tax();
  const booking: SaveJob = {
    bookingKey: request.requestId,
    token: services.drawToken(),
    details,
    terms: {
      ...{ taxMode: tax.mode, taxRate: tax.rate, source: PHONE_SOURCE, pricedBy: PHONE_SOURCE },
      ...onAccount(account, isDiscountOn),
    },
    isByPhone: true,
    textWords: textWordsOf(values, details, services),
    drawOrderNumber: () => orderNumber(services.random()),
    createdAt: at.toISOString(),
    noticeDueAt: null,
    isForced: request.isForced,
  };
  const saved = await services.client.write((free) => saveJob(free, booking));
  if (saved.kind === "no-room") {
    const wanted = { date: date ?? houstonNow(at).date, timeOfDay };
    const offers = offerWindows(wanted, volume, services);
    return { kind: "no-room", wanted, state: saved.state, offers };
  }
  services.onMessagesDue();
  return { kind: "booked", job: saved.job };
}

/** A caller need not be asked for the city where the ZIP has one. */
export function withCity(
  values: BookingValues,
  { cityOfZip }: Pick<PhoneJobServices, "cityOfZip">,
): BookingValues {
  if (values.city.trim() !== "") return values;
  return { ...values, city: cityOfZip(values.zip.trim().slice(0, 5)) ?? "" };
}
