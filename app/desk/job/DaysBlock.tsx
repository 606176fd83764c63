import { Link } from "@remix-run/react";
import type { JobDay } from "#app/jobs/visit.ts";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatPoints } from "#app/lib/money.ts";
import { slotWords } from "#app/schedule/words.ts";
import type { DeskJob } from "./desk-job.ts";
import { words } from "./words.ts";

/** The days of a job that needs several, with the way from each to the others (rule 479). */
export function DaysBlock({ job: { days, orderNumber, may } }: { job: DeskJob }) {
  if (days.length === 0 && !may.day) return null;
  return (
    <section className="block" id="days">
      {days.length > 0 && (
        <>
          <h2>{words.days}</h2>
          <ul className="joblist">
            {days.map((one) => (
              <li key={one.orderNumber}>
                {one.orderNumber === orderNumber ? (
                  <b>{words.thisDay(one.day)}</b>
                ) : (
                  <Link to={jobPath(one.orderNumber)}>
                    {words.otherDay(one.day, one.orderNumber)}
                  </Link>
                )}
                <small>
                  {words.dayLine(slotOf(one), formatPoints(one.volume), STAGE_WORDS[one.stage])}
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

function slotOf({ date, timeOfDay }: JobDay): string {
  return date ? slotWords({ date, timeOfDay }) : words.noDay;
}
