import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type DeskForm, readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { deskServices } from "#app/desk/desk-services.server.ts";
import { INVOICE_REFUSALS } from "#app/desk/words/refusals.ts";
import { findAccount } from "#app/jobs/accounts/accounts.server.ts";
import { type Invoice, type InvoicePart, invoiceSums } from "#app/jobs/accounts/invoice.ts";
import { findInvoice } from "#app/jobs/accounts/invoices.server.ts";
import { dueCents, PAYMENT_METHODS } from "#app/jobs/money/receipt.ts";
import { formatDate, houstonDate } from "#app/lib/dates.ts";
import { invoicePath } from "#app/lib/private-path.ts";
import { readCents } from "#app/lib/read-cents.ts";
import { dueStamp, payInvoice } from "#app/money/pay-invoice.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { changeServices, sendsMail } from "#app/services.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { sendInvoiceAgain, viewInvoice } from "./desk-invoices.server.ts";
import { InvoiceScreen } from "./InvoiceScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Invoice");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const invoice = enterInvoice(params.invoice);
  const { accountId } = invoice.parts[0].job;
  const account = accountId ? findAccount(connection(), accountId) : undefined;
  return {
    requestId: randomUUID(),
    seen: dueStamp(invoice),
    ...viewInvoice(connection(), invoice, { now: now(), leaves: sendsMail() }),
    ...{ account: invoice.account, email: account?.email ?? "", page: invoicePath(invoice.token) },
    accountId: account && account.endedAt === null ? account.id : null,
    due: invoice.voidReason === null ? invoiceSums(invoice).due : 0,
    jobs: invoice.parts.map(viewPart),
  };
}

function viewPart({ receipt }: InvoicePart) {
  const { orderNumber, doneAt, fullAddress, final } = receipt;
  const day = formatDate(houstonDate(doneAt), "short");
  return { orderNumber, day, fullAddress, total: final.tax.totalCents, due: dueCents(receipt) };
}

/** @throws Response 404 for one that is not there */
function enterInvoice(id = ""): Invoice {
  const invoice = /^\d{1,9}$/.test(id) ? findInvoice(connection(), Number(id)) : undefined;
  if (invoice) return invoice;
  throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
}

/** Sends an invoice again, or records what was paid for it. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  const { id } = enterInvoice(params.invoice);
  const typed = { intent: post.intent, ...post.texts(["amount", "method"]) };
  const outcome = post.intent === "pay" ? await pay(id, post) : await sendAgain(id, post);
  if (outcome === "paid") return toDesk(saidPath(`/desk/invoices/${id}`, post.intent));
  const { status, ...words } = INVOICE_REFUSALS[outcome];
  return refuseDeskForm(words, status, { typed });
}

async function pay(id: number, { text, requestId, seen }: DeskForm) {
  const method = PAYMENT_METHODS.find((one) => one === text("method"));
  const cents = readCents(text("amount"));
  if (!method || cents === null) return "bad-amount";
  return payInvoice({ id, method, cents, requestId, seen }, changeServices);
}

async function sendAgain(id: number, { requestId }: DeskForm) {
  const isSent = await sendInvoiceAgain(id, { ...deskServices, requestId });
  if (isSent) deskServices.onMessagesDue();
  return isSent ? "paid" : "void";
}

export default function InvoicePage() {
  const typed = useActionData<typeof action>()?.typed ?? null;
  return <InvoiceScreen {...useLoaderData<typeof loader>()} typed={typed} />;
}
