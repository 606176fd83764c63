import type { ReactNode } from "react";
import { NO_MAIL } from "#app/desk/words/refusals.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import "#app/desk/styles/settings.css";

export type DeskInvoice = {
  id: number;
  number: string;
  to: string;
  isVoid: boolean;
  /** "$600.60 to pay, due Monday, December 14, in 16 days". */
  state: string;
  /** What became of its emails; none where none leaves. */
  mails: readonly string[];
  /** Where it is sent; null: nowhere any more. */
  email: string | null;
};

/** Invoices with what is still to pay on each, and what was emailed. */
export function InvoiceRows({
  invoices,
  again,
}: {
  invoices: readonly DeskInvoice[];
  /** The form that sends one again, around its button. */
  again: (invoice: DeskInvoice, button: ReactNode) => ReactNode;
}) {
  const { sendsMail } = useBusiness();
  return (
    <>
      <ul className="rows">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span>
              <b translate="no">{invoice.isVoid ? <s>{invoice.number}</s> : invoice.number}</b>
              <small>{[invoice.state, ...invoice.mails].join(". ")}</small>
            </span>
            {sendsMail &&
              !invoice.isVoid &&
              invoice.email !== null &&
              again(invoice, <Again {...invoice} />)}
            <a className="btn btn--sm btn--line nowrap" href={invoice.to}>
              Open<span className="vh"> invoice {invoice.number}</span>
            </a>
          </li>
        ))}
      </ul>
      {!sendsMail && (
        <p className="small">{NO_MAIL} Send the address of an invoice's page, or print it.</p>
      )}
    </>
  );
}

function Again({ number, email, mails }: DeskInvoice) {
  return (
    <button className="btn btn--sm btn--line" type="submit">
      {mails.length > 0 ? "Send again" : "Send"}
      <span className="vh">
        {" "}
        invoice {number} to {email}
      </span>
    </button>
  );
}
