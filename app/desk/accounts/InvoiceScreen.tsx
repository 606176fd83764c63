import { Link } from "@remix-run/react";
import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskSaid, RefusedHere } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { AmountAndMethod } from "#app/desk/job/MoneyBlock.tsx";
import { noMailYet } from "#app/desk/words/refusals.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney } from "#app/lib/money.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import type { DeskInvoice } from "./InvoiceRows.tsx";
import "#app/ui/styles/form.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";

type InvoiceScreenProps = DeskInvoice & {
  requestId: string;
  seen: string;
  account: string;
  /** Where it is sent; "": nowhere any more. */
  email: string;
  /** Of the account's page; null: it has ended. */
  accountId: number | null;
  /** The page that whoever pays sees. */
  page: string;
  /** Cents that are still to pay. */
  due: number;
  jobs: readonly {
    orderNumber: string;
    day: string;
    fullAddress: string;
    total: number;
    /** Cents; negative: they are owed back. */
    due: number;
  }[];
  /** What was typed and refused. */
  typed: { amount: string; method: string } | null;
};

/** An invoice on the desk: its jobs, its emails, and what is paid for it. */
export function InvoiceScreen(props: InvoiceScreenProps) {
  const { number, account, accountId, jobs } = props;
  const back = accountId === null ? "/desk/accounts" : `/desk/accounts/${accountId}`;
  return (
    <>
      <DeskTop title={`Invoice ${number}`} back={{ to: back, label: "Account" }}>
        <p>
          For <bdi>{account}</bdi>
        </p>
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
        <Sent {...props} />
        <section className="block" aria-labelledby="jobs-head">
          <h2 id="jobs-head">{jobs.length === 1 ? "Its job" : `Its ${jobs.length} jobs`}</h2>
          <ul className="rows">
            {jobs.map(({ orderNumber, day, fullAddress, total, due }) => (
              <li key={orderNumber}>
                <span>
                  <b>{formatMoney(total)}</b>
                  <small>
                    {day}, <bdi>{fullAddress}</bdi>. {dueWords(due)}
                  </small>
                </span>
                <Link className="btn btn--sm btn--line nowrap" to={jobPath(orderNumber)}>
                  <span translate="no">{orderNumber}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <Payment {...props} />
      </div>
    </>
  );
}

function dueWords(due: number): string {
  if (due === 0) return "Paid";
  return due > 0 ? `${formatMoney(due)} to pay` : `${formatMoney(-due)} to refund`;
}

const SEND = ["send"];

function Sent({ requestId, due, state, mails, page, isVoid, email }: InvoiceScreenProps) {
  const { sendsMail } = useBusiness();
  const isSent = sendsMail && !isVoid && email !== "";
  return (
    <section className="block" aria-label="State">
      <p>
        <b>{state}</b>
      </p>
      {mails.map((words) => (
        <p className="small" key={words}>
          {words}
        </p>
      ))}
      {sendsMail ? (
        <p className="small">
          {email === "" ? "Its account has no billing email." : `It goes to ${email}.`}
        </p>
      ) : (
        <p className="small">{noMailYet()} Send the address of its page, or print it.</p>
      )}
      <div className="row">
        <a className="btn btn--sm btn--line" href={page}>
          Open its page
        </a>
        {isSent && (
          <DeskForm intent="send" requestId={requestId} answers={[]}>
            <SubmitButton>{mails.length > 0 ? "Send again" : "Send"}</SubmitButton>
          </DeskForm>
        )}
      </div>
      <RefusedHere intents={SEND} />
      <DeskSaid did="send">The invoice goes out again.</DeskSaid>
      {due === 0 && <DeskSaid did="pay">Recorded. Nothing is left to pay.</DeskSaid>}
    </section>
  );
}

function Payment({ requestId, seen, due, jobs, typed }: InvoiceScreenProps) {
  if (due === 0) return null;
  return (
    <DeskForm intent="pay" requestId={requestId} seen={seen} className="block" said="Recorded.">
      <h2>Record a payment</h2>
      <p className="small">
        {formatMoney(due)} to pay.
        {jobs.length > 1 && " A part of it pays the oldest job first, then the next."}
      </p>
      <div className="half" key={seen}>
        <AmountAndMethod cents={due} label="Paid by" typed={typed ?? {}} />
      </div>
      <div>
        <SubmitButton>Record payment</SubmitButton>
      </div>
    </DeskForm>
  );
}
