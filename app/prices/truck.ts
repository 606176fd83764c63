/** How full the truck is: a load is 550 points (rules 20 and 21). The confirmation counts otherwise (load-tier.ts). */
import { formatPoints } from "#app/lib/money.ts";
import { FULL_LOAD_POINTS } from "./pricing.ts";

/** Truck Fill label (rule 20): "Empty", "Load 1 - 1/4" … "Load 2"; volume in points. */
export function truckFillLabel(volume: number): string {
  if (volume === 0) return "Empty";
  const load = `Load ${Math.floor(volume / FULL_LOAD_POINTS) + 1}`;
  const share = truckFillShare(volume);
  if (share === 0) return load;
  if (share <= 0.25) return `${load} - 1/4`;
  if (share <= 0.5) return `${load} - 1/2`;
  if (share <= 0.75) return `${load} - 3/4`;
  return `${load} - Full`;
}

/** Width of the Truck Fill bar, 0 to 1: what is on the truck now, past the loads already full. */
export function truckFillShare(volume: number): number {
  return (volume % FULL_LOAD_POINTS) / FULL_LOAD_POINTS;
}

/** What the Truck Fill bar measures: "250 of 550 points", of the load it is at. */
export function truckFillMeasure(volume: number): string {
  return `${formatPoints(volume % FULL_LOAD_POINTS)} of ${FULL_LOAD_POINTS} points, a full load`;
}

/** How much of one truck a load takes, 0 to 1: what is full stays full. */
export function loadShare(volume: number): number {
  return Math.min(1, volume / FULL_LOAD_POINTS);
}
