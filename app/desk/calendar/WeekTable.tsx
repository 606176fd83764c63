import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { addDays, formatDate } from "#app/lib/dates.ts";
import { formatPoints } from "#app/lib/money.ts";
import { windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { type CalendarCell, type CalendarDay, stopWords, usualPoints } from "./desk-calendar.ts";

type WeekTableProps = {
  days: CalendarDay[];
  date: string;
  today: string;
  /** The way to a day in the panel. */
  pathTo: (date: string) => string;
};

/** A week as a table: how full each window of each day is. */
export function WeekTable({ days, date, today, pathTo }: WeekTableProps) {
  const first = days[0]?.date ?? date;
  const usual = usualPoints(days);
  const windows = days[0]?.cells.map(({ timeOfDay }) => timeOfDay) ?? [];
  return (
    <table className="cal">
      <caption>
        {weekTitle(first)}
        {first.slice(0, 4) !== today.slice(0, 4) && `, ${first.slice(0, 4)}`}{" "}
        {usual !== null && <small>points of {formatPoints(usual)}</small>}
      </caption>
      <colgroup>
        <col />
        {windows.map((one) => (
          <col key={one} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td />
          {windows.map((one) => (
            <th key={one} scope="col">
              {windowNamed(one).name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} className={day.date === date ? "is-day" : undefined}>
            <th scope="row">
              <Link
                to={pathTo(day.date)}
                aria-current={day.date === today ? "date" : undefined}
                preventScrollReset
              >
                <b>{formatDate(day.date, "short").slice(0, 3)}</b>
                {formatDate(day.date, "monthDay")}
                {day.date === today && <span className="vh"> today</span>}
                {day.floating > 0 && (
                  <>
                    <span className="vh">, booked without a window: </span>+
                    {formatPoints(day.floating)}
                  </>
                )}
              </Link>
            </th>
            <Cells day={day} usual={usual} path={pathTo(day.date)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells({ day, usual, path }: { day: CalendarDay; usual: number | null; path: string }) {
  const isEmpty = day.cells.every(({ jobs }) => jobs === 0);
  if (day.closed !== null && isEmpty) {
    return (
      <td colSpan={day.cells.length}>
        <Link className="cell cell--shut" to={path} preventScrollReset>
          {day.closed === "" ? "Closed" : `Closed: ${day.closed}`}
        </Link>
      </td>
    );
  }
  return day.cells.map((cell) => (
    <td key={cell.timeOfDay}>
      <CalendarCellLink {...{ cell, usual, path }} date={day.date} />
    </td>
  ));
}

/** "July 20 – 26", "Jul 27 – Aug 2". */
function weekTitle(first: string): string {
  const last = addDays(first, 6);
  if (first.slice(0, 7) !== last.slice(0, 7))
    return `${formatDate(first, "monthDay")} – ${formatDate(last, "monthDay")}`;
  return `${formatDate(first, "day").replace(/^\w+, /, "")} – ${Number(last.slice(8))}`;
}

type CellProps = {
  date: string;
  path: string;
  cell: CalendarCell;
  /** What the caption of the week says a window holds; null: nothing. */
  usual: number | null;
};

/** A window of a day: its booked points and a bar. Screen readers read the whole sentence. */
function CalendarCellLink({ date, path, cell, usual }: CellProps) {
  const { state, taken, points, jobs } = cell;
  const isShut = state === "closed" && jobs === 0;
  const classes = { open: "cell", full: "cell cell--full", closed: "cell cell--off" };
  const isOther = state === "open" && points !== null && points !== usual;
  return (
    <Link
      className={isShut ? "cell cell--shut" : classes[state]}
      to={path}
      style={{ "--fill": cell.fill } as CSSProperties}
      preventScrollReset
    >
      <span className="vh">{`${formatDate(date, "short")}, ${sentence(cell)}`}</span>
      <span className="cell__face" aria-hidden="true">
        {state === "closed" && !isShut && <small>Closed </small>}
        {isShut ? "Closed" : state === "full" ? "Full" : formatPoints(taken)}
        {isOther && <small> of {formatPoints(points)}</small>}
        {jobs > 0 && <small className="cell__stops">{stopWords(cell)}</small>}
      </span>
    </Link>
  );
}

/** "morning, full, 548 of 550 points, 3 of 3 stops", "morning, closed 300 points, 1 stop". */
function sentence(cell: CalendarCell): string {
  const { timeOfDay, state, taken, points, jobs } = cell;
  const of = points === null || state === "closed" ? "" : ` of ${formatPoints(points)}`;
  const booked = `${formatPoints(taken)}${of} points${jobs > 0 ? `, ${stopWords(cell)}` : ""}`;
  const what = { open: booked, full: `full, ${booked}`, closed: `closed ${booked}` };
  return `${windowWord(timeOfDay)}, ${state === "closed" && jobs === 0 ? state : what[state]}`;
}
