/** A booking's list while its customer changes it: as booked, with the room of its window and the advice. */
import type { Slot } from "#app/domain/availability.ts";
import type { Cart } from "#app/domain/cart.ts";
import { adviseDraft } from "#app/domain/draft-advice.ts";
import type { BookedOrder } from "#app/domain/draft-order.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import type { AdviceLine } from "#app/domain/price-advice-words.ts";
import { explainPrice, priceCart } from "#app/domain/pricing.ts";
import { roomFor, type WindowRoom } from "#app/domain/window-room.ts";
import { calendarOf, catalog, findProduct } from "./app.server.ts";

/** What a change of the list would do to its price (rule 176). */
export function draftAdvice(job: TrackedJob, draft: Cart): AdviceLine[] {
  const known = { catalog: catalog(), findProduct, room: roomOf(job) };
  return adviseDraft(bookedOrder(job), draft, known);
}

/** The room of the window that the job has; null where it has no day, or nothing limits the window. */
export function roomOf(job: TrackedJob): WindowRoom | null {
  const slot = slotOf(job);
  if (!slot) return null;
  return roomFor(slot, calendarOf(slot.date, slot.date), job.id);
}

export function slotOf({ date, timeOfDay }: TrackedJob): Slot | null {
  return date === null ? null : { date, timeOfDay };
}

/** A job's order as it is booked, with the rule of its price where today's rules give the same. */
export function bookedOrder(job: TrackedJob): BookedOrder {
  const { items, subtotalCents, discountCents, totalCents, volume } = job;
  const price = priceCart(items);
  const priceReason = price.cents === subtotalCents ? explainPrice(price.by) : null;
  return { items, subtotalCents, discountCents, totalCents, volume, priceReason };
}
