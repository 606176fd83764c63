/**
 * How full the truck is. Two capacities are in use: the Truck Fill label and its bar count 550 points
 * (rules 20 and 21), the confirmation's tier and bar 450 (rules 22 and 23).
 */
import { formatPoints } from "./money.ts";
import { FULL_LOAD_POINTS } from "./pricing.ts";

export const CONFIRMATION_CAPACITY_POINTS = 450;

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

/** Load tier of the confirmation (rule 22), from points. */
export function loadTier(volume: number): "1/4 Load" | "1/2 Load" | "3/4 Load" | "Full Load" {
  if (volume <= 112.5) return "1/4 Load";
  if (volume <= 225) return "1/2 Load";
  if (volume <= 337.5) return "3/4 Load";
  return "Full Load";
}

/** Percent full on the confirmation, 0 to 100. */
export function truckPercentFull(volume: number): number {
  return Math.min(100, Math.round((volume / CONFIRMATION_CAPACITY_POINTS) * 100));
}

/** What the confirmation's tier and bar measure, told apart from Truck Fill. */
export const CONFIRMATION_MEASURE = `Load tier and this bar count ${CONFIRMATION_CAPACITY_POINTS} points to a truck; Truck Fill in the cart counts ${FULL_LOAD_POINTS}, the full load a price is made from.`;

/** How much of one truck a load takes, 0 to 1: what is full stays full. */
export function loadShare(volume: number): number {
  return Math.min(1, volume / FULL_LOAD_POINTS);
}
