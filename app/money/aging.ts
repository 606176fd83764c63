/** How late what is unpaid is (rule 468). */

import { daysBetween } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { sum } from "#app/lib/sum.ts";
import type { OpenBalance } from "./ledger.ts";

export const BANDS = ["Not due", "1–30 days", "31–60 days", "Over 60 days"] as const;

/** The last day late of each band but the last. */
const ENDS = [0, 30, 60];

type AgedRow = {
  /** The account; null: jobs that are on none. */
  account: string | null;
  /** In cents, one for each band. */
  cents: number[];
};

type Unpaid = Pick<OpenBalance, "cents" | "doneOn" | "dueOn" | "account"> & {
  job: Pick<OpenBalance["job"], "accountId">;
};

/** Days after the one on which it was due; 0 or less: it isn't late. */
function daysLate({ doneOn, dueOn }: Pick<Unpaid, "doneOn" | "dueOn">, today: string) {
  return daysBetween(dueOn ?? doneOn, today);
}

function bandOf(balance: Unpaid, today: string): number {
  const at = ENDS.findIndex((end) => daysLate(balance, today) <= end);
  return at === -1 ? ENDS.length : at;
}

/** What each account owes by how late it is, by name, and then the jobs that are on none. */
export function agingOf(balances: readonly Unpaid[], today: string): AgedRow[] {
  const rows = new Map<number | null, AgedRow>();
  for (const balance of balances.filter(({ cents }) => cents > 0)) {
    const id = balance.job.accountId ?? null;
    const row = rows.get(id) ?? { account: balance.account, cents: BANDS.map(() => 0) };
    const band = bandOf(balance, today);
    row.cents[band] = (row.cents[band] ?? 0) + balance.cents;
    rows.set(id, row);
  }
  return [...rows.values()].sort((one, other) => {
    if (one.account === null || other.account === null) return one.account === null ? 1 : -1;
    return one.account.localeCompare(other.account);
  });
}

/** The rows of the table: the account, its bands and their sum; the sum of all last. */
export function agingCells(rows: readonly AgedRow[]): string[][] {
  const words = (name: string, cents: readonly number[]) => [
    name,
    ...[...cents, sum(cents)].map((one) => (one === 0 ? "–" : formatMoney(one))),
  ];
  const all = BANDS.map((_, band) => sum(rows.map(({ cents }) => cents[band] ?? 0)));
  return [
    ...rows.map(({ account, cents }) => words(account ?? "On no account", cents)),
    ...(rows.length > 1 ? [words("All", all)] : []),
  ];
}

/** As `paymentCells`, for what is unpaid. */
export function unpaidCells(
  balances: readonly OpenBalance[],
  today: string,
): (string | number)[][] {
  return [
    [
      ...["order", "customer", "account", "PO number", "done", "due"],
      ...["days late", "age", "amount"],
    ],
    ...balances
      .filter(({ cents }) => cents > 0)
      .map((balance) => {
        const { job, account, poNumber, doneOn, dueOn, cents } = balance;
        return [
          ...[job.orderNumber, job.name, account ?? "", poNumber ?? "", doneOn, dueOn ?? doneOn],
          Math.max(0, daysLate(balance, today)),
          BANDS[bandOf(balance, today)] ?? "",
          cents / 100,
        ];
      }),
  ];
}
