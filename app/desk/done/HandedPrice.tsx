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
import { type Language, spokenLanguage } from "#app/lib/language.ts";
import { HANDED } from "./handed.ts";
import { words as en } from "./handed-words.en.ts";
import { words as es } from "./handed-words.es.ts";
import { words } from "./words.ts";

/**
 * A new price on the crew's phone while the customer holds it (rule 410): in the customer's words and language,
 * whichever the desk has, without anything of the desk but the way back to it.
 */
export function HandedPrice({
  job,
  language,
  state,
  stamp,
  answer,
}: {
  job: Pick<DeskJob, "orderNumber" | "name">;
  /** The customer's. */
  language: Language;
  state: PriceConsent | null;
  stamp: Stamp;
  answer: PriceAnswered;
}) {
  const path = jobPath(job.orderNumber);
  const said = { en, es }[language];
  const view = state && viewPrice(state, said.consent);
  return (
    <div className="wrap desk__narrow stack desk__task" lang={language}>
      {view && view.name === null ? (
        <>
          <h1>{said.shown.heading}</h1>
          <JobForm
            stamp={stamp}
            customer={job.name}
            action={`${path}/done?${HANDED}`}
            className="stack"
            key={answer ? "refused" : "asked"}
          >
            <PriceQuestion asked={view} answer={answer} words={said.shown} />
          </JobForm>
        </>
      ) : (
        <div role="status" className="stack">
          {view ? <PriceOutcome view={view} words={said.shown} /> : <h1>{said.none}</h1>}
          <p className="lede">{said.handBack}</p>
        </div>
      )}
      <p className="price__back" lang={spokenLanguage()}>
        <Link className="btn btn--line" to={state?.kind === "approved" ? `${path}/done` : path}>
          {words.backToJob}
        </Link>
      </p>
    </div>
  );
}
