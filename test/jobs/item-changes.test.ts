import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  draftOrder,
  type ExplainedOrder,
  isSavable,
  saveWords,
  unitWords,
} from "#app/booking/items/draft-order.ts";
import { changeOrder, wantedOf } from "#app/jobs/item-changes.ts";
import { draftRows, isUnchanged, mostUnits, pressDraft, readDraft } from "#app/jobs/item-draft.ts";
import { countItems } from "#app/jobs/job.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import {
  type Cart,
  countUnits,
  formatOperation,
  MAX_CART_BYTES,
  MAX_UNITS_PER_CART,
  MAX_UNITS_PER_LINE,
  parseOperation,
  quantityOf,
  serializeCart,
} from "#app/prices/cart.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { anyCart, anyProduct, findProduct } from "#test/support/products.ts";

/** A booked list: what a cart held, at prices and points that have changed since for some. */
const anyBooked: fc.Arbitrary<JobLine[]> = anyCart.chain((cart) =>
  fc
    .array(fc.constantFrom(0, 1_000, -500), {
      minLength: cart.length,
      maxLength: cart.length,
    })
    .map((differences) => cart.map((line, index) => bookedLine(line, differences[index] ?? 0))),
);

function bookedLine({ id, quantity }: Cart[number], difference: number): JobLine {
  const product = findProduct(id);
  if (!product) throw new Error(`No product ${id}`);
  const { name, priceCents, volume } = product;
  return { id, name, quantity, volume, priceCents: Math.max(0, priceCents + difference) };
}

function orderOf(items: JobLine[], discountCents = 0): ExplainedOrder {
  const { cents, volume } = priceCart(items, USUAL_NUMBERS);
  const totalCents = cents - discountCents;
  return { items, subtotalCents: cents, discountCents, totalCents, volume, priceReason: null };
}

const line = (id: string, quantity: number, priceCents?: number): JobLine => {
  const booked = bookedLine({ id, quantity }, 0);
  return { ...booked, priceCents: priceCents ?? booked.priceCents };
};

/** Presses on a draft, of products of any kind. */
const anyPress = fc.record({
  kind: fc.constantFrom("add", "minus", "remove" as const),
  id: anyProduct.map(({ id }) => id),
});

describe("a changed order", () => {
  test("kept units keep price and points, added ones take today's: never the other way", () => {
    fc.assert(
      fc.property(anyBooked, anyCart, (items, wanted) => {
        const order = changeOrder({ items, discountCents: 0 }, wanted, findProduct);
        for (const { id, quantity } of wanted) {
          const had = items.find((one) => one.id === id);
          const lines = order.items.filter((one) => one.id === id);
          expect(countItems(lines)).toBe(quantity);
          const kept = Math.min(quantity, had?.quantity ?? 0);
          const today = findProduct(id)?.priceCents ?? 0;
          const sum = lines.reduce((total, one) => total + one.quantity * one.priceCents, 0);
          expect(sum).toBe(kept * (had?.priceCents ?? 0) + (quantity - kept) * today);
        }
        expect(countItems(order.items)).toBe(countUnits(wanted));
      }),
    );
  });

  test("the list as booked costs what it did, whatever the price list says today", () => {
    fc.assert(
      fc.property(anyBooked, (items) => {
        const order = changeOrder({ items, discountCents: 0 }, wantedOf(items), findProduct);
        expect(order.items).toEqual(items);
        expect(order.subtotalCents).toBe(priceCart(items, USUAL_NUMBERS).cents);
      }),
    );
  });

  test("the booking's discount stays, on the new price", () => {
    const booked = { items: [line("sofa", 3)], discountCents: 1 };
    expect(changeOrder(booked, [{ id: "sofa", quantity: 4 }], findProduct)).toMatchObject({
      subtotalCents: 36_400,
      discountCents: 3_640,
      totalCents: 32_760,
    });
  });
});

describe("a draft", () => {
  test("comes back from its form as it went, and loses or invents no line", () => {
    fc.assert(
      fc.property(anyBooked, anyCart, (booked, draft) => {
        const read = readDraft(serializeCart(draft), booked, findProduct);
        expect(read.refusal).toBeNull();
        expect(new Map(read.lines.map(({ id, quantity }) => [id, quantity]))).toEqual(
          new Map(draft.map(({ id, quantity }) => [id, quantity])),
        );
        expect(read.lines).toHaveLength(draft.length);
      }),
    );
  });

  test("a press changes the row it names and no other, with JavaScript and without", () => {
    fc.assert(
      fc.property(anyBooked, anyCart, anyPress, (booked, cart, press) => {
        const draft = readDraft(serializeCart(cart), booked, findProduct).lines;
        const { lines, refusal } = pressDraft(draft, press, booked, findProduct);
        for (const { id } of [...draft, ...lines]) {
          if (id !== press.id) expect(quantityOf(lines, id)).toBe(quantityOf(draft, id));
        }
        const before = quantityOf(draft, press.id);
        const after = { add: before + 1, minus: Math.max(0, before - 1), remove: 0 }[press.kind];
        expect(quantityOf(lines, press.id)).toBe(refusal ? before : after);
        // What the server makes of the same press.
        const sent = readDraft(serializeCart(draft), booked, findProduct).lines;
        const named = parseOperation(formatOperation(press));
        expect(named && pressDraft(sent, named, booked, findProduct).lines).toEqual(lines);
      }),
    );
  });

  test("what is taken off and put back is the list as it was booked", () => {
    fc.assert(
      fc.property(
        anyBooked.filter((booked) => booked.length > 0),
        fc.nat(),
        (booked, at) => {
          const { id, quantity } = booked[at % booked.length] as JobLine;
          let { lines } = pressDraft(wantedOf(booked), { kind: "remove", id }, booked, findProduct);
          expect(isUnchanged(booked, lines)).toBe(false);
          for (let units = 0; units < quantity; units += 1) {
            lines = pressDraft(lines, { kind: "add", id }, booked, findProduct).lines;
          }
          expect(lines).toEqual(wantedOf(booked));
        },
      ),
    );
  });

  test("rows of what was taken off stay where they were", () => {
    const booked = [line("sofa", 2), line("mattress", 1)];
    expect(draftRows(booked, [{ id: "mattress", quantity: 1 }], ["desk"])).toEqual([
      { id: "sofa", quantity: 0, booked: 2 },
      { id: "mattress", quantity: 1, booked: 1 },
      { id: "desk", quantity: 0, booked: 0 },
    ]);
  });

  test("hostile lists say what is wrong with them and keep what can be read", () => {
    const booked = [line("sofa", 2), { ...line("desk", 3), id: "retired" }];
    const read = (text: string) => readDraft(text, booked, findProduct);
    expect(read("sofa.1_no-such-thing.1")).toEqual({
      lines: [{ id: "sofa", quantity: 1 }],
      refusal: "unknown",
    });
    expect(read("retired.2")).toEqual({ lines: [{ id: "retired", quantity: 2 }], refusal: null });
    expect(read("retired.4")).toEqual({ lines: [{ id: "retired", quantity: 3 }], refusal: "gone" });
    expect(read("sofa.201")).toEqual({
      lines: [{ id: "sofa", quantity: MAX_UNITS_PER_LINE }],
      refusal: "line",
    });
    expect(read("sofa.999999999").refusal).toBe("line");
    expect(read("sofa.200_mattress.200_desk.200").refusal).toBe("cart");
    for (const broken of [
      "sofa",
      "sofa.0",
      "sofa.-1",
      "sofa.1e3",
      "sofa.1.1",
      "SOFA.1",
      "_",
      " ",
    ]) {
      expect(read(broken).refusal, broken).toBe("unreadable");
    }
    expect(read("sofa.1_sofa.1")).toEqual({
      lines: [{ id: "sofa", quantity: 1 }],
      refusal: "unreadable",
    });
    expect(read(`${"a".repeat(MAX_CART_BYTES)}.1`)).toEqual({
      lines: wantedOf(booked),
      refusal: "unreadable",
    });
    expect(read("")).toEqual({ lines: [], refusal: null });
  });

  test("whatever is sent, no draft holds more than a booking takes, nor what nobody sells", () => {
    fc.assert(
      fc.property(anyBooked, fc.string({ maxLength: 200 }), (booked, text) => {
        for (const { id, quantity } of readDraft(text, booked, findProduct).lines) {
          expect(quantity).toBeLessThanOrEqual(mostUnits(id, booked, findProduct));
        }
      }),
    );
  });

  test("a press past the limits says so and changes nothing", () => {
    const booked = [{ ...line("desk", 3), id: "retired" }];
    const full = [{ id: "sofa", quantity: MAX_UNITS_PER_LINE }];
    const add = (id: string) => ({ kind: "add", id }) as const;
    expect(pressDraft(full, add("sofa"), booked, findProduct)).toEqual({
      lines: full,
      refusal: "line",
    });
    const kept = [{ id: "retired", quantity: 3 }];
    expect(pressDraft(kept, add("retired"), booked, findProduct).refusal).toBe("gone");
    expect(pressDraft(kept, add("nothing"), booked, findProduct).refusal).toBe("unknown");
    const most = [
      { id: "sofa", quantity: 200 },
      { id: "desk", quantity: 200 },
      { id: "mattress", quantity: 100 },
    ];
    expect(countUnits(most)).toBe(MAX_UNITS_PER_CART);
    expect(pressDraft(most, add("lamp"), booked, findProduct).refusal).toBe("cart");
  });
});

describe("what a draft comes to", () => {
  const booked = orderOf([line("sofa", 1), line("mattress", 1)], 1_900);

  test("an unchanged one is the booking, even where today's rules would price it anew", () => {
    const dear = { ...booked, subtotalCents: 99_999, totalCents: 98_099 };
    const order = draftOrder(dear, wantedOf(dear.items), findProduct, null);
    expect(order).toMatchObject({ subtotalCents: 99_999, totalCents: 98_099, isUnchanged: true });
    expect(isSavable(order)).toBe(false);
    expect(saveWords(order, dear)).toBe("No changes yet");
  });

  test("a changed one names the new total, and an empty one is not saved", () => {
    const more = draftOrder(
      booked,
      [...wantedOf(booked.items), { id: "desk", quantity: 1 }],
      findProduct,
      null,
    );
    expect(isSavable(more)).toBe(true);
    expect(saveWords(more, booked)).toMatch(/^Save for \$\d+\.\d\d$/);
    expect(more.priceReason).not.toBeNull();
    const none = draftOrder(booked, [], findProduct, null);
    expect([isSavable(none), saveWords(none, booked)]).toEqual([false, "Your list is empty"]);
  });

  test("one that does not fit is not saved where it is", () => {
    const wanted = [{ id: "sofa", quantity: 5 }];
    const order = draftOrder(booked, wanted, findProduct, { capacity: 550, most: 200 });
    expect(order.fit).toEqual({ fits: false, other: 350, yours: 250, left: 0, over: 50 });
    expect(isSavable(order)).toBe(false);
    const fits = draftOrder(booked, wanted, findProduct, { capacity: 550, most: 250 });
    expect(isSavable(fits)).toBe(true);
  });

  test("units at two prices are told apart", () => {
    expect(unitWords([line("sofa", 1)])).toBe("$110.00, 50 points");
    expect(unitWords([line("sofa", 2)])).toBe("$110.00, 50 points each");
    expect(unitWords([line("sofa", 1, 10_000), line("sofa", 2)])).toBe(
      "1 at $100.00, 2 at $110.00, 50 points each",
    );
    expect(unitWords([{ ...line("sofa", 1, 10_000), volume: 45.5 }, line("sofa", 2)])).toBe(
      "1 at $100.00 (45.5 points), 2 at $110.00 (50 points)",
    );
    expect(unitWords([])).toBe("");
  });
});
