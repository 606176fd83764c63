/** The load on the confirmation: its tier and its bar count 450 points to a truck (rules 22 and 23). */
import { formatPoints } from "#app/lib/money.ts";
import { words as loads } from "./load-words.ts";
import { words } from "./tier-words.ts";

const CONFIRMATION_CAPACITY_POINTS = 450;
/** The most points of each tier. */
const TIERS = [
  [112.5, "load-quarter"],
  [225, "load-half"],
  [337.5, "load-three-quarter"],
] as const;

/** Load tier of the confirmation (rule 22), from points. */
export function loadTier(volume: number): string {
  return loads[tierBelowFull(volume)?.[1] ?? "load-full"].name;
}

function tierBelowFull(volume: number) {
  return TIERS.find(([points]) => volume <= points);
}

/** Percent full on the confirmation, 0 to 100. */
export function truckPercentFull(volume: number): number {
  return Math.min(100, Math.round((volume / CONFIRMATION_CAPACITY_POINTS) * 100));
}

/** The points that a load tier stands for: "up to 225 points" (rule 22). */
export function tierMeasure(volume: number): string {
  const most = tierBelowFull(volume)?.[0];
  return most ? words.upTo(most) : words.moreThan(TIERS[2][0]);
}

/** What the bar counts (rule 23): "235 points; the bar is full at 450". */
export function barMeasure(volume: number): string {
  return words.bar(formatPoints(volume), CONFIRMATION_CAPACITY_POINTS);
}
