/** What the customer reads of a list's advice (rules 170 to 174), and the button that follows it. */

import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { words } from "./advice-words.ts";
import { type Cart, type ProductLine, serializeCart } from "./cart.ts";
import { applySwap, formatSwap } from "./cart-swap.ts";
import type { Catalog, Product } from "./catalog.ts";
import { applyDiscount } from "./discount.ts";
import type { ChatAdvice } from "./list-questions.ts";
import { advisePrice, type PriceAdvice } from "./price-advice.ts";
import { type Price, priceCart } from "./pricing.ts";
import type { ShopNumbers } from "./shop-numbers.ts";

/** A line of advice: its words, its button's words and value. */
export type AdviceLine = {
  text: string;
  label: string;
  press: string;
  /** The list costs less then. */
  isSaving: boolean;
};

/** The advice for a list; `cart` and `isDiscountOn` say for which one it was given. */
export type ListAdvice = {
  cart: string;
  isDiscountOn: boolean;
  lines: readonly AdviceLine[];
};

type FindProduct = (id: string) => Product | undefined;

/** What advice looks up: the list that is sold, load sizes included, and the shop's numbers. */
export type AdviceShop = { catalog: Catalog; findProduct: FindProduct; numbers: ShopNumbers };

/** Advice in words, with totals as the customer is shown them. */
export function adviseList(
  lines: readonly ProductLine[],
  isDiscountOn: boolean,
  shop: AdviceShop,
): ListAdvice {
  const price = priceCart(lines, shop.numbers);
  return {
    cart: serializeCart(lines),
    isDiscountOn,
    lines: advisePrice(lines, shop.catalog, shop.numbers).map((advice) =>
      adviceLine(advice, lines, price, isDiscountOn, shop),
    ),
  };
}

/** The same advice for the chat's and the estimate's list: each with the list that it would leave. */
export function adviseChat(
  lines: readonly ProductLine[],
  isDiscountOn: boolean,
  shop: AdviceShop,
): ChatAdvice[] {
  const price = priceCart(lines, shop.numbers);
  const cart = lines.map(({ id, quantity }) => ({ id, quantity }));
  return advisePrice(lines, shop.catalog, shop.numbers).map((advice) => {
    const { text, label } = adviceLine(advice, lines, price, isDiscountOn, shop);
    return {
      about: advice.kind,
      text,
      options: [{ label, lines: applySwap(cart, advice.swap).cart }],
      finalPrice: advice.cents / 100,
      saving: advice.savingCents / 100,
    };
  });
}

/** @param lines the list that the advice is for, each with its name and units */
export function adviceLine(
  advice: PriceAdvice,
  lines: readonly Pick<ProductLine, "id" | "name" | "quantity">[],
  price: Price,
  isDiscountOn: boolean,
  { findProduct, numbers }: Pick<AdviceShop, "findProduct" | "numbers">,
): AdviceLine {
  const before = applyDiscount(price.cents, isDiscountOn, numbers).totalCents;
  const after = applyDiscount(advice.cents, isDiscountOn, numbers).totalCents;
  const costs = [formatMoney(after), formatMoney(before - after)] as const;
  const named = nameUnits(advice.swap.put, findProduct);
  return {
    text: textOf(advice, { lines, price, costs, named, numbers }),
    label: labelOf(advice),
    press: formatSwap(advice.swap),
    isSaving: advice.savingCents > 0,
  };
}

type Known = {
  lines: readonly Pick<ProductLine, "id" | "name" | "quantity">[];
  price: Price;
  /** What is paid then, and how much less that is. */
  costs: readonly [price: string, less: string];
  /** The pieces that come: "Lamp and Nightstand". */
  named: string;
  numbers: ShopNumbers;
};

function textOf({ kind, swap, savingCents }: PriceAdvice, known: Known): string {
  const { lines, price, costs, named } = known;
  switch (kind) {
    case "remove": {
      const same = lines.filter(({ id }) => id === swap.take[0]?.id);
      const isOnly = same.reduce((units, { quantity }) => units + quantity, 0) === 1;
      return words.without(same[0]?.name ?? "", isOnly, ...costs);
    }
    case "set":
      return words.asSet(named, ...costs);
    case "load":
      return words.asLoad(named, ...costs);
    case "add":
      return savingCents > 0 ? words.with(named, ...costs) : roomWords(price, known);
  }
}

/** What is free before the price goes up. */
function roomWords({ by, volume, sumCents }: Price, { numbers, named }: Known): string {
  if (by.rule === "flat") {
    const from = numbers.loads.findLast(({ points }) => points <= volume)?.points ?? 0;
    return words.freePoints(formatPoints(from + numbers.reach - volume), named);
  }
  if (by.rule === "minimum") {
    return words.freeSum(formatMoney(numbers.minimumCents - sumCents), named);
  }
  return words.free(named);
}

function labelOf({ kind, swap }: PriceAdvice): string {
  if (kind !== "add") return words[kind];
  return isOne(swap.put) ? words.addOne : words.addBoth;
}

function isOne(cart: Cart): boolean {
  return cart.length === 1 && cart[0]?.quantity === 1;
}

function nameUnits(cart: Cart, findProduct: FindProduct): string {
  return words.names(
    cart.map(
      ({ id, quantity }) => `${findProduct(id)?.name}${quantity > 1 ? ` × ${quantity}` : ""}`,
    ),
  );
}
