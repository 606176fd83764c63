import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Answer, DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { Help } from "#app/desk/Help.tsx";
import { jobPath } from "#app/lib/job-path.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { DeskJob } from "./desk-job.ts";
import "#app/ui/styles/form.css";
import "#app/desk/styles/job.css";

/** The page of one action on a job: the link back, what went wrong, and the form. */
export function JobTask({
  job,
  title,
  help,
  answer,
  children,
}: {
  job: DeskJob;
  title: string;
  help: ReactNode;
  answer: Answer;
  children: ReactNode;
}) {
  return (
    <div className="has-docked">
      <TaskTop job={job} title={title} help={help} />
      <div className="wrap desk__narrow stack desk__task">
        {children}
        <DeskAnswer answer={answer} />
      </div>
    </div>
  );
}

type TaskTopProps = { job: DeskJob; title: string; help: ReactNode };

export function TaskTop({ job, title, help }: TaskTopProps) {
  return (
    <header className="top">
      <div className="wrap">
        <div className="stack stack--sm">
          <Link className="back" to={jobPath(job.orderNumber)}>
            <Icon name="chevron-left" />
            <bdi>{job.name}</bdi>
          </Link>
          <div>
            <h1>{title}</h1>
            <Help>{help}</Help>
          </div>
        </div>
      </div>
    </header>
  );
}
