import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ChangeWords } from "#app/domain/change-words.ts";
import type { DeskJob } from "#app/domain/desk-job.ts";
import { jobPath } from "#app/domain/desk-path.ts";
import { ChangeAlert } from "../booking/ChangeAlert.tsx";
import { Icon } from "../Icon.tsx";
import { ClashBox } from "./ClashBox.tsx";
import "#app/styles/form.css";
import "#app/styles/desk/job.css";

export type TaskAnswer = (ChangeWords & { isClash?: boolean }) | undefined;

/** The page of one action on a job: the link back, what went wrong, and the form. */
export function JobTask({
  job,
  title,
  answer,
  mine,
  children,
}: {
  job: DeskJob;
  title: string;
  answer: TaskAnswer;
  /** The posted values as text, to compare with the job as it is now. */
  mine: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className="has-docked">
      <TaskTop job={job} title={title} />
      <div className="wrap desk__narrow stack desk__task">
        {answer?.isClash ? <ClashBox job={job} mine={mine} /> : <ChangeAlert answer={answer} />}
        {children}
      </div>
    </div>
  );
}

/** The heading of an action, with the link back to its job. */
export function TaskTop({ job, title }: { job: DeskJob; title: string }) {
  return (
    <header className="top">
      <div className="wrap">
        <div className="stack stack--sm">
          <Link className="back" to={jobPath(job.orderNumber)}>
            <Icon name="chevron-left" />
            <bdi>{job.name}</bdi>
          </Link>
          <h1>{title}</h1>
        </div>
      </div>
    </header>
  );
}
