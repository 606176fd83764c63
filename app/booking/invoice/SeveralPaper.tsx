import { hrefOf } from "#app/lib/language.ts";
import { type InvoiceHead, PaperHead } from "#app/money/ReceiptPaper.tsx";
import type { PrintedInvoice } from "./print-invoice.ts";
import { words } from "./words.ts";

/** An invoice of several jobs, to be read, printed, and paid job by job where cards are taken. */
export function SeveralPaper({ invoice, paper }: { invoice: InvoiceHead; paper: PrintedInvoice }) {
  const { month, isPaid, jobs, sums } = paper;
  return (
    <>
      <PaperHead invoice={invoice} isPaid={isPaid}>
        {words.jobs(jobs.length)}
        <br />
        {month}
      </PaperHead>
      <table>
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hauled}</th>
            <th scope="col" className="n">
              {words.price}
            </th>
            <th scope="col" className="n">
              {words.stillToPay}
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.orderNumber}>
              <th scope="row">
                {job.day}, {job.address}
                <span className="small muted receipt__items">
                  <span translate="no">
                    {job.orderNumber}, {job.number}
                  </span>
                  . {job.items.join("; ")}
                </span>
                {job.pay && (
                  <a className="btn btn--sm btn--cobalt no-print" href={hrefOf(job.pay.to)}>
                    {job.pay.words}
                    <span className="vh">{words.payFor(job.orderNumber)}</span>
                  </a>
                )}
              </th>
              <td>{job.total}</td>
              <td>{job.due}</td>
            </tr>
          ))}
          {sums.map(({ label, value, isTotal }) => (
            <tr key={label} className={isTotal ? "receipt__total" : undefined}>
              <th scope="row">{label}</th>
              <td />
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
