import type { ReactNode } from "react";
import type { PrintedReceipt } from "#app/jobs/money/receipt-lines.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { words } from "./paper-words.ts";
import "./receipt.css";

export type InvoiceHead = { number: string; account: string; poNumber: string };

/** A receipt or an invoice as it was issued, to be read and printed. */
export function ReceiptPaper({
  receipt,
  invoice,
}: {
  receipt: PrintedReceipt;
  /** Where it is one. */
  invoice?: InvoiceHead;
}) {
  return (
    <>
      <PaperHead invoice={invoice} number={receipt.number} isPaid={receipt.isPaid}>
        {words.order}
        <span translate="no">{receipt.orderNumber}</span>
        <br />
        {receipt.name}
        <br />
        {receipt.fullAddress}
      </PaperHead>
      {receipt.reason !== "" && (
        <p className="receipt__why">
          <b>{words.why}</b> {receipt.reason}
        </p>
      )}
      {receipt.approved && (
        <p className="receipt__why">
          <b>{words.approvedBy(receipt.approved.by)}</b>
          {receipt.approved.words.map((line) => `\n${line}`)}
        </p>
      )}
      <table>
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hauled}</th>
            <th scope="col" className="n">
              {words.booked}
            </th>
            <th scope="col" className="n">
              {words.final}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.items.map(({ words: item, points }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt never change
            <tr key={at}>
              <th scope="row">{item}</th>
              <td />
              <td>{points}</td>
            </tr>
          ))}
          {receipt.sums.map(({ label, booked, final, isTotal }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sums of a receipt never change
            <tr key={at} className={isTotal ? "receipt__total" : undefined}>
              <th scope="row">{label}</th>
              <td>{booked}</td>
              <td>{final}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Who it is from and for, and whether it is paid. */
export function PaperHead({
  invoice,
  number,
  isPaid,
  children,
}: {
  invoice: InvoiceHead | undefined;
  /** The receipt's, where it is no invoice. */
  number?: string;
  isPaid: boolean;
  /** What it is about. */
  children: ReactNode;
}) {
  const { name, phone, address } = useBusiness();
  return (
    <>
      <address className="receipt__from" translate="no">
        {[name, phone, address].map((line) => line && <div key={line}>{line}</div>)}
      </address>
      <div className="row between">
        <div className="stack stack--sm">
          <span className="small muted">{invoice ? words.invoice : words.receipt}</span>
          <Tiles text={invoice?.number ?? number ?? ""} size="sm" />
        </div>
        {invoice && (
          <p className="small">
            {words.for}
            <bdi>{invoice.account}</bdi>
            {invoice.poNumber !== "" && (
              <>
                <br />
                {words.po}
                <span translate="no">{invoice.poNumber}</span>
              </>
            )}
          </p>
        )}
        <p className="small">{children}</p>
        {isPaid && <span className="receipt__paid">{words.paid}</span>}
      </div>
    </>
  );
}
