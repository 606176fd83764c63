/** A job's money in the words of the terminal. */

import type { TrackedJob } from "#app/jobs/job.ts";
import { type JobMoney, jobTax, owedCents, type Payment } from "#app/jobs/money/job-money.ts";
import { METHOD_WORDS } from "#app/jobs/money/receipt.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatRate, type TaxSetting, taxOn } from "#app/prices/tax.ts";

/** Names and what they say, for `facts`. */
export function moneyFacts(job: TrackedJob, money: JobMoney, current: TaxSetting) {
  const { final, payments, receipts } = money;
  const tax = final?.tax ?? taxOn(job.totalCents, jobTax(job, current));
  const entries: [name: string, words: string][] = [];
  if (tax.mode !== "unset") {
    entries.push(["Tax", `${formatMoney(tax.taxCents)}, ${formatRate(tax.rate)} ${tax.mode}`]);
  }
  if (final) {
    const why = final.reason === "" ? "as booked" : final.reason;
    entries.push(["Final", `${formatMoney(tax.totalCents)}: ${why}`]);
  }
  if (payments.length > 0) entries.push(["Paid", payments.map(paymentWords).join("\n")]);
  entries.push(["To pay", formatMoney(owedCents(job, money, current))]);
  if (receipts.length > 0) {
    const words = receipts.map(({ number, issuedAt, voidReason }) => {
      const issued = `${number}, ${houstonTime(issuedAt)}`;
      return voidReason === null ? issued : `${issued}, void: ${voidReason}`;
    });
    entries.push(["Receipts", words.join("\n")]);
  }
  return entries;
}

/** "No. 3: $120.00 by cash, tip $20.00, Mon, Jul 20, 2026, 10:30 AM". */
function paymentWords({ id, cents, tipCents, method, at, voidedAt, voidReason }: Payment): string {
  const tip = tipCents > 0 ? `, tip ${formatMoney(tipCents)}` : "";
  const isVoid = voidedAt === null ? "" : `, void: ${voidReason}`;
  return `No. ${id}: ${formatMoney(cents)} by ${METHOD_WORDS[method]}${tip}, ${houstonTime(at)}${isVoid}`;
}
