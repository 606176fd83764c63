import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { agoWords } from "#app/desk/inbox/inbox.ts";
import { ASK_REFUSALS } from "#app/desk/words/refusals.ts";
import { dueWords } from "#app/jobs/accounts/due.ts";
import { houstonNow, isRealDate } from "#app/lib/dates.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { agingCells, agingOf } from "#app/money/aging.ts";
import { askForPayment } from "#app/money/ask-for-payment.server.ts";
import {
  ledgerPayments,
  ledgerReceipts,
  openBalances,
  taxedJobs,
} from "#app/money/ledger.server.ts";
import {
  collectedByMethod,
  collectedByTaker,
  type LedgerReceipt,
  type OpenBalance,
  taxByMonth,
} from "#app/money/ledger.ts";
import { now } from "#app/server/env.server.ts";
import { changeServices } from "#app/services.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { MoneyScreen } from "./MoneyScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Money");

/** More open balances than these are counted and not listed. */
const MOST_SHOWN = 200;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const asked = new URL(request.url).searchParams.get("date") ?? "";
  const today = houstonNow(now()).date;
  const date = isRealDate(asked) && asked <= today ? asked : today;
  const payments = ledgerPayments(connection(), { from: date, to: date });
  // This month and the twelve before.
  const since = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`;
  const open = openBalances(connection());
  return {
    requestId: randomUUID(),
    today,
    date,
    open: open.slice(0, MOST_SHOWN).map((balance) => viewBalance(balance, today)),
    aging: agingCells(agingOf(open, today)),
    collected: { byMethod: collectedByMethod(payments), byTaker: collectedByTaker(payments) },
    receipts: ledgerReceipts(connection(), { from: date, to: date }).map(viewReceipt),
    months: taxByMonth(taxedJobs(connection(), { from: since, to: today })),
  };
}

function viewReceipt({ number, orderNumber, name, tax, voidReason }: LedgerReceipt) {
  return { number, orderNumber, name, cents: tax.totalCents, isVoid: voidReason !== null };
}

function viewBalance({ job, cents, doneOn, dueOn, account }: OpenBalance, today: string) {
  const { id, name, orderNumber, email } = job;
  return {
    ...{ id, name, orderNumber, cents, account },
    mayAsk: email !== "" && (dueOn ?? today) <= today,
    phone: phoneWords(job),
    age: dueOn === null ? `done ${agoWords(doneOn, today)}` : dueWords(dueOn, today),
  };
}

/** Reminds a customer of what is still to pay. */
export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const { requestId, text } = await readDeskForm(request, deskRate);
  const jobId = Number(text("job")) || 0;
  const asked = { jobId, requestId, revision: null, who: "owner" } as const;
  const result = await askForPayment(asked, changeServices);
  if (result.kind === "refused") {
    const { problem, advice, status } = ASK_REFUSALS[result.refusal.why];
    return refuseDeskForm({ problem, advice }, status, {});
  }
  return toDesk(saidPath("/desk/money", "asked", `${jobId}`));
}

export default function Money() {
  return (
    <MoneyScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
