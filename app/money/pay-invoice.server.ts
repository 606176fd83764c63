/** Money that an account pays for an invoice, shared onto its jobs (rule 472). */
import type { Invoice } from "#app/jobs/accounts/invoice.ts";
import { findInvoice } from "#app/jobs/accounts/invoices.server.ts";
import { changeJob } from "#app/jobs/change-job.server.ts";
import type { ChangeServices } from "#app/jobs/change-request.server.ts";
import { OWNER_TOOK } from "#app/jobs/money/job-money.ts";
import { dueCents, type PaidPart, type PaymentMethod } from "#app/jobs/money/receipt.ts";
import { isNewPost, stateStamp, wasPosted } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { inTransaction } from "#db/transaction.server.ts";

/** void: it counts no more; bad-amount: none, or more than is owed; outdated: something was paid since. */
export type InvoicePaid = "paid" | "void" | "bad-amount" | "outdated";

/** Stands for what is owed on an invoice, for the form that pays it. */
export function dueStamp(invoice: Invoice): string {
  return stateStamp(duesOf(invoice));
}

/**
 * What of a sum goes to each of several jobs: all that the oldest owes, then the next; null: it is none, or more than
 * they owe together.
 * @param dues cents, the oldest job's first; what is owed back takes nothing
 */
export function shareOut(cents: number, dues: readonly number[]): number[] | null {
  if (!Number.isInteger(cents) || cents <= 0) return null;
  let left = cents;
  const shares = dues.map((due) => {
    const share = Math.min(left, Math.max(0, due));
    left -= share;
    return share;
  });
  return left === 0 ? shares : null;
}

/** Records what came in for an invoice as payments of its jobs, the oldest first, all or none and once a post. */
export async function payInvoice(
  paid: PaidInvoice,
  { client, now, onMessagesDue }: ChangeServices,
): Promise<InvoicePaid> {
  const at = now();
  const outcome = await client.write((free) =>
    inTransaction(free, (): InvoicePaid => {
      if (wasPosted(free, paid.requestId)) return "paid";
      const invoice = findInvoice(free, paid.id);
      if (!invoice || invoice.voidReason !== null) return "void";
      if (paid.seen !== dueStamp(invoice)) return "outdated";
      const shares = shareOut(paid.cents, duesOf(invoice));
      if (!shares) return "bad-amount";
      isNewPost(free, paid.requestId, at.toISOString());
      for (const [index, { job }] of invoice.parts.entries()) {
        payJob(free, job.id, { method: paid.method, cents: shares[index] ?? 0, tipCents: 0 }, at);
      }
      return "paid";
    }),
  );
  if (outcome === "paid") onMessagesDue();
  return outcome;
}

function payJob(database: Database, id: number, pay: Omit<PaidPart, "at">, at: Date): void {
  if (pay.cents === 0) return;
  const event = { who: "owner", what: "paid", before: null, after: { paid: pay } } as const;
  const money = { pay: { ...pay, takenBy: OWNER_TOOK }, why: "Payment added", isEmailed: false };
  const change = { id, requestId: null, revision: null, at };
  const result = changeJob(database, { ...change, decide: () => ({ ok: true, event, money }) });
  if (result.kind !== "changed") throw new Error(`Job ${id} took no payment`);
}

type PaidInvoice = {
  id: number;
  method: PaymentMethod;
  cents: number;
  requestId: string;
  /** `dueStamp` of the page that asks. */
  seen: string;
};

function duesOf({ parts }: Invoice): number[] {
  return parts.map(({ receipt }) => dueCents(receipt));
}
