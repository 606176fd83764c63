/** The load on the confirmation: its tier and its bar count 450 points to a truck (rules 22 and 23). */
import { formatPoints } from "#app/lib/money.ts";

const CONFIRMATION_CAPACITY_POINTS = 450;
/** The most points of each tier. */
const TIERS = [
  [112.5, "1/4 Load"],
  [225, "1/2 Load"],
  [337.5, "3/4 Load"],
] as const;

/** Load tier of the confirmation (rule 22), from points. */
export function loadTier(volume: number): string {
  return tierBelowFull(volume)?.[1] ?? "Full Load";
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
  return most ? `up to ${most} points` : `more than ${TIERS.at(-1)?.[0]} points`;
}

/** What the bar counts (rule 23): "235 points; the bar is full at 450". */
export function barMeasure(volume: number): string {
  return `${formatPoints(volume)} points; the bar is full at ${CONFIRMATION_CAPACITY_POINTS}`;
}
