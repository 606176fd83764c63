import { Link } from "@remix-run/react";
import {
  type PriceAnswered,
  PriceOutcome,
  PriceQuestion,
} from "#app/booking/price/PriceQuestion.tsx";
import type { DeskJob } from "#app/desk/job/desk-job.ts";
import { JobForm } from "#app/desk/job/JobForm.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import { type PriceConsent, viewPrice } from "#app/jobs/money/price-consent.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { HANDED } from "./handed.ts";

/**
 * A new price on the crew's phone while the customer holds it (rule 410): in the customer's words, without
 * anything of the desk but the way back to it.
 */
export function HandedPrice({
  job,
  state,
  stamp,
  answer,
}: {
  job: Pick<DeskJob, "orderNumber" | "name">;
  state: PriceConsent | null;
  stamp: Stamp;
  answer: PriceAnswered;
}) {
  const path = jobPath(job.orderNumber);
  const view = state && viewPrice(state);
  return (
    <div className="wrap desk__narrow stack desk__task">
      {view && view.name === null ? (
        <>
          <h1>A new price for your pickup</h1>
          <JobForm
            stamp={stamp}
            customer={job.name}
            action={`${path}/done?${HANDED}`}
            className="stack"
            key={answer ? "refused" : "asked"}
          >
            <PriceQuestion asked={view} answer={answer} />
          </JobForm>
        </>
      ) : (
        <div role="status" className="stack">
          {view ? <PriceOutcome view={view} /> : <h1>There is no new price</h1>}
          <p className="lede">Please hand the phone back to the crew.</p>
        </div>
      )}
      <p className="price__back">
        <Link className="btn btn--line" to={state?.kind === "approved" ? `${path}/done` : path}>
          Crew: back to the job
        </Link>
      </p>
    </div>
  );
}
