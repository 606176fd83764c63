/** The emails to an account about its invoices (rule 470). */
import {
  type BilledInvoice,
  type InvoicePart,
  type InvoiceSums,
  invoiceSums,
} from "#app/jobs/accounts/invoice.ts";
import type { MessageKind } from "#app/jobs/messages/messages.ts";
import type { Business } from "#app/lib/business.ts";
import { formatDate, houstonDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { invoicePath } from "#app/lib/private-path.ts";
import { oneLine } from "./header-text.ts";
import { words } from "./job-blocks.ts";
import type { Block, Letter, Row } from "./letter.ts";

const WHY =
  "You're getting this email because your business has an account with us. " +
  "Anyone who has the link can see the invoice.";

/** An invoice, or a reminder of it, with what is still to pay as it is now. */
export function invoiceLetter(
  kind: MessageKind,
  { invoice, replaces }: BilledInvoice,
  business: Business,
): Letter {
  const { number, token, dueOn } = invoice;
  const sums = invoiceSums(invoice);
  const { due } = sums;
  const sender = oneLine(business.name);
  const isLate = kind === "invoice-late" || kind === "invoice-overdue";
  const head = {
    ...wordsOf(kind, { number, due, dueOn, sender }),
    preview: `${formatMoney(due)} ${isLate ? "was" : "is"} due by ${formatDate(dueOn, "monthDayYear")}.`,
  };
  if (due === 0) head.preview = "Nothing is left to pay. Thank you.";
  return {
    ...head,
    blocks: [
      words(`${forWords(invoice)} ${head.preview}`),
      ...(replaces ? [words(`It takes the place of invoice ${replaces}, which is void.`)] : []),
      jobsBlock(invoice.parts, sums),
      ...(due === 0 ? [] : [words(payWords(number, invoice.parts.length, business))]),
      { kind: "button", label: "See and print the invoice", href: siteLink(token, business) },
      words(`Is something wrong, or have you paid already? Call ${oneLine(business.phone)}.`),
    ],
    why: WHY,
  };
}

function siteLink(token: string, { siteUrl }: Business): string {
  return siteUrl + invoicePath(token);
}

function forWords({ account, poNumber }: BilledInvoice["invoice"]): string {
  const po = poNumber === "" ? "" : `, PO ${oneLine(poNumber)}`;
  return `For ${oneLine(account)}${po}.`;
}

type Facts = { number: string; due: number; dueOn: string; sender: string };

function wordsOf(kind: MessageKind, { number, due, dueOn, sender }: Facts) {
  const day = formatDate(dueOn, "day");
  const left = formatMoney(due);
  switch (kind) {
    case "invoice": {
      const what = due === 0 ? "paid" : `${left}, due by ${day}`;
      return { title: `Invoice ${number}`, subject: `Invoice ${number} from ${sender}: ${what}` };
    }
    case "invoice-soon":
      return {
        title: `Invoice ${number} is due on ${day}`,
        subject: `Reminder: ${left} on invoice ${number} is due on ${day}`,
      };
    default:
      return {
        title: `Invoice ${number} was due on ${day}`,
        subject: `${left} is still to pay: invoice ${number} was due on ${day}`,
      };
  }
}

/** A line for each job, and what of them all is paid. */
function jobsBlock(parts: readonly InvoicePart[], sums: InvoiceSums): Block {
  const row = (label: string, cents: number): Row => ({ label, value: formatMoney(cents) });
  return {
    kind: "items",
    title: parts.length === 1 ? "What it is for" : `What it is for, ${parts.length} jobs`,
    items: parts.map(({ receipt }) =>
      row(
        `${formatDate(houstonDate(receipt.doneAt), "short")}, ${oneLine(receipt.fullAddress)}, ${receipt.orderNumber}`,
        receipt.final.tax.totalCents,
      ),
    ),
    sums: [
      row("Total", sums.total),
      ...(sums.tax > 0 ? [row("Sales tax in it", sums.tax)] : []),
      ...(sums.paid === 0 ? [] : [row("Paid", sums.paid)]),
      row("Still to pay", sums.due),
      ...(sums.back > 0 ? [row("We owe you back", sums.back)] : []),
    ],
    why: null,
  };
}

function payWords(number: string, jobs: number, { takesCards }: Business): string {
  const card = takesCards ? ` To pay by card${jobs > 1 ? ", job by job" : ""}, open it.` : "";
  return `To pay by check or transfer, name ${number}.${card}`;
}
