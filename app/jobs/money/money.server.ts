/** What jobs came to, what was paid for them, and their receipts. */
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { addInvoice } from "#app/jobs/accounts/invoices.server.ts";
import { issueMonthlyInvoices } from "#app/jobs/accounts/monthly-invoices.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import type { Database } from "#db/open.server.ts";
import { jobFinals, payments, receipts } from "#db/schema.ts";
import { closeCheckouts, markPaid, settleCardRefund } from "./checkouts.server.ts";
import {
  currentReceipt,
  type IssuedReceipt,
  type JobMoney,
  type MoneyChange,
  makeReceipt,
  type Payment,
} from "./job-money.ts";
import { type JobOutcome, outcomeOf } from "./job-outcome.ts";
import { nextNumber } from "./next-number.server.ts";
import { type FinalPrice, type Receipt, receiptNumber } from "./receipt.ts";

export function findMoney(database: Database, jobId: number): JobMoney {
  return {
    final: findFinal(database, jobId),
    payments: findPayments(database, [jobId]).get(jobId) ?? [],
    receipts: findReceipts(database, jobId),
  };
}

/** The price that counts of a job that is done; null: it is not, or a version before the desk said so. */
function findFinal(database: Database, jobId: number): FinalPrice | null {
  return (
    database
      .select({ final: jobFinals.final })
      .from(jobFinals)
      .where(and(eq(jobFinals.jobId, jobId), isNull(jobFinals.replacedAt)))
      .get()?.final ?? null
  );
}

/** The final prices of several jobs, by the job's id. */
export function findFinals(database: Database, jobIds: readonly number[]): Map<number, FinalPrice> {
  const rows = database
    .select({ jobId: jobFinals.jobId, final: jobFinals.final })
    .from(jobFinals)
    .where(and(inArray(jobFinals.jobId, [...jobIds]), isNull(jobFinals.replacedAt)))
    .all();
  return new Map(rows.map(({ jobId, final }) => [jobId, final]));
}

/** Tells of each of these jobs what it comes to, and how far it is. */
export function readOutcomes(database: Database, jobs: readonly Job[]): (job: Job) => JobOutcome {
  const finals = findFinals(
    database,
    jobs.map(({ id }) => id),
  );
  const { tax } = findSettings(database);
  return (job) => outcomeOf(job, finals.get(job.id) ?? null, tax);
}

/** The payments of several jobs, voided ones too, by the job's id and the oldest first. */
export function findPayments(
  database: Database,
  jobIds: readonly number[],
): Map<number, Payment[]> {
  const rows = database
    .select()
    .from(payments)
    .where(inArray(payments.jobId, [...jobIds]))
    .orderBy(asc(payments.id))
    .all();
  const byJob = new Map<number, Payment[]>();
  for (const { jobId, ...payment } of rows) {
    byJob.set(jobId, [...(byJob.get(jobId) ?? []), payment]);
  }
  return byJob;
}

/** `balanceCents` of a done job, in a statement that joins its final price; null without one. */
export function balanceOfFinal() {
  return sql<number>`${jobFinals.totalCents} - coalesce((SELECT sum(${payments.cents})
    FROM ${payments} WHERE ${payments.jobId} = ${jobFinals.jobId} AND ${payments.voidedAt} IS NULL), 0)`;
}

/** A job's receipts, voided ones too, the oldest first. */
export function findReceipts(database: Database, jobId: number): IssuedReceipt[] {
  return database
    .select()
    .from(receipts)
    .where(eq(receipts.jobId, jobId))
    .orderBy(asc(receipts.id))
    .all()
    .map(toIssued);
}

/**
 * Changes the money of a job that is done. A payment alone joins the receipt that stands (rule 424); all else
 * makes it anew. Call it in the transaction that changes the job.
 * @returns the receipt, the one that it takes the place of, and whether it stood before
 */
export function changeMoney(
  database: Database,
  job: Job,
  { final, pay, card, voidPayment, isDueAnew, why }: MoneyChange,
  at: Date,
): { issued: IssuedReceipt; replaced: number | null; isStanding: boolean } {
  const time = at.toISOString();
  if (final) replaceFinal(database, job.id, final, time);
  if (pay) {
    database
      .insert(payments)
      .values({ ...pay, jobId: job.id, at: time })
      .run();
  }
  if (card) settleCard(database, card, time);
  if (final || pay || voidPayment) closeCheckouts(database, job.id, time);
  if (voidPayment) {
    database
      .update(payments)
      .set({ voidedAt: time, voidReason: voidPayment.reason })
      .where(
        and(eq(payments.id, voidPayment.id), eq(payments.jobId, job.id), isNull(payments.voidedAt)),
      )
      .run();
  }
  const money = findMoney(database, job.id);
  if (!money.final) throw new Error(`Job ${job.id} has no final price`);
  const receipt = makeReceipt(job, money.final, money.payments, job.endedAt ?? time);
  const isBack = pay !== undefined && pay.cents + pay.tipCents < 0;
  const standing = final || voidPayment || isBack || isDueAnew ? null : currentReceipt(money);
  if (standing) {
    const issued = withPayments(database, standing, receipt.payments);
    return { issued, replaced: null, isStanding: true };
  }
  const replaced = voidReceipt(database, job.id, why, time);
  const issued = issue(database, job.id, receipt, at);
  if (job.accountMonthly) issueMonthlyInvoices(database, at, job.accountId ?? 0);
  else addInvoice(database, [{ ...issued, job }], at);
  return { issued, replaced, isStanding: false };
}

/** The receipt that stands, with what was paid since it was issued. */
function withPayments(
  database: Database,
  { id, receipt }: IssuedReceipt,
  paid: Receipt["payments"],
): IssuedReceipt {
  return toIssued(
    database
      .update(receipts)
      .set({ receipt: { ...receipt, payments: paid } })
      .where(eq(receipts.id, id))
      .returning()
      .get(),
  );
}

function settleCard(
  database: Database,
  card: NonNullable<MoneyChange["card"]>,
  time: string,
): void {
  if ("paid" in card) {
    markPaid(database, card.paid, time);
    return;
  }
  const { given, stripeId } = card;
  settleCardRefund(database, given, { state: "given", stripeId, reason: null }, time);
}

/**
 * Voids what a job's "Done" has brought: its price, its payments and its receipt. The other jobs of its month's
 * invoice get another one.
 */
export function undoMoney(
  database: Database,
  { id: jobId, accountMonthly, accountId }: Job,
  why: string,
  when: Date,
): void {
  const at = when.toISOString();
  database
    .update(jobFinals)
    .set({ replacedAt: at })
    .where(and(eq(jobFinals.jobId, jobId), isNull(jobFinals.replacedAt)))
    .run();
  database
    .update(payments)
    .set({ voidedAt: at, voidReason: why })
    .where(and(eq(payments.jobId, jobId), isNull(payments.voidedAt)))
    .run();
  voidReceipt(database, jobId, why, at);
  closeCheckouts(database, jobId, at);
  if (accountMonthly) issueMonthlyInvoices(database, when, accountId ?? 0);
}

function replaceFinal(database: Database, jobId: number, final: FinalPrice, at: string): void {
  const { totalCents, taxCents } = final.tax;
  database
    .update(jobFinals)
    .set({ replacedAt: at })
    .where(and(eq(jobFinals.jobId, jobId), isNull(jobFinals.replacedAt)))
    .run();
  database.insert(jobFinals).values({ jobId, at, final, totalCents, taxCents }).run();
}

function voidReceipt(database: Database, jobId: number, why: string, at: string): number | null {
  const voided = database
    .update(receipts)
    .set({ voidedAt: at, voidReason: why })
    .where(and(eq(receipts.jobId, jobId), isNull(receipts.voidedAt)))
    .returning({ id: receipts.id })
    .get();
  return voided?.id ?? null;
}

/** Takes the next number of the year (rule 285): the transaction lets nobody else take it. */
function issue(
  database: Database,
  jobId: number,
  receipt: IssuedReceipt["receipt"],
  at: Date,
): IssuedReceipt {
  return toIssued(
    database
      .insert(receipts)
      .values({ ...nextNumber(database, "R", at), jobId, receipt, issuedAt: at.toISOString() })
      .returning()
      .get(),
  );
}

function toIssued(row: typeof receipts.$inferSelect): IssuedReceipt {
  const { id, issuedAt, receipt, voidedAt, voidReason } = row;
  return { id, number: receiptNumber(row), issuedAt, receipt, voidedAt, voidReason };
}
