import { Link, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { type Answer, DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { nextPath } from "#app/desk/desk-path.ts";
import type { DeskJob } from "#app/desk/job/desk-job.ts";
import { JobForm } from "#app/desk/job/JobForm.tsx";
import { TaskTop } from "#app/desk/job/JobTask.tsx";
import { words as shared } from "#app/desk/words/desk-words.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney } from "#app/lib/money.ts";
import { words } from "./words.ts";
import "#app/ui/styles/alert.css";
import "#app/desk/styles/settings.css";

type CardProps = {
  job: DeskJob;
  /** Null: it is paid. */
  qr: { size: number; path: string } | null;
  stamp: Stamp;
  answer: Answer;
};

const LOOK_MS = 4_000;

/** A code for the customer's phone, and whether it has paid. */
export function CardScreen({ job, qr, stamp, answer }: CardProps) {
  useLooking(qr !== null);
  return (
    <>
      <TaskTop job={job} title={qr ? words.show : words.paid} help={words.help} />
      <div className="wrap desk__narrow stack desk__task">
        <DeskAnswer answer={answer} />
        {qr ? <Code job={job} qr={qr} stamp={stamp} /> : <Paid job={job} />}
      </div>
    </>
  );
}

/** Looks again every few seconds while the page is seen: the payment comes from another phone. */
function useLooking(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => {
      if (document.visibilityState === "visible" && navigator.onLine) revalidate();
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}

function Code({
  job,
  qr,
  stamp,
}: Omit<CardProps, "answer"> & { qr: NonNullable<CardProps["qr"]> }) {
  return (
    <>
      <p>{words.point(<bdi>{job.name}</bdi>, <b>{formatMoney(job.cardCents ?? 0)}</b>)}</p>
      <svg
        className="qr qr--large"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={words.code(job.name)}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p role="status">{words.notPaid}</p>
      <JobForm stamp={stamp} className="row">
        <button className="btn btn--line" type="submit">
          {words.look}
        </button>
        <Onward job={job} />
      </JobForm>
    </>
  );
}

function Paid({ job }: { job: DeskJob }) {
  return (
    <>
      <p className="alert alert--ok" role="status">
        <b>{words.hasPaid(<bdi>{job.name}</bdi>)}</b>
      </p>
      <div className="row">
        <Onward job={job} />
      </div>
    </>
  );
}

function Onward({ job: { orderNumber } }: Pick<CardProps, "job">) {
  return (
    <>
      <Link className="btn btn--line" to={nextPath(orderNumber)}>
        {shared.nextStop}
      </Link>
      <Link className="btn btn--line" to={jobPath(orderNumber)}>
        {words.back}
      </Link>
    </>
  );
}
