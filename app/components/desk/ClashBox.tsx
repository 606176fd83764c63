import type { DeskJob } from "#app/domain/desk-job.ts";
import { formatMoney, formatPoints } from "#app/domain/money.ts";
import { phoneHref } from "#app/domain/phone.ts";
import { slotWords } from "#app/domain/slot-words.ts";
import { Icon } from "../Icon.tsx";

/**
 * Two versions of a job side by side: what was typed here, and what somebody else saved meanwhile.
 * Neither is chosen for the person: the form below shows the job as it is now.
 */
export function ClashBox({ job, mine }: { job: DeskJob; mine: readonly string[] }) {
  const { name, phone, date, timeOfDay, volume, money, story } = job;
  const last = story[0];
  return (
    <section className="clash" role="alert" aria-labelledby="clash">
      <div>
        <h2 id="clash" className="h-sub">
          <bdi>{name}</bdi> changed since you opened this page
        </h2>
        <p>Nothing was changed by you. Check the form below, and send it again if it is right.</p>
      </div>
      <div className="clash__two">
        <div>
          <b>Yours, not sent</b>
          <p>
            {mine.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </p>
        </div>
        <div>
          <b>The job now{last && `: ${last.title}, ${last.at}`}</b>
          <p>
            {date ? slotWords({ date, timeOfDay }) : "No day chosen"}
            <br />
            {formatPoints(volume)} points
            {money && `, ${formatMoney(money.booked.totalCents)}`}
          </p>
        </div>
      </div>
      <a className="btn btn--line" href={phoneHref(phone)}>
        <Icon name="phone" />
        Call <bdi>{name}</bdi>
      </a>
    </section>
  );
}
