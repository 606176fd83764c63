import { Link } from "@remix-run/react";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { JobForm } from "#app/desk/job/JobForm.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import { type AccountChoice, AccountSelect } from "./AccountSelect.tsx";
import { type DeskInvoice, InvoiceRows } from "./InvoiceRows.tsx";
import "#app/ui/styles/form.css";
import "#app/desk/styles/settings.css";

export type AccountOfJob = {
  /** "Bayou Homes, net 30"; null: it is on none. */
  words: string | null;
  /** The chosen one's id; "": none that can be chosen. */
  chosen: string;
  /** It is done: its price stays. */
  isDone: boolean;
  /** Null: the job is done or cancelled, and stays where it is. */
  accounts: readonly AccountChoice[] | null;
  /** The repeat that has made it, or the page that sets one up; null: none, and none can be. */
  repeat: { words: string | null; to: string | null } | null;
};

/** The account that a job is on, and the press that puts it on another. */
export function AccountBlock({
  account: { words, chosen, accounts, isDone, repeat },
  invoices,
  stamp,
}: {
  invoices: readonly DeskInvoice[];
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
      {repeat && (
        <p className="row">
          {repeat.words && <span>{repeat.words}</span>}
          {repeat.to && (
            <Link className="btn btn--sm btn--line" to={repeat.to}>
              {repeat.words ? "Open the repeat" : "Repeat this job"}
            </Link>
          )}
        </p>
      )}
      {invoices.length > 0 && <InvoiceRows invoices={invoices} />}
      {accounts && (
        <JobForm stamp={stamp} className="stack stack--sm">
          <AccountSelect key={chosen} accounts={accounts} chosen={chosen} />
          <p className="small">
            {isDone
              ? "The final price stays. The days to pay count from the day the job was done."
              : "The price gets the better of the account's discount and the site's, never both."}
          </p>
          <div>
            <button className="btn btn--sm btn--line" type="submit" name="do" value="account">
              Save account
            </button>
          </div>
        </JobForm>
      )}
      <DeskSaid did="account">
        {isDone ? "Saved. The final price stays." : "Saved. The price follows the account."}
      </DeskSaid>
    </section>
  );
}
