/** The load on the confirmation: its tier and its bar count 450 points to a truck (rules 22 and 23). */
import { FULL_LOAD_POINTS } from "./pricing.ts";

const CONFIRMATION_CAPACITY_POINTS = 450;

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
export const CONFIRMATION_MEASURE =
  `Load tier and this bar count ${CONFIRMATION_CAPACITY_POINTS} points to a truck; Truck Fill in ` +
  `the cart counts ${FULL_LOAD_POINTS}, the full load a price is made from.`;
