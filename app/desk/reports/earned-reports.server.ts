import type { Earnings } from "#app/money/earnings/earnings.server.ts";
import type { Rates } from "#app/money/earnings/earnings.ts";
import { profitReports } from "#app/money/earnings/profit-reports.ts";
import { words as categories } from "#app/prices/category-words.en.ts";
import { priceList } from "#app/prices/shop.server.ts";

/** The reports of what was earned, with the price list's categories. */
export function earnedReports(earnings: Earnings) {
  const { byId } = priceList().catalog;
  return profitReports(earnings, (item) => {
    const key = byId.get(item)?.category;
    return key && categories[key].name;
  });
}

/** "Labor and fuel aren't counted: no rate is set."; "": both are. */
export function notCountedWords(rates: readonly Rates[]): string {
  const { hourCents = null, mileCents = null } = rates.at(-1) ?? {};
  if (hourCents !== null && mileCents !== null) return "";
  if (hourCents === null && mileCents === null) {
    return "Labor and fuel aren't counted: no rate is set.";
  }
  return `${hourCents === null ? "Labor" : "Fuel"} isn't counted: no rate is set.`;
}
