import type { ReadName } from "./reads.ts";

const COUNTS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

const reads: Record<ReadName, string> = {
  cost: "What junk removal costs in {city}",
  "load-cost": "What a load costs",
  "single-items": "What single items cost",
  "worked-out": "Four pickups, worked out",
  compare: "How we compare",
  save: "Ten ways to save",
  sell: "Sell what still works",
  "city-pickup": "Use your city's own pickup first",
  minimum: "Use up the minimum",
  sets: "Pick sets, not pieces",
  "one-trip": "One trip beats two",
  share: "Share a truck with a neighbor",
  payment: "Do I pay anything up front?",
  "same-day": "Can you come today?",
  "load-or-items": "Load size or item by item?",
  "bigger-pile": "What if my pile is bigger?",
  "not-taken": "What we don't take",
  "be-home": "Do I need to be home?",
  business: "Do you take business jobs?",
  discount: "How the 10% off works",
};

/** What the server says on a city's page beside the city's own words. */
export const words = {
  reads,
  windows: (count: number, from: string, to: string): [string, string] => [
    `${COUNTS[count]} ${count === 1 ? "window" : "windows"} a day`,
    `${from} to ${to} online, and today if you call`,
  ],
};
