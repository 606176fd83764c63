import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { spoken } from "#app/booking/booking-page.server.ts";
import { words as pay } from "#app/booking/pay/words.ts";
import { cardDue } from "#app/card-services.server.ts";
import type { Invoice, InvoicePart } from "#app/jobs/accounts/invoice.ts";
import { findInvoiceByToken } from "#app/jobs/accounts/invoices.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { printReceipt } from "#app/jobs/money/receipt-lines.ts";
import { spokenReceipt } from "#app/jobs/money/spoken-receipt.ts";
import { formatDate, houstonDate } from "#app/lib/dates.ts";
import { hrefOf } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { ReceiptPaper } from "#app/money/ReceiptPaper.tsx";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { linesIn } from "#app/services.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { connection } from "#db/client.server.ts";
import { type PayLink, printInvoice } from "./print-invoice.ts";
import { SeveralPaper } from "./SeveralPaper.tsx";
import { words } from "./words.ts";
import "#app/booking/page/booking.css";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/** An invoice, to be read, printed and paid (rule 469). @throws Response 404 where the address opens none */
export const loader = spoken(({ params: { token = "" } }: LoaderFunctionArgs) => {
  const kept = /^[0-9a-f]{32}$/.test(token) ? findInvoiceByToken(connection(), token) : undefined;
  if (!kept) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  const inWords = ({ job, receipt }: InvoicePart) => ({
    job,
    receipt: spokenReceipt(receipt, job, { linesIn }),
  });
  const [first, ...others] = kept.parts;
  const invoice: Invoice = { ...kept, parts: [inWords(first), ...others.map(inWords)] };
  const { number, account, poNumber, voidReason, issuedAt, dueOn } = invoice;
  const isVoid = voidReason !== null;
  const head = {
    ...{ invoice: { number, account, poNumber }, isVoid },
    issued: formatDate(houstonDate(issuedAt), "monthDayYear"),
    dueOn: formatDate(dueOn, "monthDayYear"),
  };
  if (invoice.parts.length > 1) return { ...head, several: printInvoice(invoice, payOf) };
  const [{ receipt, job }] = invoice.parts;
  const printed = printReceipt(receipt);
  return {
    ...{ ...head, several: null, pay: isVoid ? null : payOf(job) },
    receipt: { ...printed, isPaid: printed.isPaid && !isVoid },
  };
});

/** How a job is paid by card, each on its own page; null: it can't be, or nothing is owed. */
function payOf(job: Job): PayLink | null {
  const due = cardDue(job);
  return due && { words: pay.pay(formatMoney(due.cents)), to: bookingPath(job.token, "pay") };
}

export default function InvoicePage() {
  const page = useLoaderData<typeof loader>();
  const { invoice, isVoid, issued, dueOn } = page;
  return (
    <div className="section--curb booking__receipt">
      <div className="wrap">
        <article className="receipt">
          <div className="stack stack--sm">
            <h1>
              {words.heading}
              <span translate="no">{invoice.number}</span>
            </h1>
            <p>{words.made(issued, dueOn)}</p>
          </div>
          {isVoid && (
            <p className="receipt__why">
              <b>{words.isVoid}</b>
              {words.dontPay}
            </p>
          )}
          {page.several ? (
            <SeveralPaper invoice={invoice} paper={page.several} />
          ) : (
            <>
              {page.pay && (
                <p className="no-print">
                  <a className="btn btn--cobalt btn--lg" href={hrefOf(page.pay.to)}>
                    {page.pay.words}
                  </a>
                </p>
              )}
              <ReceiptPaper receipt={page.receipt} invoice={invoice} />
            </>
          )}
          <p className="muted">
            {words.howElse[0]}
            <PhoneLink className="nowrap" />
            {words.howElse[1]}
          </p>
        </article>
      </div>
    </div>
  );
}
