import type { DiscountedPrice } from "#app/prices/discount.ts";
import { type ShopNumbers, USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";

/** A cart line as it was booked: names, prices (cents) and points do not follow the catalogue. */
export type JobLine = {
  id: string;
  name: string;
  quantity: number;
  priceCents: number;
  volume: number;
};

/** A list and what it comes to, without a tax that is added. */
export type Order = DiscountedPrice & {
  items: readonly JobLine[];
  /** Points. */
  volume: number;
  /** The shop's numbers that it was booked with (rule 437); null or left out: the usual ones. */
  numbers?: ShopNumbers | null | undefined;
};

/** The numbers that an order's price counts with, whatever the shop's are now. */
export function numbersOf({ numbers }: Pick<Order, "numbers">): ShopNumbers {
  return numbers ?? USUAL_NUMBERS;
}
