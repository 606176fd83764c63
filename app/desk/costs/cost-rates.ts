/** What an hour and a mile cost, as the owner types it (rules 458 and 459). */
import { readCents } from "#app/lib/read-cents.ts";
import type { Rates } from "#app/money/earnings/earnings.ts";

export const COST_FIELDS = ["hour", "people", "mile"] as const;
type CostFields = Record<(typeof COST_FIELDS)[number], string>;

const MAX_HOUR_CENTS = 50_000;
const MAX_MILE_CENTS = 5_000;

export function costFields(rates: Rates | undefined): CostFields {
  const dollars = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));
  const { hourCents = null, mileCents = null, people = null } = rates ?? {};
  return { hour: dollars(hourCents), mile: dollars(mileCents), people: `${people ?? ""}` };
}

export function readRates({
  hour,
  people,
  mile,
}: CostFields):
  | { ok: true; rates: Omit<Rates, "from"> }
  | { ok: false; problem: string; advice: string } {
  const advice = "Nothing is changed yet.";
  const hourCents = hour === "" ? null : readCents(hour);
  const mileCents = mile === "" ? null : readCents(mile);
  if (hour !== "" && (hourCents === null || hourCents > MAX_HOUR_CENTS)) {
    return { ok: false, problem: "Type what an hour costs in dollars, like 22.50.", advice };
  }
  if (people !== "" && !/^[1-9]$/.test(people)) {
    return { ok: false, problem: "Type how many people, 1 to 9, or leave it blank.", advice };
  }
  if (mile !== "" && (mileCents === null || mileCents > MAX_MILE_CENTS)) {
    return { ok: false, problem: "Type what a mile costs in dollars, like 0.70.", advice };
  }
  const count = people === "" ? null : Number(people);
  return { ok: true, rates: { hourCents, mileCents, people: count } };
}

/** Days before keep their rates; of a day the last ones count. */
export function withRates(known: readonly Rates[], added: Rates): Rates[] {
  return [...known.filter(({ from }) => from < added.from), added];
}
