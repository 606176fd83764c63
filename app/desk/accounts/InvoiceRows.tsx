import { Link } from "@remix-run/react";
import { noMailYet } from "#app/desk/words/refusals.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import "#app/desk/styles/settings.css";

export type DeskInvoice = {
  id: number;
  number: string;
  isVoid: boolean;
  /** "$600.60 to pay, due Monday, December 14, in 16 days". */
  state: string;
  /** What became of its emails; none where none leaves. */
  mails: readonly string[];
};

/** Invoices with what is still to pay on each, and what was emailed. */
export function InvoiceRows({ invoices }: { invoices: readonly DeskInvoice[] }) {
  const { sendsMail } = useBusiness();
  return (
    <>
      <ul className="rows">
        {invoices.map(({ id, number, isVoid, state, mails }) => (
          <li key={id}>
            <span>
              <b translate="no">{isVoid ? <s>{number}</s> : number}</b>
              <small>{[state, ...mails].join(". ")}</small>
            </span>
            <Link className="btn btn--sm btn--line nowrap" to={`/desk/invoices/${id}`}>
              Open<span className="vh"> invoice {number}</span>
            </Link>
          </li>
        ))}
      </ul>
      {!sendsMail && (
        <p className="small">{noMailYet()} Send the address of its page, or print it.</p>
      )}
    </>
  );
}
