/** What a changed list comes to before it is saved: price, room, and what differs from the booking. */

import type { OnAccount } from "#app/jobs/accounts/account.ts";
import { changeOrder } from "#app/jobs/item-changes.ts";
import { isUnchanged } from "#app/jobs/item-draft.ts";
import { countItems } from "#app/jobs/job.ts";
import { type JobLine, numbersOf, type Order } from "#app/jobs/job-line.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import type { Cart } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { explainTotal, priceCart } from "#app/prices/pricing.ts";
import { type Fit, fitOf, type WindowRoom } from "#app/schedule/window-room.ts";
import { words } from "./words.ts";

/** An order with the rule that made its price, if today's rules give the same. */
export type ExplainedOrder = Order & OnAccount & { priceReason: string | null };

export type DraftOrder = ExplainedOrder & {
  isUnchanged: boolean;
  /** Null where nothing limits the room, or no day is set. */
  fit: Fit | null;
};

/**
 * The order that saving a draft would make. An unchanged draft is the order as it was booked, whatever
 * today's rules would give.
 * @param room of the window the job has
 */
export function draftOrder(
  booked: ExplainedOrder,
  draft: Cart,
  findProduct: (id: string) => Product | undefined,
  room: WindowRoom | null,
): DraftOrder {
  const isSame = isUnchanged(booked.items, draft);
  const order = isSame ? booked : explained(changeOrder(booked, draft, findProduct));
  const fit = room && fitOf(room, order.volume, booked.volume);
  return { ...order, isUnchanged: isSame, fit };
}

function explained(order: Order): ExplainedOrder {
  const numbers = numbersOf(order);
  return { ...order, priceReason: explainTotal(priceCart(order.items, numbers), numbers) };
}

/** Whether a draft can be saved as it stands; why not is said elsewhere on the page. */
export function isSavable({ isUnchanged, items, fit }: DraftOrder): boolean {
  return !isUnchanged && items.length > 0 && (fit === null || fit.fits);
}

/** What the button that saves says. */
export function saveWords(order: DraftOrder, booked: Pick<Order, "totalCents">): string {
  const total = formatMoney(order.totalCents);
  if (order.isUnchanged) return words.noChanges;
  if (countItems(order.items) === 0) return words.listEmpty;
  if (order.fit && !order.fit.fits) return words.save(total);
  return order.totalCents === booked.totalCents ? words.saveSame(total) : words.save(total);
}

/**
 * What a unit of an item costs and how much room it takes: "$110.00, 50 points"; where some were
 * booked at another price than today's: "1 at $110.00, 2 at $120.00, 50 points each".
 * @param lines of one item
 */
export function unitWords(lines: readonly JobLine[]): string {
  const [first] = lines;
  if (!first) return "";
  const isSameVolume = lines.every(({ volume }) => volume === first.volume);
  const points = formatPoints(first.volume);
  if (lines.length === 1) {
    const say = first.quantity > 1 ? words.unitEach : words.unit;
    return say(formatMoney(first.priceCents), points);
  }
  const parts = lines.map(({ quantity, priceCents, volume }) =>
    words.unitsAt(quantity, formatMoney(priceCents), isSameVolume ? null : formatPoints(volume)),
  );
  return isSameVolume ? words.eachPoints(parts.join(", "), points) : parts.join(", ");
}
