import { isFromChat } from "#app/cart/chat-attribution.ts";
import { UNKNOWN_SOURCE } from "#app/jobs/attribution.ts";
import { isBarred } from "#app/jobs/do-not-book.server.ts";
import type { BookingTerms, Job, JobDetails } from "#app/jobs/job.ts";
import type { JobLine, Order } from "#app/jobs/job-line.ts";
import * as db from "#app/jobs/jobs.server.ts";
import { orderNumber } from "#app/jobs/order-number.ts";
import type { QuoteRefusal } from "#app/jobs/quotes/quotes.server.ts";
import { isTextable } from "#app/jobs/texts/text-consent.server.ts";
import { houstonNow, houstonWallTime } from "#app/lib/dates.ts";
import { createKeyedMutex } from "#app/lib/keyed-mutex.ts";
import { inLanguage, type Language } from "#app/lib/language.ts";
import { phoneDigits } from "#app/lib/phone.ts";
import { type DeliverServices, deliverEmails } from "#app/messages/deliver-emails.server.ts";
import { offerWords, type TextOffer } from "#app/messages/texts/text-offer.ts";
import { type ProductLine, serializeCart } from "#app/prices/cart.ts";
import { applyDiscount } from "#app/prices/discount.ts";
import { isLoad } from "#app/prices/load-size.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { type ShopNumbers, USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import type { TaxSetting } from "#app/prices/tax.ts";
import { type Coordinates, isOutsideServiceArea } from "#app/schedule/area/service-area.ts";
import { isTexasZip } from "#app/schedule/area/texas.ts";
import type { Slot, SlotState, WindowSlot } from "#app/schedule/availability.ts";
import { withOthers } from "#app/schedule/schedule.ts";
import { offeredWindows } from "#app/schedule/windows.server.ts";
import type { Geocode } from "./address/geocoder.ts";
import { type Booking, type BookingErrors, type BookingValues, fullAddress } from "./booking.ts";
import type { BookingFailure } from "./booking-failure.ts";
import { parseBooking } from "./booking-form.server.ts";
import { offerWindows } from "./move/move-booking.server.ts";
import { words } from "./words/booking-words.ts";

/** When the worker takes over an unfinished booking: longer than one request can take. */
const TAKEOVER_MS = 60_000;

export type BookPickupServices = DeliverServices & {
  geocode: Geocode;
  /** Seconds until another booking may be confirmed to an email address; null when it may be now. */
  recipientWait: (email: string) => Promise<number | null>;
  now: () => Date;
  /** How prices stand to the tax: a job keeps what held when it was booked. */
  readTax: () => TaxSetting;
  /** The shop's own numbers; null: the usual ones. */
  readNumbers: () => ShopNumbers | null;
  /** From 0 up to but not including 1. */
  random: () => number;
  /** The token of a job's page: 64 random hexadecimal digits. */
  drawToken: () => string;
  /** What customers read who ask for texts; null or left out: no texts are offered. */
  textOffer?: TextOffer | null;
};

export type BookingRequest = {
  /** One key makes one job, however often it is posted. */
  bookingKey: string;
  values: BookingValues;
  /** The email that was asked about before (rule 255). */
  emailAsked?: string | undefined;
  lines: readonly ProductLine[];
  isDiscountOn: boolean;
  /** Of the page that it is booked on, which the job keeps; left out: English. */
  language?: Language;
  /** Where the customer came from first. */
  source?: string;
  /** What the chat has put into the list (`isFromChat`). */
  chatAttribution?: string | undefined;
  /** The quote that is booked in place of a list, at its price and under the tax that was told with it. */
  quote?: QuotedPrice;
};

export type QuotedPrice = { id: number; revision: number; order: Order; tax: TaxSetting };

export type BookingOutcome =
  /** `isUnchanged`: it was confirmed before, and what was posted now is different and not kept. */
  | { kind: "confirmed"; job: Job; isUnchanged?: boolean }
  | { kind: "invalid"; errors: BookingErrors }
  | { kind: "empty-cart" }
  /** The booking was cancelled; its key makes no further job. */
  | { kind: "cancelled" }
  /** Nothing was saved: the wanted window cannot be had. These are the nearest that can. */
  | {
      kind: "no-room";
      wanted: Slot;
      state: Exclude<SlotState, "open">;
      offers: WindowSlot[];
      /** In Houston, YYYY-MM-DD. */
      today: string;
    }
  /** The price that was quoted cannot be booked any more. */
  | { kind: "no-quote"; why: QuoteRefusal }
  /** The owner wants this customer to call (rule 400). */
  | { kind: "call-first" }
  /** Too many bookings were confirmed to this email address. */
  | { kind: "too-many"; waitSeconds: number }
  | { kind: "failed"; failure: BookingFailure };

const oneAtATimePerKey = createKeyedMutex();

/**
 * Books a pickup (rules 61 to 63): validate, price, find the address, save,
 * send the two emails. A repeat of a key finishes what is missing; a confirmed or cancelled job only
 * answers.
 */
export function bookPickup(
  request: BookingRequest,
  services: BookPickupServices,
): Promise<BookingOutcome> {
  return oneAtATimePerKey(request.bookingKey, async () => {
    try {
      return await book(request, services);
    } catch (cause) {
      services.log.failed({ step: "save", reason: "not saved", cause }, request.values);
      return { kind: "failed", failure: { step: "save" } };
    }
  });
}

async function book(
  request: BookingRequest,
  services: BookPickupServices,
): Promise<BookingOutcome> {
  const earlier = db.findJobByKey(services.client.connection(), request.bookingKey);
  if (earlier?.stage === "cancelled") return { kind: "cancelled" };
  if (earlier?.confirmedAt) {
    return { kind: "confirmed", job: earlier, isUnchanged: differs(request, earlier, services) };
  }

  const { language = "en" } = request;
  const offered = offeredWindows(services.client.connection());
  const windows = withOthers(offered, [earlier?.timeOfDay ?? null]);
  const parsed = inLanguage(language, () =>
    parseBooking(request.values, houstonWallTime(services.now()), { ...request, windows }),
  );
  if (!parsed.ok) return { kind: "invalid", errors: parsed.errors };

  const own = services.readNumbers();
  const quoted = request.quote && { ...request.quote.order, ...(own && { numbers: own }) };
  const order = quoted ?? priceOrder(request, own) ?? earlier;
  if (!order) return { kind: "empty-cart" };

  const { phone } = parsed.booking;
  if (isBarred(services.client.connection(), phone)) return { kind: "call-first" };

  const place = await locate(parsed.booking, earlier, services);
  if (!place.ok) {
    const elsewhere = isTexasZip(parsed.booking.zip) ? {} : { isZipElsewhere: true };
    return { kind: "failed", failure: { step: "geocode", reason: place.reason, ...elsewhere } };
  }

  const { area } = services.business;
  if (!area.takesFarther && !earlier && isOutsideServiceArea(place, area)) {
    const zip = inLanguage(language, () => words.fields.tooFar(area, services.business.phone));
    return { kind: "invalid", errors: { zip } };
  }

  const waitSeconds = await recipientWait(parsed.booking, earlier, services);
  if (waitSeconds !== null) return { kind: "too-many", waitSeconds };

  const details = jobDetails(parsed.booking, order, place);
  const terms = {
    language,
    source: request.source ?? UNKNOWN_SOURCE,
    pricedBy: request.quote ? "quote" : pricedBy(details.items, request.chatAttribution),
  };
  const textWords = inLanguage(language, () => textWordsOf(request.values, details, services));
  const { quote } = request;
  const saved = await saveJob(request.bookingKey, { details, terms, textWords, quote }, services);
  if (saved.kind === "no-quote") return saved;
  if (saved.kind === "no-room") return noRoom(details, saved.state, services);
  const delivered = await deliverEmails(saved.job, services);
  if (delivered.ok) return { kind: "confirmed", job: delivered.job };
  if (delivered.reason === "cancelled") return { kind: "cancelled" };
  return { kind: "failed", failure: { step: "email", reason: delivered.reason } };
}

/** Whether a repeat asks for anything else than the booking has (rule 262). */
function differs({ values, lines }: BookingRequest, job: Job, services: BookPickupServices) {
  // A day that has passed meanwhile is still the same day.
  const undated = { ...values, date: "", timeOfDay: "" };
  const parsed = parseBooking(undated, houstonNow(services.now()));
  const { date, timeOfDay } = values;
  if (!parsed.ok || date.trim() !== (job.date ?? "")) return true;
  if (timeOfDay.trim() !== (job.timeOfDay ?? "")) return true;
  if (lines.length > 0 && serializeCart(lines) !== serializeCart(job.items)) return true;
  const typed = parsed.booking;
  if ((textWordsOf(values, typed, services) === null) === Boolean(job.textsSince)) return true;
  // However the number is written.
  const phones = [typed.phone, job.phone + (job.phoneExtension ?? "")].map(phoneDigits);
  const [short = "", long = ""] = phones.sort((one, other) => one.length - other.length);
  const same = ["name", "email", "street", "city", "zip", "notes"] as const;
  return !long.endsWith(short) || same.some((field) => typed[field] !== job[field]);
}

/** The words under which texts were asked for; null: they were not, or the number gets none. */
export function textWordsOf(
  { texts }: Pick<BookingValues, "texts">,
  { phone }: Pick<JobDetails, "phone">,
  { textOffer }: Pick<BookPickupServices, "textOffer">,
): string | null {
  return textOffer && texts === "1" && isTextable(phone) ? offerWords(textOffer) : null;
}

/** Null for an empty cart: a repeat with an empty cart keeps the order it was saved with. */
export function priceOrder(
  { lines, isDiscountOn }: Pick<BookingRequest, "lines" | "isDiscountOn">,
  own: ShopNumbers | null,
): Order | null {
  if (lines.length === 0) return null;
  const numbers = own ?? USUAL_NUMBERS;
  const price = priceCart(lines, numbers);
  return {
    items: lines.map(toJobLine),
    volume: price.volume,
    ...(own && { numbers: own }),
    ...applyDiscount(price.cents, isDiscountOn, numbers),
  };
}

/** How the price of a list was found: in the chat, by a load size, or by the items. */
function pricedBy(items: readonly JobLine[], chatAttribution: string | undefined): string {
  if (isFromChat(items, chatAttribution)) return "chat";
  const hasLoad = items.some(({ id }) => isLoad(id));
  return hasLoad ? "load-size" : "items";
}

function toJobLine({ id, name, quantity, priceCents, volume }: ProductLine): JobLine {
  return { id, name, quantity, priceCents, volume };
}

/** A repeat with the same address keeps its coordinates. */
async function locate(
  booking: Booking,
  earlier: Job | undefined,
  { geocode, log }: BookPickupServices,
): ReturnType<Geocode> {
  if (earlier && earlier.fullAddress === fullAddress(booking)) {
    const { latitude, longitude, isPlaceApproximate } = earlier;
    return { ok: true, latitude, longitude, isApproximate: isPlaceApproximate === true };
  }
  const place = await geocode(booking);
  if (place.ok) log.done({ step: "geocoded" });
  else log.failed({ step: "geocode", reason: place.reason, detail: place.detail }, booking);
  return place;
}

/** A repeat to the same address is the same confirmation. */
async function recipientWait(
  { email }: Booking,
  earlier: Job | undefined,
  services: BookPickupServices,
): Promise<number | null> {
  return earlier?.email === email ? null : services.recipientWait(email);
}

export function jobDetails(
  booking: Booking,
  order: Order,
  place: Coordinates & { isApproximate?: boolean },
): JobDetails {
  return {
    ...booking,
    fullAddress: fullAddress(booking),
    ...order,
    latitude: place.latitude,
    longitude: place.longitude,
    isPlaceApproximate: place.isApproximate === true,
  };
}

async function saveJob(
  bookingKey: string,
  {
    quote,
    ...wanted
  }: {
    details: JobDetails;
    terms: Partial<BookingTerms>;
    textWords: string | null;
    quote: QuotedPrice | undefined;
  },
  { client, log, now, random, drawToken, readTax }: BookPickupServices,
): Promise<ReturnType<typeof db.saveQuotedJob>> {
  const at = now();
  const tax = quote?.tax ?? readTax();
  const booking: db.SaveJob = {
    bookingKey,
    token: drawToken(),
    ...wanted,
    terms: { ...wanted.terms, taxMode: tax.mode, taxRate: tax.rate },
    drawOrderNumber: () => orderNumber(random()),
    createdAt: at.toISOString(),
    noticeDueAt: new Date(at.getTime() + TAKEOVER_MS).toISOString(),
  };
  const saved = await client.write((free) =>
    quote ? db.saveQuotedJob(free, booking, quote) : db.saveJob(free, booking),
  );
  if (saved.kind === "saved") log.done({ step: "saved", order: saved.job.orderNumber });
  return saved;
}

function noRoom(
  { date, timeOfDay, volume }: JobDetails,
  state: Exclude<SlotState, "open">,
  services: BookPickupServices,
): BookingOutcome {
  const today = houstonNow(services.now()).date;
  const wanted = { date: date ?? today, timeOfDay };
  const offers = offerWindows(wanted, volume, services);
  return { kind: "no-room", wanted, state, offers, today };
}
