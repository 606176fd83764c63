/** What junk removal usually costs in Houston (rule 12), smallest job first. */
import { formatDollars } from "#app/lib/money.ts";

export const PRICE_RANGES = [
  { id: "single", lowCents: 7_500, highCents: 15_000, isOpen: false },
  { id: "small", lowCents: 10_000, highCents: 25_000, isOpen: false },
  { id: "medium", lowCents: 30_000, highCents: 50_000, isOpen: false },
  { id: "full", lowCents: 60_000, highCents: 120_000, isOpen: true },
] as const;

type PriceRange = (typeof PRICE_RANGES)[number];
export type PriceRangeId = PriceRange["id"];

/** "$100-$250"; "$600-$1,200+" for a range that ends nowhere. */
export function formatRange({ lowCents, highCents, isOpen }: PriceRange): string {
  return `${formatDollars(lowCents)}-${formatDollars(highCents)}${isOpen ? "+" : ""}`;
}
