import { Link } from "@remix-run/react";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import type { DayView } from "./repeat-view.server.ts";

/** The dates of a repeat, with what can be done with each. */
export function RepeatDays({ days, requestId }: { days: DayView[]; requestId: string }) {
  return (
    <section className="block" aria-labelledby="days-head">
      <h2 id="days-head">Its dates</h2>
      {days.length === 0 && <p>No date is left.</p>}
      <ul className="rows">
        {days.map((day) => (
          <li key={day.date} id={`day-${day.date}`} className="wraps">
            <span>
              <b>{day.day}</b>
              <small>{day.words}</small>
            </span>
            <span className="row">
              {day.job && (
                <Link className="btn btn--sm btn--quiet" to={day.job}>
                  Job<span className="vh"> of {day.day}</span>
                </Link>
              )}
              <Presses day={day} requestId={requestId} />
            </span>
            {Object.entries(DID).map(([did, words]) => (
              <DeskSaid key={did} did={did} of={day.date}>
                {words}
              </DeskSaid>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const DID = {
  skip: "Skipped.",
  unskip: "Taken back.",
  book: "Booked.",
  force: "Booked.",
  keep: "It stays as it is.",
};

function Presses({ day, requestId }: { day: DayView; requestId: string }) {
  const { date, act, job, offers, anyway } = day;
  if (act === null) return null;
  const press = (intent: string, words: string, look = "line") => (
    <button
      key={intent}
      className={`btn btn--sm btn--${look}`}
      type="submit"
      name="intent"
      value={intent}
      aria-label={`${words}: ${day.day}`}
    >
      {words}
    </button>
  );
  return (
    <DeskForm requestId={requestId} answers={[]} className="row">
      <input type="hidden" name="day" value={date} />
      {offers.map(({ value, words }) => press(`book ${value}`, `Book ${words}`))}
      {anyway && press(`force ${anyway}`, "Book it anyway", "quiet")}
      {act === "keep" && job && (
        <Link className="btn btn--sm btn--line" to={`${job}/move`}>
          Move it
        </Link>
      )}
      {act === "keep" && press("keep", "Keep it there")}
      {act === "unskip"
        ? press("unskip", "Take it back")
        : press("skip", "Skip", act === "skip" ? "line" : "quiet")}
    </DeskForm>
  );
}
