import type { Product } from "./catalog.ts";
import { words } from "./load-words.ts";
import type { ShopNumbers } from "./shop-numbers.ts";

/** A share of the truck, sold as one piece; its volume prices it by the ordinary rules. */
export type LoadSize = Product & {
  /** Share of a full load, 0 to 1. */
  share: number;
  hint: string;
};

/** The four load sizes (rule 9), largest first. */
export const LOADS = [
  { id: "load-full", share: 1 },
  { id: "load-three-quarter", share: 0.75 },
  { id: "load-half", share: 0.5 },
  { id: "load-quarter", share: 0.25 },
] as const;

const LOAD_IDS: ReadonlySet<string> = new Set(LOADS.map(({ id }) => id));

export const isLoad = (id: string): boolean => LOAD_IDS.has(id);

/** The load sizes with their prices and natural volumes. */
export function loadSizes({ loads }: ShopNumbers): LoadSize[] {
  return [...loads].reverse().flatMap(({ points, cents }, at) => {
    const load = LOADS[at];
    if (!load) return [];
    const priced = { category: "custom", priceCents: cents, volume: points } as const;
    return [{ ...load, ...words[load.id], ...priced }];
  });
}
