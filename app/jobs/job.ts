import { explainTotal, priceCart } from "#app/prices/pricing.ts";
import type { TaxMode } from "#app/prices/tax.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import type { JobStage } from "./job-event.ts";
import type { JobLine } from "./job-line.ts";

/** What a customer gave and what it came to; the rest of a job is how far it has got. */
export type JobDetails = {
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
  items: readonly JobLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** Points. */
  volume: number;
  latitude: number;
  longitude: number;
  /** The crew confirms the distance: only the ZIP's area is known, or two places are named (rule 250). */
  isPlaceApproximate?: boolean | null;
};

/**
 * saved: in the database; notified: the owner's notice is accepted; confirmed: both emails are;
 * cancelled: called off by the owner, which nothing but the owner undoes.
 */
export type JobStatus = "saved" | "notified" | "confirmed" | "cancelled";

export type Job = JobDetails & {
  orderNumber: string;
  bookingKey: string;
  status: JobStatus;
  /** ISO instant. */
  createdAt: string;
};

/** What held when a job was booked, which no later setting changes; null: not known. */
export type BookingTerms = {
  taxMode: TaxMode | null;
  /** Hundredths of a percent. */
  taxRate: number | null;
  /** The first touch: utm_source, a referring site, "phone" or "unknown". */
  source: string | null;
  /** "items", "load-size", "chat" or "phone". */
  pricedBy: string | null;
};

/** A job as it is kept: with the revision its emails belong to, and how far they got. */
export type TrackedJob = Job &
  BookingTerms & {
    id: number;
    revision: number;
    ownerNotifiedAt: string | null;
    customerNotifiedAt: string | null;
    noticeAttempts: number;
    cancelledAt: string | null;
    /** Opens the customer's page; null for a moment where the version before has booked it. */
    token: string | null;
    /** As it is stored: ask `stageOf`. */
    stage: JobStage | null;
    /** When the present revision was made; null: with the booking. */
    changedAt: string | null;
    /** When it was done or cancelled. */
    endedAt: string | null;
    /** The owner's and the crew's own note; null: none. */
    deskNote: string | null;
  };

/** Where a job stands; the version before writes `cancelledAt` alone. */
export function stageOf({
  stage,
  cancelledAt,
}: Pick<TrackedJob, "stage" | "cancelledAt">): JobStage {
  if (cancelledAt !== null) return "cancelled";
  return stage === null || stage === "cancelled" ? "booked" : stage;
}

/** The item count of a job: its units. */
export function countItems(items: readonly JobLine[]): number {
  return items.reduce((units, line) => units + line.quantity, 0);
}

/** How a job's price before the discount came about; null where today's rules would give another. */
export function explainJobPrice({ items, subtotalCents }: Job): string | null {
  const price = priceCart(items);
  return price.cents === subtotalCents ? explainTotal(price) : null;
}
