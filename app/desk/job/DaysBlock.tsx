import { Link } from "@remix-run/react";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatPoints } from "#app/lib/money.ts";
import { slotWords } from "#app/schedule/words.ts";
import type { DeskJob } from "./desk-job.ts";

/** The days of a job that needs several, with the way from each to the others (rule 479). */
export function DaysBlock({ job: { days, orderNumber, may } }: { job: DeskJob }) {
  if (days.length === 0 && !may.day) return null;
  return (
    <section className="block" id="days">
      {days.length > 0 && (
        <>
          <h2>Days</h2>
          <ul className="joblist">
            {days.map((one) => (
              <li key={one.orderNumber}>
                {one.orderNumber === orderNumber ? (
                  <b>Day {one.day}, this one</b>
                ) : (
                  <Link to={jobPath(one.orderNumber)}>
                    Day {one.day}: {one.orderNumber}
                  </Link>
                )}
                <small>
                  {one.date
                    ? slotWords({ date: one.date, timeOfDay: one.timeOfDay })
                    : "No day chosen"}
                  , {formatPoints(one.volume)} points, {STAGE_WORDS[one.stage].toLowerCase()}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      {may.day && (
        <Link className="btn btn--sm btn--line" to={jobPath(orderNumber, "day")}>
          Needs another day
        </Link>
      )}
    </section>
  );
}
