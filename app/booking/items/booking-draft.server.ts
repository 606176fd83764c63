/** A booking's list while its customer changes it: as booked, with the room of its window and the advice. */

import { explainJobPrice, type Job, slotOf } from "#app/jobs/job.ts";
import { spokenLanguage } from "#app/lib/language.ts";
import type { Cart } from "#app/prices/cart.ts";
import type { AdviceLine } from "#app/prices/list-advice.ts";
import { roomFor, type WindowRoom } from "#app/schedule/window-room.ts";
import { calendarOf, linesIn, shopIn } from "#app/services.server.ts";
import { adviseDraft } from "./draft-advice.ts";
import type { ExplainedOrder } from "./draft-order.ts";

/** What a change of the list would do to its price (rule 176). */
export function draftAdvice(job: Job, draft: Cart): AdviceLine[] {
  const known = { ...shopIn(spokenLanguage()), room: roomOf(job) };
  return adviseDraft(bookedOrder(job), draft, known);
}

/** The room of the window that the job has; null where it has no day, or nothing limits the window. */
export function roomOf(job: Job): WindowRoom | null {
  const slot = slotOf(job);
  if (!slot) return null;
  return roomFor(slot, calendarOf(slot.date, slot.date), job.id);
}

/** A job's order as it is booked, with the rule of its price where the rules give the same. */
export function bookedOrder(job: Job): ExplainedOrder {
  const items = linesIn(spokenLanguage(), job.items);
  const { subtotalCents, discountCents, totalCents, volume, numbers } = job;
  const { accountRate, hasSiteDiscount } = job;
  const order = {
    ...{ items, subtotalCents, discountCents, totalCents, volume },
    ...(numbers && { numbers }),
  };
  const account = { accountRate, hasSiteDiscount: hasSiteDiscount === true };
  return {
    ...{ ...order, priceReason: explainJobPrice(order) },
    ...(accountRate != null && account),
  };
}
