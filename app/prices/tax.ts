/**
 * Sales tax (rules 200 to 203). Amounts are integer cents; a rate is in hundredths of a percent,
 * so that 8.25% is 825.
 */

import { formatMoney } from "#app/lib/money.ts";
import { words } from "./words.ts";

/** unset: the owner has not said how prices stand to the tax; none is shown or charged. */
export type TaxMode = "unset" | "included" | "added";

export type TaxSetting = { mode: TaxMode; rate: number };

/** A price to show what each way comes to. */
export const TAX_EXAMPLE_CENTS = 40_459;
export const NO_TAX: TaxSetting = { mode: "unset", rate: 0 };
/** The rate in Houston, which the settings offer first. */
export const HOUSTON_RATE = 825;
/** More is a slip of the finger. */
export const MAX_RATE = 2_500;

const WHOLE = 10_000;

/** A price with its tax: `baseCents` and `taxCents` always add up to `totalCents`. */
export type TaxedPrice = TaxSetting & { baseCents: number; taxCents: number; totalCents: number };

/**
 * Takes the tax out of a price that includes it, or adds it to one that does not, rounded to the
 * cent, half a cent up.
 * @param cents a price after every discount, not negative
 */
export function taxOn(cents: number, { mode, rate }: TaxSetting): TaxedPrice {
  const kept = { mode, rate: mode === "unset" ? 0 : rate };
  if (mode === "unset") return { ...kept, baseCents: cents, taxCents: 0, totalCents: cents };
  if (mode === "added") {
    const taxCents = roundedQuotient(cents * rate, WHOLE);
    return { ...kept, baseCents: cents, taxCents, totalCents: cents + taxCents };
  }
  const baseCents = roundedQuotient(cents * WHOLE, WHOLE + rate);
  return { ...kept, baseCents, taxCents: cents - baseCents, totalCents: cents };
}

/** Exact for sums up to nine billion dollars. */
function roundedQuotient(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/**
 * The tax that a job is charged: as its customer was told when booking. A price that was told
 * without a word about tax is the price to pay, whatever the owner has set since.
 * @param told what held when it was booked; null: nothing was set
 */
export function taxOfJob(told: TaxSetting | null, current: TaxSetting): TaxSetting {
  if (told && told.mode !== "unset") return told;
  return current.mode === "added" ? { ...current, mode: "included" } : current;
}

/** What stands beside a price before it is paid; null where nothing is known of the tax, or to pay. */
export function taxWords(cents: number, setting: TaxSetting): string | null {
  if (setting.mode === "unset" || cents === 0) return null;
  const rate = formatRate(setting.rate);
  if (setting.mode === "included") return words.taxIncluded(rate);
  const { taxCents, totalCents } = taxOn(cents, setting);
  return words.taxAdded(rate, formatMoney(taxCents), formatMoney(totalCents));
}

/** What the tax does to a total, where there is room for a word or two alone. */
export function taxHint({ mode }: TaxSetting): string {
  return words.taxHints[mode];
}

/** The same for a job, as its customer was told when booking. */
export function bookedTaxWords(job: {
  totalCents: number;
  taxMode?: TaxMode | null;
  taxRate?: number | null;
}): string | null {
  return taxWords(job.totalCents, { mode: job.taxMode ?? "unset", rate: job.taxRate ?? 0 });
}

/** "8.25%". */
export function formatRate(rate: number): string {
  return `${(rate / 100).toFixed(3).replace(/\.?0+$/, "")}%`;
}
