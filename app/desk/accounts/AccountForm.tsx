import type { ReactNode } from "react";
import { DeskForm, formKey, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { TERMS, TERMS_WORDS } from "#app/jobs/accounts/account.ts";
import { TextField } from "#app/ui/Field.tsx";
import { type AccountFields, MAX_ACCOUNT_NAME, MAX_PO_NUMBER } from "./account-form.ts";
import { type DeskInvoice, InvoiceRows } from "./InvoiceRows.tsx";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";

type AccountFormProps = {
  requestId: string;
  seen: string;
  /** The account's name; null: a new one. */
  name: string | null;
  fields: AccountFields;
  invoices: readonly DeskInvoice[];
  /** What was typed and refused. */
  typed: (AccountFields & { requestId: string; seen: string }) | null;
  /** What else stands on the page. */
  children?: ReactNode;
};

const BILLED = {
  job: "An invoice for each job",
  month: "One invoice a month, made on the first of the next one",
};

/** The page of one account, or of a new one. */
export function AccountForm({
  requestId,
  seen,
  name,
  typed,
  invoices,
  children,
  ...page
}: AccountFormProps) {
  const fields = typed ?? page.fields;
  return (
    <>
      <DeskTop
        title={name ?? "Add an account"}
        help={
          <>
            Terms say when an invoice is due: on the day, or 15 or 30 days after the job. The
            discount counts for jobs that you put on the account from now on.
          </>
        }
        back={{ to: "/desk/accounts", label: "Accounts" }}
      />
      <div className="wrap desk__narrow desk__task">
        {invoices.length > 0 && (
          <section className="block" aria-labelledby="invoices-head">
            <h2 id="invoices-head">Invoices</h2>
            <InvoiceRows invoices={invoices} />
          </section>
        )}
        <DeskForm
          key={formKey(seen, typed)}
          intent="save"
          requestId={requestId}
          seen={typed?.seen ?? seen}
          className="block"
        >
          <TextField
            name="name"
            label="Name"
            maxLength={MAX_ACCOUNT_NAME}
            autoComplete="off"
            defaultValue={fields.name}
            required
          />
          <TextField
            name="email"
            label="Billing email"
            type="email"
            autoComplete="off"
            defaultValue={fields.email}
            required
          />
          <TextField
            name="poNumber"
            label="PO number (optional)"
            maxLength={MAX_PO_NUMBER}
            autoComplete="off"
            defaultValue={fields.poNumber}
          />
          <fieldset className="checks">
            <legend>When it pays</legend>
            {TERMS.map((terms) => (
              <label className="radio" key={terms}>
                <input
                  type="radio"
                  name="terms"
                  value={terms}
                  defaultChecked={terms === fields.terms}
                />
                <span>{TERMS_WORDS[terms]}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className="checks">
            <legend>What it is billed by</legend>
            {Object.entries(BILLED).map(([billed, words]) => (
              <label className="radio" key={billed}>
                <input
                  type="radio"
                  name="billed"
                  value={billed}
                  defaultChecked={billed === fields.billed}
                />
                <span>{words}</span>
              </label>
            ))}
          </fieldset>
          <TextField
            name="rate"
            label="Its own discount in percent (optional)"
            hint="A job gets the better of this and the site's discount, never both."
            inputMode="decimal"
            autoComplete="off"
            defaultValue={fields.rate}
          />
          <div>
            <SubmitButton>{name === null ? "Add this account" : "Save account"}</SubmitButton>
          </div>
        </DeskForm>
        {children}
        {name !== null && (
          <DeskForm intent="end" requestId={requestId} seen={seen} className="block">
            <h2>End it</h2>
            <p className="small">
              No job can be put on it any more, and its repeating jobs stop. Those that are on it
              keep their price and their terms.
            </p>
            <div>
              <button className="btn btn--sm btn--danger" type="submit">
                End this account
              </button>
            </div>
          </DeskForm>
        )}
      </div>
    </>
  );
}
