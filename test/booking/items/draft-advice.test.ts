/** Advice on the page that changes a booking's list (rule 176). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { adviseDraft } from "#app/booking/items/draft-advice.ts";
import { draftOrder, type ExplainedOrder } from "#app/booking/items/draft-order.ts";
import { changeOrder, wantedOf } from "#app/jobs/item-changes.ts";
import { swapDraft } from "#app/jobs/item-draft.ts";
import { formatMoney } from "#app/lib/money.ts";
import { parseSwap } from "#app/prices/cart-swap.ts";
import { readCatalog } from "#app/prices/catalog.server.ts";

const catalog = readCatalog("db/catalog.csv");
const findProduct = (id: string) => catalog.byId.get(id);
const ids = catalog.items.filter(({ volume }) => volume > 0).map(({ id }) => id);
const list = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 5, selector: ({ id }) => id },
);

/** A booking of that list, its prices some dollars below today's. */
function bookingOf(
  wanted: readonly { id: string; quantity: number }[],
  dollars: number,
  isOff: boolean,
) {
  const before = (id: string) => {
    const product = findProduct(id);
    return product && { ...product, priceCents: Math.max(100, product.priceCents - dollars * 100) };
  };
  const discountCents = isOff ? 1 : 0;
  return { ...changeOrder({ items: [], discountCents }, wanted, before), priceReason: "" };
}

test("what an advice says is what saving its list costs, and the list fits its window", () => {
  let advised = 0;
  fc.assert(
    fc.property(
      list,
      list,
      fc.integer({ min: 0, max: 9 }),
      fc.boolean(),
      (was, draft, less, isOff) => {
        const booked: ExplainedOrder = bookingOf(was, less, isOff);
        const room = { capacity: 550, most: 300 };
        const now = draftOrder(booked, draft, findProduct, room);
        for (const { text, press } of adviseDraft(booked, draft, { catalog, findProduct, room })) {
          advised += 1;
          const swap = parseSwap(press);
          const left =
            swap && draftOrder(booked, swapDraft(draft, swap, booked.items), findProduct, room);
          expect(left?.fit?.fits).toBe(true);
          expect(left?.totalCents).toBeLessThanOrEqual(now.totalCents);
          if (text.includes(" you pay "))
            expect(text).toContain(formatMoney(left?.totalCents ?? -1));
          else expect(left?.totalCents).toBe(now.totalCents);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(advised).toBeGreaterThan(40);
});

test("a list that was priced by other rules than today's gets no advice", () => {
  const booked = bookingOf([{ id: "sofa", quantity: 2 }], 0, false);
  const draft = wantedOf(booked.items);
  const known = { catalog, findProduct, room: null };
  expect(adviseDraft({ ...booked, subtotalCents: 1 }, draft, known)).toEqual([]);
});
