import type { Product } from "./catalog.ts";
import type { ShopNumbers } from "./shop-numbers.ts";

/** A share of the truck, sold as one piece; its volume prices it by the ordinary rules. */
export type LoadSize = Product & {
  /** Share of a full load, 0 to 1. */
  share: number;
  hint: string;
};

/** The four load sizes (rule 9), largest first. */
export const LOADS = [
  { id: "load-full", name: "Full Load", share: 1, hint: "Whole-home or estate cleanout" },
  { id: "load-three-quarter", name: "3/4 Load", share: 0.75, hint: "Two-car garage, big remodel" },
  { id: "load-half", name: "1/2 Load", share: 0.5, hint: "One-bedroom apartment" },
  { id: "load-quarter", name: "1/4 Load", share: 0.25, hint: "A few large pieces" },
] as const;

const LOAD_IDS: ReadonlySet<string> = new Set(LOADS.map(({ id }) => id));

export const isLoad = (id: string): boolean => LOAD_IDS.has(id);

/** The load sizes with their prices and natural volumes. */
export function loadSizes({ loads }: ShopNumbers): LoadSize[] {
  return [...loads].reverse().flatMap(({ points, cents }, at) => {
    const load = LOADS[at];
    return load ? [{ ...load, category: "custom", priceCents: cents, volume: points }] : [];
  });
}
