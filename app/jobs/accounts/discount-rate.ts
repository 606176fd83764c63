/** What an account's discount does to a price (rule 466). */
import { numbersOf, type Order } from "#app/jobs/job-line.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import { words } from "#app/prices/words.ts";
import type { OnAccount } from "./account.ts";

type Reduced = Pick<Order, "discountCents" | "numbers"> & OnAccount;

/** The share that is taken off a job's price, in hundredths of a percent: the better of the two (rule 466). */
export function discountRate(job: Reduced): number {
  const isDiscountOn = job.hasSiteDiscount ?? job.discountCents > 0;
  return Math.max(job.accountRate || 0, isDiscountOn ? numbersOf(job).discountPercent * 100 : 0);
}

/** @param accountRate of the account, in hundredths of a percent */
export function betterRate(
  accountRate: number,
  hasSiteDiscount: boolean,
  numbers: ShopNumbers,
): number {
  return discountRate({ accountRate, hasSiteDiscount, discountCents: 0, numbers });
}

/** "(after 12.5% off)", beside a total that was reduced. */
export function discountLabel(job: Reduced): string {
  return words.discounted(discountRate(job) / 100);
}
