import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { addDays, formatDate } from "#app/lib/dates.ts";
import { formatPoints } from "#app/lib/money.ts";
import { WINDOWS } from "#app/schedule/schedule.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { CalendarDayView } from "./calendar-day.ts";
import { DayPanel } from "./DayPanel.tsx";
import { type CalendarCell, type CalendarDay, usualPoints } from "./desk-calendar.ts";
import "#app/desk/styles/calendar.css";

type CalendarProps = {
  requestId: string;
  today: string;
  date: string;
  earlier: string;
  later: string;
  isLimited: boolean;
  weeks: CalendarDay[][];
  day: CalendarDayView;
  answer: { problem: string; advice: string } | undefined;
};

/** Two weeks, with how full each window is, and the chosen day beside them. */
export function CalendarScreen(page: CalendarProps) {
  const { weeks, date, today } = page;
  const acts = (
    <>
      <Link
        className="icon-btn"
        to={`?date=${page.earlier}`}
        aria-label="Two weeks earlier"
        preventScrollReset
      >
        <Icon name="chevron-left" />
      </Link>
      <Link
        className="icon-btn"
        to={`?date=${page.later}`}
        aria-label="Two weeks later"
        preventScrollReset
      >
        <DeskIcon name="chevron-right" />
      </Link>
      <Link className="btn btn--sm" to={`/desk/add?date=${date < today ? today : date}`}>
        <Icon name="plus" />
        Add phone job
      </Link>
    </>
  );
  return (
    <>
      <DeskTop title="Calendar" acts={acts} />
      <div className="wrap cols">
        <div className="stack">
          {!page.isLimited && (
            <p className="small">
              No usual week is set: what you have not set below can be booked, however full it is.
              The bars are those of one truck.{" "}
              <Link to="/desk/settings#windows">Set your hours</Link>
            </p>
          )}
          <div className="calwrap">
            {weeks.map((days) => (
              <Week key={days[0]?.date} {...{ days, date, today }} />
            ))}
          </div>
        </div>
        <aside id="day" className="stack">
          <DeskAnswer answer={page.answer} />
          <DayPanel {...page} />
        </aside>
      </div>
    </>
  );
}

function Week({ days, date, today }: { days: CalendarDay[]; date: string; today: string }) {
  const first = days[0]?.date ?? date;
  const usual = usualPoints(days);
  return (
    <table className="cal">
      <caption>
        {weekTitle(first)}
        {first.slice(0, 4) !== today.slice(0, 4) && `, ${first.slice(0, 4)}`}{" "}
        {usual !== null && <small>points of {formatPoints(usual)}</small>}
      </caption>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <td />
          {WINDOWS.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} className={day.date === date ? "is-day" : undefined}>
            <th scope="row">
              <Link
                to={`?date=${day.date}#day`}
                aria-current={day.date === today ? "date" : undefined}
                preventScrollReset
              >
                <b>{formatDate(day.date, "short").slice(0, 3)}</b>
                {dayOfMonth(day.date)}
                {day.date === today && <span className="vh"> today</span>}
                {day.floating > 0 && (
                  <>
                    <span className="vh">, booked without a window: </span>+
                    {formatPoints(day.floating)}
                  </>
                )}
              </Link>
            </th>
            <Cells day={day} usual={usual} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells({ day, usual }: { day: CalendarDay; usual: number | null }) {
  const isEmpty = day.cells.every(({ jobs }) => jobs === 0);
  if (day.closed !== null && isEmpty) {
    return (
      <td colSpan={WINDOWS.length}>
        <Link className="cell cell--shut" to={`?date=${day.date}#day`} preventScrollReset>
          {day.closed === "" ? "Closed" : `Closed: ${day.closed}`}
        </Link>
      </td>
    );
  }
  return day.cells.map((cell) => (
    <td key={cell.timeOfDay}>
      <CalendarCellLink date={day.date} cell={cell} usual={usual} />
    </td>
  ));
}

/** "July 20 – 26", "Jul 27 – Aug 2". */
function weekTitle(first: string): string {
  const last = addDays(first, 6);
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${dayOfMonth(first)} – ${dayOfMonth(last)}`;
  return `${formatDate(first, "day").replace(/^\w+, /, "")} – ${Number(last.slice(8))}`;
}

function dayOfMonth(date: string): string {
  return formatDate(date, "short").replace(/^\w+, /, "");
}

type CellProps = {
  date: string;
  cell: CalendarCell;
  /** What the caption of the week says a window holds; null: nothing. */
  usual: number | null;
};

/** A window of a day: its booked points and a bar. Screen readers read the whole sentence. */
function CalendarCellLink({ date, cell, usual }: CellProps) {
  const { state, taken, points, jobs } = cell;
  const isShut = state === "closed" && jobs === 0;
  const classes = { open: "cell", full: "cell cell--full", closed: "cell cell--off" };
  const isOther = state === "open" && points !== null && points !== usual;
  return (
    <Link
      className={isShut ? "cell cell--shut" : classes[state]}
      to={`?date=${date}#day`}
      style={{ "--fill": cell.fill } as CSSProperties}
      aria-label={`${formatDate(date, "short")}, ${sentence(cell)}`}
      preventScrollReset
    >
      {state === "closed" && !isShut && <small>Closed </small>}
      {isShut ? "Closed" : state === "full" ? "Full" : formatPoints(taken)}
      {isOther && <small> of {formatPoints(points)}</small>}
    </Link>
  );
}

/** "morning, full, 548 of 550 points", "morning, closed 300 points". */
function sentence({ timeOfDay, state, taken, points, jobs }: CalendarCell): string {
  const of = points === null || state === "closed" ? "" : ` of ${formatPoints(points)}`;
  const booked = `${formatPoints(taken)}${of} points`;
  const what = { open: booked, full: `full, ${booked}`, closed: `closed ${booked}` };
  return `${timeOfDay.toLowerCase()}, ${state === "closed" && jobs === 0 ? state : what[state]}`;
}
