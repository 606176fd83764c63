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
import { hrefOf } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { invoicePath } from "#app/lib/private-path.ts";
import { oneLine } from "./header-text.ts";
import { words as say } from "./invoice-words.ts";
import { words } from "./job-blocks.ts";
import type { Block, Letter, Row } from "./letter.ts";

/** An invoice, or a reminder of it, with what is still to pay as it is now. */
export function invoiceLetter(
  kind: MessageKind,
  { invoice, replaces }: BilledInvoice,
  business: Business,
): Letter {
  const { number, token, dueOn, account, poNumber } = invoice;
  const sums = invoiceSums(invoice);
  const { due } = sums;
  const sender = oneLine(business.name);
  const isLate = kind === "invoice-late" || kind === "invoice-overdue";
  const dueWords = isLate ? say.wasDue : say.due;
  const preview =
    due === 0 ? say.nothingLeft : dueWords(formatMoney(due), formatDate(dueOn, "monthDayYear"));
  return {
    ...wordsOf(kind, { number, due, dueOn, sender }),
    preview,
    blocks: [
      words(`${say.forAccount(oneLine(account), oneLine(poNumber))} ${preview}`),
      ...(replaces ? [words(say.replaces(replaces))] : []),
      jobsBlock(invoice.parts, sums),
      ...(due === 0 ? [] : [words(payWords(number, invoice.parts.length, business))]),
      { kind: "button", label: say.see, href: siteLink(token, business) },
      words(say.wrong(oneLine(business.phone))),
    ],
    why: say.why,
  };
}

function siteLink(token: string, { siteUrl }: Business): string {
  return siteUrl + hrefOf(invoicePath(token));
}

type Facts = { number: string; due: number; dueOn: string; sender: string };

function wordsOf(kind: MessageKind, { number, due, dueOn, sender }: Facts) {
  const day = formatDate(dueOn, "day");
  const left = formatMoney(due);
  switch (kind) {
    case "invoice":
      return {
        title: say.title(number),
        subject:
          due === 0 ? say.paidSubject(number, sender) : say.subject(number, sender, left, day),
      };
    case "invoice-soon":
      return { title: say.soonTitle(number, day), subject: say.soonSubject(left, number, day) };
    default:
      return { title: say.lateTitle(number, day), subject: say.lateSubject(left, number, day) };
  }
}

/** A line for each job, and what of them all is paid. */
function jobsBlock(parts: readonly InvoicePart[], sums: InvoiceSums): Block {
  const row = (label: string, cents: number): Row => ({ label, value: formatMoney(cents) });
  return {
    kind: "items",
    title: say.whatFor(parts.length),
    items: parts.map(({ receipt }) =>
      row(
        `${formatDate(houstonDate(receipt.doneAt), "short")}, ${oneLine(receipt.fullAddress)}, ${receipt.orderNumber}`,
        receipt.final.tax.totalCents,
      ),
    ),
    sums: [
      row(say.total, sums.total),
      ...(sums.tax > 0 ? [row(say.tax, sums.tax)] : []),
      ...(sums.paid === 0 ? [] : [row(say.paid, sums.paid)]),
      row(say.stillToPay, sums.due),
      ...(sums.back > 0 ? [row(say.oweBack, sums.back)] : []),
    ],
    why: null,
  };
}

function payWords(number: string, jobs: number, { takesCards }: Business): string {
  return takesCards ? say.payOrCard(number, jobs) : say.pay(number);
}
