import type { words as en } from "./link-words.en.ts";

const DIRECTIONS = {
  north: "al norte",
  northeast: "al noreste",
  east: "al este",
  southeast: "al sureste",
  south: "al sur",
  southwest: "al suroeste",
  west: "al oeste",
  northwest: "al noroeste",
};

function inMiles(miles: number): string {
  const rounded = Math.max(1, Math.round(miles));
  return rounded === 1 ? "1 milla" : `${rounded} millas`;
}

/** "downtown Houston", or a place that the owner named. */
export function fromMiddle(middle: string): string {
  return middle.replace(/^(downtown )?/, (downtown) => (downtown ? "del centro de " : "de "));
}

export const words: typeof en = {
  downtown: "centro",
  around: "y alrededores",
  away: ({ miles, direction }) => `${inMiles(miles)} ${DIRECTIONS[direction]}`,
};
