import type { Product } from "./catalog.ts";

/** A share of the truck, sold as one piece; its volume prices it by the ordinary rules. */
export type LoadSize = Product & {
  /** Share of a full load, 0 to 1. */
  share: number;
  hint: string;
};

/** The four load sizes (rule 9), largest first, with their natural volumes. */
export const LOAD_SIZES: readonly LoadSize[] = [
  {
    id: "load-full",
    name: "Full Load",
    category: "custom",
    priceCents: 100_000,
    volume: 550,
    share: 1,
    hint: "Whole-home or estate cleanout",
  },
  {
    id: "load-three-quarter",
    name: "3/4 Load",
    category: "custom",
    priceCents: 75_000,
    volume: 412.5,
    share: 0.75,
    hint: "Two-car garage, big remodel",
  },
  {
    id: "load-half",
    name: "1/2 Load",
    category: "custom",
    priceCents: 50_000,
    volume: 275,
    share: 0.5,
    hint: "One-bedroom apartment",
  },
  {
    id: "load-quarter",
    name: "1/4 Load",
    category: "custom",
    priceCents: 25_000,
    volume: 137.5,
    share: 0.25,
    hint: "A few large pieces",
  },
];
