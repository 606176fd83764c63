import { Link } from "@remix-run/react";
import { formatDate } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatPoints } from "#app/lib/money.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import type { CalendarStop } from "./calendar-day.ts";
import type { CalendarDay } from "./desk-calendar.ts";

type WeekListProps = {
  days: CalendarDay[];
  /** Of each day, in the order of the windows. */
  stops: CalendarStop[][];
  date: string;
  today: string;
  /** The way to a day in the panel. */
  pathTo: (date: string) => string;
};

/** A week with the name and the place of each stop. */
export function WeekList({ days, stops, date, today, pathTo }: WeekListProps) {
  return (
    <ol className="weeklist">
      {days.map((day, at) => (
        <li key={day.date}>
          <h2>
            <Link
              to={pathTo(day.date)}
              aria-current={day.date === date ? "true" : undefined}
              preventScrollReset
            >
              {formatDate(day.date, "short")}
              {day.date === today && ", today"}
            </Link>
            <small>{dayWords(day, stops[at] ?? [])}</small>
          </h2>
          <ul className="joblist">
            {stops[at]?.map((stop) => (
              <li key={stop.id}>
                <Link to={jobPath(stop.id)}>
                  <bdi>{stop.name}</bdi>
                </Link>
                <span>{stop.timeOfDay ? windowNamed(stop.timeOfDay).name : "No window"}</span>
                <small>
                  {stop.city}, {stop.words}
                </small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** "3 stops, 420 points", "Closed: Thanksgiving". */
function dayWords({ closed, cells, floating }: CalendarDay, stops: readonly CalendarStop[]) {
  const shut = closed === null ? "" : closed === "" ? "Closed" : `Closed: ${closed}`;
  if (stops.length === 0) return shut || "Nothing booked";
  const points = cells.reduce((sum, { taken }) => sum + taken, floating);
  const booked = `${stops.length === 1 ? "1 stop" : `${stops.length} stops`}, ${formatPoints(points)} points`;
  return shut ? `${shut}. ${booked}` : booked;
}
