/**
 * How full the trucks are: a full one holds 550 points (rules 20, 21, 365). The confirmation's bar counts
 * otherwise (load-tier.ts).
 */
import { formatPoints } from "#app/lib/money.ts";
import { FULL_LOAD_POINTS, QUARTERS } from "./shop-numbers.ts";
import { words } from "./words.ts";

/** Truck Fill label (rule 20): "Empty", "Load 1 - 1/4" … "Load 2"; volume in points. */
export function truckFillLabel(volume: number): string {
  if (volume === 0) return words.emptyTruck;
  const { full, part } = truckLoads(volume);
  const load = words.load(full + 1);
  const quarter = QUARTERS[Math.ceil(part * 4) - 1];
  return quarter ? `${load} - ${quarter}` : load;
}

/** How many trucks are full, and how much of the next one is used, 0 to 1: the Truck Fill bar. */
export function truckLoads(volume: number): { full: number; part: number } {
  return {
    full: Math.floor(volume / FULL_LOAD_POINTS),
    part: (volume % FULL_LOAD_POINTS) / FULL_LOAD_POINTS,
  };
}

/** How many trucks the points fill (rule 365): "25% of a truck", "1 full truck and 34% of another". */
function truckWords(volume: number): string {
  const { full, part } = truckLoads(volume);
  return words.trucks(full, part && Math.min(99, Math.round(part * 100) || 1));
}

/** The points and how many trucks they fill: "135 of 550 points: 25% of a truck"; nothing for none. */
export function truckMeasure(volume: number): string {
  const most = volume < FULL_LOAD_POINTS && FULL_LOAD_POINTS;
  return volume === 0 ? "" : words.measure(formatPoints(volume), most, truckWords(volume));
}

/** Label and measure as one line of text: "Truck Fill: Load 2 (550 points: 1 full truck)". */
export function truckFillWords(volume: number): string {
  const measure = truckMeasure(volume);
  return `${words.truckFill}: ${truckFillLabel(volume)}${measure && ` (${measure})`}`;
}

/** A list in a few words: "5 items, 1 full truck". */
export function loadWords({ units, volume }: { units: number; volume: number }): string {
  const items = words.items(units);
  return volume === 0 ? items : `${items}, ${truckWords(volume)}`;
}

/** How much of the first truck is used, 0 to 1: what is full stays full. */
export function loadShare(volume: number): number {
  return Math.min(1, volume / FULL_LOAD_POINTS);
}
