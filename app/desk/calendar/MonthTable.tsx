import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { formatDate } from "#app/lib/dates.ts";
import { formatPoints } from "#app/lib/money.ts";
import type { CalendarDay } from "./desk-calendar.ts";

type MonthTableProps = {
  weeks: CalendarDay[][];
  date: string;
  today: string;
  /** The way to a day in the panel. */
  pathTo: (date: string) => string;
};

/** A month: the stops of each day, and a bar for the points. */
export function MonthTable({ weeks, date, today, pathTo }: MonthTableProps) {
  const [days = []] = weeks;
  return (
    <table className="cal month">
      <caption>
        {formatDate(date, "month")} <small>stops of each day</small>
      </caption>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day.date} scope="col">
              {formatDate(day.date, "short").slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td key={day.date}>
                <MonthDay
                  day={day}
                  path={pathTo(day.date)}
                  isShown={day.date === date}
                  isToday={day.date === today}
                  isOutside={day.date.slice(0, 7) !== date.slice(0, 7)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MonthDayProps = {
  day: CalendarDay;
  path: string;
  isShown: boolean;
  isToday: boolean;
  isOutside: boolean;
};

function MonthDay({ day, path, isShown, isToday, isOutside }: MonthDayProps) {
  const { cells, floating, floatingJobs, closed } = day;
  const stops = cells.reduce((sum, { jobs }) => sum + jobs, floatingJobs);
  const taken = cells.reduce((sum, cell) => sum + cell.taken, floating);
  const isFull = cells.every(({ state }) => state !== "open") && closed === null;
  const state = closed === null ? (isFull ? "full" : "") : "closed";
  const kind = { closed: stops === 0 ? "cell--shut" : "cell--off", full: "cell--full", "": "" };
  const words = `${stops} ${stops === 1 ? "stop" : "stops"}, ${formatPoints(taken)} points`;
  return (
    <Link
      className={`cell month__day ${kind[state]}${isOutside ? " is-outside" : ""}`}
      to={path}
      style={{ "--fill": fillOf(day, taken) } as CSSProperties}
      aria-current={isShown ? "true" : isToday ? "date" : undefined}
      preventScrollReset
    >
      <span className="vh">{`${formatDate(day.date, "short")}, ${state && `${state}, `}${words}`}</span>
      <span className="cell__face" aria-hidden="true">
        <small>{Number(day.date.slice(8))}</small>
        {stops > 0 && <b>{stops}</b>}
      </span>
    </Link>
  );
}

/** How much of the day's points is booked, 0 to 1. */
function fillOf({ cells }: CalendarDay, taken: number): number {
  const held = cells.reduce((sum, { room }) => sum + room, 0);
  return held === 0 ? 0 : Math.min(1, taken / held);
}
