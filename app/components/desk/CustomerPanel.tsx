import { Link } from "@remix-run/react";
import { Icon } from "#app/components/Icon.tsx";
import type { CustomerView } from "#app/domain/customer-view.ts";
import type { JobStage } from "#app/domain/job-event.ts";
import { formatMoney } from "#app/domain/money.ts";
import { phoneHref, textHref } from "#app/domain/phone.ts";
import { DeskIcon } from "./DeskIcon.tsx";
import "#app/styles/desk/day.css";
import "#app/styles/desk/job.css";

const STAGES: Record<JobStage, { words: string; flag: string }> = {
  booked: { words: "Booked", flag: "flag flag--next" },
  "on-the-way": { words: "On the way", flag: "flag flag--way" },
  done: { words: "Done", flag: "flag flag--done" },
  cancelled: { words: "Cancelled", flag: "flag flag--off" },
};

/** One customer: how to reach them, and every job of theirs. */
export function CustomerPanel({ customer }: { customer: CustomerView }) {
  const { id, name, phone, email, fullAddress, jobs, cents, source, addresses } = customer;
  const place = encodeURIComponent(fullAddress);
  return (
    <section className="pane__one stack" aria-label={name}>
      <h2 className="h-sub">
        {jobs.length === 1 ? "1 job" : `${jobs.length} jobs`}, {formatMoney(cents)}
      </h2>
      <div className="trio">
        <a className="btn btn--line" href={phoneHref(phone)} aria-label={`Call ${name}`}>
          <Icon name="phone" />
          Call
        </a>
        <a className="btn btn--line" href={textHref(phone)} aria-label={`Text ${name}`}>
          <DeskIcon name="message-square" />
          Text
        </a>
        <a
          className="btn btn--line"
          href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Navigate to ${name}`}
        >
          <DeskIcon name="navigation" />
          Navigate
        </a>
      </div>
      <dl className="kv">
        <dt>Phone</dt>
        <dd>{phone}</dd>
        <dt>Email</dt>
        <dd>{email === "" ? "None: call instead" : email}</dd>
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
            <Link to={`/desk/jobs/${job.id}`}>{job.when}</Link>
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
            <span className={STAGES[job.stage].flag}>{STAGES[job.stage].words}</span>
          </div>
        ))}
      </div>
      <div>
        <Link className="btn btn--sm btn--line" to={`/desk/add?from=${id}`}>
          <Icon name="plus" />
          New job for {name.split(/\s+/)[0]}
        </Link>
      </div>
    </section>
  );
}
