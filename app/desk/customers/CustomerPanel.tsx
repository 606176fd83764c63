import { Link } from "@remix-run/react";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { ContactLinks } from "#app/desk/ContactLinks.tsx";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { MAX_DESK_NOTE_CHARACTERS } from "#app/desk/words/refusals.ts";
import type { JobStage } from "#app/jobs/job-event.ts";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { CustomerView } from "./customer-view.ts";
import { EraseCustomer, type Erasing } from "./EraseCustomer.tsx";
import "#app/desk/styles/day.css";
import "#app/desk/styles/job.css";

const FLAGS: Record<JobStage, string> = {
  booked: "flag flag--next",
  "on-the-way": "flag flag--way",
  done: "flag flag--done",
  cancelled: "flag flag--off",
};

export type CustomerPanelProps = {
  customer: CustomerView & { note: string; noteSeen: string; isBarred: boolean };
  requestId: string;
  /** Set while the page asks whether to erase the customer. */
  erasing: Erasing | null;
  /** The note that was typed, and why it was not saved. */
  answer: (RefusalWords & { note: string | null }) | undefined;
};

export function CustomerPanel({ customer, requestId, erasing, answer }: CustomerPanelProps) {
  const { id, name, phone, email, fullAddress, jobs, cents, source, addresses } = customer;
  const first = name.split(/\s+/)[0];
  return (
    <section className="pane__one stack" aria-label={name}>
      <h2 className="h-sub">
        {jobs.length === 1 ? "1 job" : `${jobs.length} jobs`}, {formatMoney(cents)}
        {customer.isBarred && <span className="flag flag--off">Do not book</span>}
      </h2>
      <ContactLinks name={name} phone={phone} address={fullAddress} />
      <dl className="kv">
        <dt>Phone</dt>
        <dd translate="no">{phone}</dd>
        <dt>Email</dt>
        <dd>{email === "" ? "No email. Please call." : email}</dd>
        <dt>Address</dt>
        <dd>{fullAddress}</dd>
        {addresses.length > 0 && (
          <>
            <dt>Earlier</dt>
            <dd>{addresses.join("; ")}</dd>
          </>
        )}
        <dt>Came from</dt>
        <dd>{source ?? "unknown"}</dd>
      </dl>
      <div>
        <h3 className="h-sub">Jobs</h3>
        {jobs.map((job) => (
          <div className="job" key={job.id}>
            <Link to={jobPath(job.id)}>{job.when}</Link>
            <span className="num">{formatMoney(job.cents)}</span>
            <small>
              {job.words}
              {job.note && (
                <>
                  <br />
                  {job.note}
                </>
              )}
            </small>
            <span className={FLAGS[job.stage]}>{STAGE_WORDS[job.stage]}</span>
          </div>
        ))}
      </div>
      <DeskAnswer answer={answer} />
      {erasing && <EraseCustomer id={id} erasing={erasing} requestId={requestId} />}
      <DeskForm
        intent="note"
        requestId={requestId}
        seen={customer.noteSeen}
        className="stack stack--sm"
      >
        <div className="field">
          <label htmlFor="note">
            Note about <bdi>{first}</bdi>
          </label>
          <p className="hint" id="note-hint">
            You and the crew see it on each of their jobs.
          </p>
          <textarea
            key={customer.note}
            className="input"
            id="note"
            name="note"
            rows={3}
            maxLength={MAX_DESK_NOTE_CHARACTERS}
            aria-describedby="note-hint"
            defaultValue={answer?.note ?? customer.note}
          />
        </div>
        <div className="row between">
          <SubmitButton>Save note</SubmitButton>
          <Link className="btn btn--sm btn--line" to={`/desk/add?from=${id}`}>
            <Icon name="plus" />
            New job for <bdi>{first}</bdi>
          </Link>
        </div>
      </DeskForm>
      <DeskForm
        intent={customer.isBarred ? "admit" : "bar"}
        requestId={requestId}
        answers={["bar", "admit"]}
        className="stack stack--sm"
      >
        <p>
          {customer.isBarred
            ? "This number can\u2019t book on the site: it is asked to call. You can still add a job."
            : "Trouble with this customer? Their number can be kept from booking on the site."}
        </p>
        <SubmitButton>{customer.isBarred ? "Let them book again" : "Do not book"}</SubmitButton>
      </DeskForm>
      {!erasing && (
        <p>
          <Link className="btn btn--sm btn--quiet" to={`/desk/customers/${id}?erase=1`}>
            Erase this customer
          </Link>
        </p>
      )}
    </section>
  );
}
