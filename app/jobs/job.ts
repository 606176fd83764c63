import type { Language } from "#app/lib/language.ts";
import { explainTotal, priceCart } from "#app/prices/pricing.ts";
import type { TaxMode } from "#app/prices/tax.ts";
import type { Slot } from "#app/schedule/availability.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import type { OnAccount } from "./accounts/account.ts";
import type { JobStage } from "./job-event.ts";
import { type JobLine, numbersOf, type Order } from "./job-line.ts";
import { isQuoted } from "./quotes/quote.ts";

/** What a customer gave and what it came to; the rest of a job is how far it has got. */
export type JobDetails = Order & {
  name: string;
  email: string;
  /** E.164, "+17135550100"; as it was typed in a job of an earlier version: see `phoneOf`. */
  phone: string;
  phoneExtension?: string | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  fullAddress: string;
  /** YYYY-MM-DD in Houston; null: the crew calls to set it. */
  date: string | null;
  timeOfDay: TimeOfDay | null;
  notes: string;
  latitude: number;
  longitude: number;
  /** The crew confirms the distance: only the ZIP's area is known, or two places are named (rule 250). */
  isPlaceApproximate?: boolean | null;
};

/** What held when a job was booked, which no later setting changes; null: not known. */
export type BookingTerms = OnAccount & {
  taxMode: TaxMode | null;
  /** Hundredths of a percent. */
  taxRate: number | null;
  /** The first touch: utm_source, a referring site, "phone" or "unknown". */
  source: string | null;
  /** "items", "load-size", "chat", "quote" or "phone". */
  pricedBy: string | null;
  /** Of the page on which it was booked (rule 571); left out: English. */
  language?: Language;
};

/** A job as it is kept: where it stands, its revision, and how far the emails of that one have got. */
export type Job = JobDetails &
  BookingTerms & {
    id: number;
    orderNumber: string;
    bookingKey: string;
    /** ISO instant. */
    createdAt: string;
    revision: number;
    stage: JobStage;
    ownerNotifiedAt: string | null;
    customerNotifiedAt: string | null;
    /** When both emails were accepted, or left to the worker (rule 305); null: the customer saw an error. */
    confirmedAt: string | null;
    noticeAttempts: number;
    /** Opens the customer's page. */
    token: string;
    /** When the present revision was made; null: with the booking. */
    changedAt: string | null;
    /** When it was done or cancelled. */
    endedAt: string | null;
    /** The owner's and the crew's own note; null: none. */
    deskNote: string | null;
    /** Since when its customer wants texts about it (rule 371); null: they want none. */
    textsSince?: string | null;
    /** When its customer has confirmed the pickup by text (rule 377). */
    pickupConfirmedAt?: string | null;
    /** The truck that drives to it, and a second one that comes with it (rules 451 and 452). */
    truckId?: number | null;
    secondTruckId?: number | null;
    /** When the owner has put it on its truck. */
    truckChosenAt?: string | null;
    /** When "On my way" and "Done" were pressed, and how many people did the work (rule 458). */
    setOffAt?: string | null;
    doneAt?: string | null;
    people?: number | null;
    /** The job whose further day it is (rule 476); null: a job of its own. */
    partOf?: number | null;
  };

/** Whether the customer has confirmed the pickup as it is now: a change after that asks anew (rule 377). */
export function isPickupConfirmed({
  pickupConfirmedAt,
  changedAt,
}: Pick<Job, "pickupConfirmedAt" | "changedAt">): boolean {
  return Boolean(pickupConfirmedAt) && (changedAt === null || `${pickupConfirmedAt}` >= changedAt);
}

/** The slot of a job; null: it has no day yet. */
export function slotOf({ date, timeOfDay }: Pick<Job, "date" | "timeOfDay">): Slot | null {
  return date === null ? null : { date, timeOfDay };
}

/** The item count of a job: its units. */
export function countItems(items: readonly JobLine[]): number {
  return items.reduce((units, line) => units + line.quantity, 0);
}

/** How a job's price before the discount came about; null where the rules would give another. */
export function explainJobPrice({ items, subtotalCents, numbers }: Order): string | null {
  if (isQuoted(items)) return null;
  const counted = numbersOf({ numbers });
  const price = priceCart(items, counted);
  return price.cents === subtotalCents ? explainTotal(price, counted) : null;
}
