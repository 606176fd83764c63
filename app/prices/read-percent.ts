/** Percentages as they are typed, in hundredths of a percent. */
import { MAX_RATE } from "./tax.ts";

/** "12.5" or "12.5 %"; null for what is none from 0 to 100. */
export function readPercent(typed: string): number | null {
  const match = /^(\d{1,2}|100)(?:\.(\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (!match) return null;
  const rate = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return rate <= 10_000 ? rate : null;
}

/** A rate of sales tax, as `readPercent` reads it; null for what is none. */
export function readRate(typed: string): number | null {
  const rate = readPercent(typed);
  return rate !== null && rate <= MAX_RATE ? rate : null;
}
