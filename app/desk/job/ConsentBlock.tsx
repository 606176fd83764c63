import { Link } from "@remix-run/react";
import { HANDED } from "#app/desk/done/handed.ts";
import { NotSent } from "#app/desk/offline/OfflineStrip.tsx";
import { usePostsOf } from "#app/desk/offline/use-desk-state.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { consentWords, type PriceConsent } from "#app/jobs/money/price-consent.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney } from "#app/lib/money.ts";
import { DeskSaid, RefusedHere } from "../DeskSaid.tsx";
import type { DeskJob } from "./desk-job.ts";
import { JobForm } from "./JobForm.tsx";
import { words } from "./words.ts";

const WITHDRAW = ["withdraw"];

/** A price that was put to the customer, how it was answered, and what can be done next (rules 410 to 413). */
export function ConsentBlock({
  job,
  stamp,
  text,
}: {
  job: DeskJob;
  stamp: Stamp;
  /** Opens the owner's texting app with the way to the price; null: none. */
  text: string | null;
}) {
  const isWaiting = usePostsOf(job.orderNumber).some(
    ({ kind }) => kind === "ask" || kind === "answer",
  );
  const { consent, orderNumber, stage, may } = job;
  const isOver = stage === "done" || stage === "cancelled";
  if (isOver || (!consent && !isWaiting)) {
    return <DeskSaid did="withdraw">{words.price.kept}</DeskSaid>;
  }
  const path = jobPath(orderNumber, "done");
  const isOpen = isWaiting || consent?.kind === "open";
  return (
    <section className="block" id="price">
      <h2>{words.price.heading}</h2>
      {isWaiting ? (
        <p className="row">
          {words.price.onPhone} <NotSent />
        </p>
      ) : (
        consent && <Standing consent={consent} />
      )}
      <div className="row">
        {isOpen && (
          <Link className="btn btn--sm btn--cobalt" to={`${path}?${HANDED}`}>
            <span>{words.price.show(<bdi>{job.name}</bdi>)}</span>
          </Link>
        )}
        {consent?.kind === "open" && text && (
          <a className="btn btn--sm btn--line" href={text}>
            Text the link
          </a>
        )}
        <Link className="btn btn--sm btn--line" to={path}>
          {consent?.kind === "approved" ? words.price.finish : words.price.propose}
        </Link>
        {consent && !isWaiting && (
          <JobForm stamp={stamp}>
            <button className="btn btn--sm btn--line" type="submit" name="do" value="withdraw">
              {words.price.keep}
            </button>
          </JobForm>
        )}
        {consent?.kind === "declined" && may.cancel && (
          <Link className="btn btn--sm btn--danger" to={jobPath(orderNumber, "cancel")}>
            Cancel, no fee
          </Link>
        )}
      </div>
      <RefusedHere intents={WITHDRAW} />
    </section>
  );
}

function Standing({ consent }: { consent: PriceConsent }) {
  const { booked, final } = consent.proposal;
  const was = formatMoney(booked.tax.totalCents);
  const now = <b>{formatMoney(final.tax.totalCents)}</b>;
  const prices = words.price.instead(now, was, final.reason);
  switch (consent.kind) {
    case "open":
      return <p>{words.price.open(prices)}</p>;
    case "stale":
      return <p>{words.price.stale(prices)}</p>;
    case "approved":
      return (
        <>
          <p>{words.price.approved(prices)}</p>
          <p className="small">{consentWords(consent.consent)}</p>
        </>
      );
    case "declined":
      return (
        <>
          <p>{words.price.declined(prices, was)}</p>
          <p className="small">{consentWords(consent.consent)}</p>
        </>
      );
  }
}
