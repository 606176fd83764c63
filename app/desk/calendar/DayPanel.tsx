import { Link } from "@remix-run/react";
import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { noMailYet } from "#app/desk/words/refusals.ts";
import { formatDate, longDate } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { useWindows } from "#app/schedule/use-windows.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import type { CalendarDayView } from "./calendar-day.ts";
import "#app/desk/styles/settings.css";

type DayPanelProps = { day: CalendarDayView; requestId: string; today: string };

const DID: Record<string, string> = {
  closed: "Closed. Booked jobs stay booked.",
  opened: "Opened.",
  undone: "Taken back.",
  offered: "Customers with an email address get other windows to choose from. Call the others.",
};

/** The jobs of a day by window, and the buttons that open and close the windows. */
export function DayPanel({ day, requestId, today }: DayPanelProps) {
  const { date, capacity, points, totalCents } = day;
  const jobs = day.windows.flatMap((window) => window.jobs);
  return (
    <>
      <div>
        <h2 className="h-sec">
          {date.slice(0, 4) === today.slice(0, 4) ? formatDate(date, "day") : longDate(date)}
        </h2>
        {(day.closed === null || jobs.length > 0) && (
          <p className="muted small">
            {formatPoints(points)}
            {capacity === null ? "" : ` of ${formatPoints(capacity)}`} points,{" "}
            {formatMoney(totalCents)}
            {day.closed !== null && ". The day is closed. Booked jobs stay booked."}
          </p>
        )}
      </div>
      {Object.entries(DID).map(([did, words]) => (
        <DeskSaid key={did} did={did}>
          {words}
        </DeskSaid>
      ))}
      {day.windows.map(({ timeOfDay, isOpen, jobs: booked }) =>
        booked.length === 0 ? null : (
          <section key={timeOfDay ?? "none"}>
            <h3 className="h-sub">
              {timeOfDay ? windowNamed(timeOfDay).name : "No window yet"}
              {!isOpen && " (closed)"}
            </h3>
            {!isOpen && day.closed === null && (
              <Offer {...{ date, requestId, today, booked }} timeOfDay={timeOfDay} />
            )}
            <ul className="joblist">
              {booked.map((job) => (
                <li key={job.id}>
                  <Link to={jobPath(job.id)}>
                    <bdi>{job.name}</bdi>
                  </Link>
                  <b className="num">{formatMoney(job.totalCents)}</b>
                  <small>
                    {job.words}
                    {job.stage === "done" && ", done"}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {jobs.length === 0 && <p>{day.closed === null ? "Nothing booked yet." : "Closed."}</p>}
      <Link className="btn btn--line" to={`/desk?date=${date}`}>
        Open the day
      </Link>
      {day.closed !== null && (
        <Offer {...{ date, requestId, today }} booked={jobs} timeOfDay={null} />
      )}
      {date >= today && <ChangeDay {...{ day, requestId }} />}
    </>
  );
}

type OfferProps = Pick<DayPanelProps, "requestId" | "today"> & {
  date: string;
  booked: readonly { stage: string }[];
  /** Null: the whole day is closed. */
  timeOfDay: string | null;
};

/** Offers other windows to those whose window is closed. */
function Offer({ date, today, requestId, booked, timeOfDay }: OfferProps) {
  const { sendsMail } = useBusiness();
  if (date < today || booked.every(({ stage }) => stage !== "booked")) return null;
  if (!sendsMail) return <p className="small">{noMailYet()}</p>;
  return (
    <DeskForm intent="offer" requestId={requestId} answers={[]}>
      <input type="hidden" name="from" value={date} />
      <input type="hidden" name="window" value={timeOfDay ?? ""} />
      <button className="btn btn--line btn--block" type="submit">
        Email them other windows
      </button>
    </DeskForm>
  );
}

function ChangeDay({
  day: { date, overrides },
  requestId,
}: Pick<DayPanelProps, "day" | "requestId">) {
  const [newest] = overrides;
  return (
    <>
      {newest && (
        <DeskForm intent="undo" requestId={requestId} answers={[]} className="row between">
          <input type="hidden" name="from" value={date} />
          <input type="hidden" name="override" value={newest.id} />
          <span className="small">{overrideWords(newest)}</span>
          <SubmitButton>Undo</SubmitButton>
        </DeskForm>
      )}
      <details>
        <summary className="btn btn--line btn--block">Close or open windows</summary>
        <DeskForm requestId={requestId} className="stack">
          <input type="hidden" name="from" value={date} />
          <div className="field">
            <label htmlFor="window">Window</label>
            <select className="input" id="window" name="window" defaultValue="">
              <option value="">The whole day</option>
              {useWindows().map((one) => (
                <option key={one} value={one}>
                  {windowNamed(one).name}
                </option>
              ))}
            </select>
          </div>
          <div className="half">
            <div className="field">
              <label htmlFor="points">Points if it opens</label>
              <input
                className="input"
                id="points"
                name="points"
                inputMode="decimal"
                placeholder="as usual"
              />
            </div>
            <div className="field">
              <label htmlFor="stops">Most stops</label>
              <input
                className="input"
                id="stops"
                name="stops"
                inputMode="numeric"
                placeholder="as usual"
              />
            </div>
          </div>
          <div className="field">
            <label htmlFor="note">Note for yourself</label>
            <input className="input" id="note" name="note" maxLength={200} />
          </div>
          <div className="more4">
            <button className="btn btn--line" type="submit" name="intent" value="close">
              Close
            </button>
            <button className="btn btn--line" type="submit" name="intent" value="open">
              Open
            </button>
          </div>
        </DeskForm>
      </details>
    </>
  );
}

function overrideWords({
  isOpen,
  timeOfDay,
  points,
  note,
  fromDate,
  toDate,
}: CalendarDayView["overrides"][number]): string {
  const days =
    fromDate === toDate
      ? ""
      : `, ${formatDate(fromDate, "short")} to ${formatDate(toDate, "short")}`;
  const room = isOpen && points !== null ? ` with ${formatPoints(points)} points` : "";
  const what = timeOfDay === null ? "The day" : windowNamed(timeOfDay).name;
  return `${what} is set ${isOpen ? `open${room}` : "closed"}${days}${note === "" ? "" : `: ${note}`}.`;
}
