/** Sets of the price list whose parts it has too, by their ids; a list without one has no such set. */
import type { CartLine } from "./cart.ts";

export type ItemSet = { id: string; parts: readonly CartLine[] };

const SIZES = ["twin", "full", "queen", "king"] as const;

export const ITEM_SETS: readonly ItemSet[] = [
  ...SIZES.map((size) => ({
    id: `bed-set-${size}`,
    parts: ["mattress", "box-spring", "bed-frame"].map((part) => ({
      id: `${part}-${size}`,
      quantity: 1,
    })),
  })),
  {
    id: "dining-set",
    parts: [
      { id: "dining-table", quantity: 1 },
      { id: "dining-chair", quantity: 4 },
    ],
  },
  {
    id: "patio-set",
    parts: [
      { id: "patio-table", quantity: 1 },
      { id: "patio-chair", quantity: 4 },
    ],
  },
];
