import type { DiscountedPrice } from "#app/prices/discount.ts";

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
};
