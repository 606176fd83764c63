/** Advice on the price of a booked list while it is changed (rule 176). */

import { swapDraft } from "#app/jobs/item-draft.ts";
import { numbersOf } from "#app/jobs/job-line.ts";
import type { Cart } from "#app/prices/cart.ts";
import type { Catalog, Product } from "#app/prices/catalog.ts";
import { type AdviceLine, adviceLine } from "#app/prices/list-advice.ts";
import { advisePrice } from "#app/prices/price-advice.ts";
import { priceCart } from "#app/prices/pricing.ts";
import type { WindowRoom } from "#app/schedule/window-room.ts";
import { draftOrder, type ExplainedOrder } from "./draft-order.ts";

/**
 * The advice for a draft, with the totals that saving it would give. A change counts only where the
 * list that it leaves, priced as it would be saved, comes to what the advice says and fits its window.
 */
export function adviseDraft(
  booked: ExplainedOrder,
  draft: Cart,
  {
    catalog,
    findProduct,
    room,
  }: {
    catalog: Catalog;
    findProduct: (id: string) => Product | undefined;
    room: WindowRoom | null;
  },
): AdviceLine[] {
  const order = draftOrder(booked, draft, findProduct, room);
  const numbers = numbersOf(order);
  const price = priceCart(order.items, numbers);
  if (price.cents !== order.subtotalCents) return [];
  // The totals of an advice know the site's discount alone.
  if (booked.accountRate) return [];
  const isDiscountOn = booked.discountCents > 0;
  return advisePrice(order.items, catalog, numbers)
    .filter(({ swap, cents }) => {
      const left = draftOrder(booked, swapDraft(draft, swap, booked.items), findProduct, room);
      return left.subtotalCents === cents && (left.fit === null || left.fit.fits);
    })
    .map((advice) =>
      adviceLine(advice, order.items, price, isDiscountOn, { findProduct, numbers }),
    );
}
