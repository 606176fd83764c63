import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { JobForm } from "#app/desk/job/JobForm.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import { type AccountChoice, AccountSelect } from "./AccountSelect.tsx";
import "#app/ui/styles/form.css";
import "#app/desk/styles/settings.css";

export type AccountOfJob = {
  /** "Bayou Homes, net 30"; null: it is on none. */
  words: string | null;
  /** The chosen one's id; "": none that can be chosen. */
  chosen: string;
  /** Null: the job is done or cancelled, and stays where it is. */
  accounts: readonly AccountChoice[] | null;
};

export type JobInvoice = { number: string; to: string; isVoid: boolean };

/** The account that a job is on, and the press that puts it on another. */
export function AccountBlock({
  account: { words, chosen, accounts },
  invoices,
  stamp,
}: {
  invoices: readonly JobInvoice[];
  account: AccountOfJob;
  stamp: Stamp;
}) {
  return (
    <section className="block" id="account-of-job" aria-labelledby="account-head">
      <h2 id="account-head">Account</h2>
      {words !== null && (
        <p>
          <bdi>{words}</bdi>
        </p>
      )}
      {invoices.length > 0 && (
        <ul className="rows">
          {invoices.map(({ number, to, isVoid }) => (
            <li key={number}>
              <span>
                <b translate="no">{isVoid ? <s>{number}</s> : number}</b>
                <small>
                  {isVoid ? "Void" : "Send the address of its page, or print it from there."}
                </small>
              </span>
              <a className="btn btn--sm btn--line nowrap" href={to}>
                Open<span className="vh"> invoice {number}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {accounts && (
        <JobForm stamp={stamp} className="stack stack--sm">
          <AccountSelect key={chosen} accounts={accounts} chosen={chosen} />
          <p className="small">
            The price gets the better of the account's discount and the site's, never both.
          </p>
          <div>
            <button className="btn btn--sm btn--line" type="submit" name="do" value="account">
              Save account
            </button>
          </div>
        </JobForm>
      )}
      <DeskSaid did="account">Saved. The price follows the account.</DeskSaid>
    </section>
  );
}
