/** What was charged and paid, row by row, for the owner and the accountant (rule 403). */
import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import { dueDay } from "#app/jobs/accounts/due.ts";
import { balanceOfFinal } from "#app/jobs/money/money.server.ts";
import { receiptNumber } from "#app/jobs/money/receipt.ts";
import { addDays, houstonDate, startOfDay } from "#app/lib/dates.ts";
import type { Database } from "#db/open.server.ts";
import { accounts, jobFinals, jobs, payments, receipts } from "#db/schema.ts";
import type { LedgerPayment, LedgerReceipt, OpenBalance, TaxedJob } from "./ledger.ts";

/** Days of Houston, YYYY-MM-DD, both included. */
export type Days = { from: string; to: string };

/** Who took what nobody took, and what was taken before it was kept by whom. */
const BY_ITSELF = "Card, online";
const NOT_KEPT = "Not recorded";

/** Every payment that was taken or given back in these days, voided ones too, the oldest first. */
export function ledgerPayments(database: Database, { from, to }: Days): LedgerPayment[] {
  return database
    .select({
      at: payments.at,
      method: payments.method,
      cents: payments.cents,
      tipCents: payments.tipCents,
      voidedAt: payments.voidedAt,
      stripeId: payments.stripeId,
      takenBy: payments.takenBy,
      orderNumber: jobs.orderNumber,
      name: jobs.name,
      receipt: sql<
        string | null
      >`(SELECT ${receipts.year} || ' ' || ${receipts.number} FROM ${receipts}
        WHERE ${receipts.jobId} = ${payments.jobId} AND ${receipts.voidedAt} IS NULL)`,
    })
    .from(payments)
    .innerJoin(jobs, eq(jobs.id, payments.jobId))
    .where(within(sql`${payments.at}`, { from, to }))
    .orderBy(asc(payments.at), asc(payments.id))
    .all()
    .map(({ at, receipt, voidedAt, stripeId, takenBy, ...row }) => {
      const [year, number] = (receipt ?? "").split(" ").map(Number);
      return {
        ...row,
        day: houstonDate(at),
        isVoid: voidedAt !== null,
        takenBy: takenBy ?? (stripeId === null ? NOT_KEPT : BY_ITSELF),
        receipt: year && number ? receiptNumber({ year, number }) : null,
      };
    });
}

/** Every receipt that was issued in these days, voided ones too, in the order of their numbers. */
export function ledgerReceipts(database: Database, { from, to }: Days): LedgerReceipt[] {
  return database
    .select()
    .from(receipts)
    .where(within(sql`${receipts.issuedAt}`, { from, to }))
    .orderBy(asc(receipts.year), asc(receipts.number))
    .all()
    .map(({ year, number, issuedAt, receipt, voidedAt, voidReason }) => ({
      number: receiptNumber({ year, number }),
      issuedOn: houstonDate(issuedAt),
      doneOn: houstonDate(receipt.doneAt),
      orderNumber: receipt.orderNumber,
      name: receipt.name,
      discountCents: receipt.final.discountCents,
      tax: receipt.final.tax,
      voidReason: voidedAt === null ? null : (voidReason ?? ""),
    }));
}

/** The jobs that were done in these days, at the prices that count now. */
export function taxedJobs(database: Database, { from, to }: Days): TaxedJob[] {
  return database
    .select({ endedAt: jobs.endedAt, final: jobFinals.final })
    .from(jobFinals)
    .innerJoin(jobs, eq(jobs.id, jobFinals.jobId))
    .where(
      and(
        isNull(jobFinals.replacedAt),
        eq(jobs.stage, "done"),
        within(sql`${jobs.endedAt}`, { from, to }),
      ),
    )
    .all()
    .map(({ endedAt, final }) => ({ doneOn: houstonDate(endedAt ?? ""), tax: final.tax }));
}

/** Jobs that are done whose payments do not make up their price, the oldest first. */
export function openBalances(database: Database): OpenBalance[] {
  const cents = balanceOfFinal();
  return database
    .select({ job: jobs, cents, account: accounts.name, poNumber: accounts.poNumber })
    .from(jobFinals)
    .innerJoin(jobs, eq(jobs.id, jobFinals.jobId))
    .leftJoin(accounts, eq(accounts.id, jobs.accountId))
    .where(and(isNull(jobFinals.replacedAt), eq(jobs.stage, "done"), sql`${cents} <> 0`))
    .orderBy(desc(sql`${cents} > 0`), asc(jobs.endedAt))
    .all()
    .map((row) => ({
      ...row,
      ...{ doneOn: houstonDate(row.job.endedAt ?? row.job.createdAt), dueOn: dueDay(row.job) },
    }));
}

function within(column: SQL, { from, to }: Days): SQL | undefined {
  return and(gte(column, startOfDay(from)), lt(column, startOfDay(addDays(to, 1))));
}
