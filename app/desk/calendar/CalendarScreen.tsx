import { Link } from "@remix-run/react";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { CalendarDayView, CalendarStop } from "./calendar-day.ts";
import { DayPanel } from "./DayPanel.tsx";
import { type CalendarDay, type CalendarView, calendarPath } from "./desk-calendar.ts";
import { MonthTable } from "./MonthTable.tsx";
import { WeekList } from "./WeekList.tsx";
import { WeekTable } from "./WeekTable.tsx";
import "#app/desk/styles/calendar.css";
import "#app/desk/styles/inbox.css";

type CalendarProps = {
  requestId: string;
  today: string;
  date: string;
  earlier: string;
  later: string;
  isLimited: boolean;
  view: CalendarView;
  /** The stops of the week view, day by day. */
  stops: CalendarStop[][];
  weeks: CalendarDay[][];
  day: CalendarDayView;
  answer: { problem: string; advice: string } | undefined;
};

const VIEWS: Record<CalendarView, { label: string; step: string }> = {
  week: { label: "Week", step: "One week" },
  weeks: { label: "Two weeks", step: "Two weeks" },
  month: { label: "Month", step: "One month" },
};

/** A week, two weeks or a month, with how full each window is, and the chosen day beside them. */
export function CalendarScreen(page: CalendarProps) {
  const { weeks, date, today, view } = page;
  const pathTo = (day: string) => `${calendarPath(day, view)}#day`;
  const acts = (
    <>
      <Link
        className="icon-btn"
        to={calendarPath(page.earlier, view)}
        aria-label={`${VIEWS[view].step} earlier`}
        preventScrollReset
      >
        <Icon name="chevron-left" />
      </Link>
      <Link
        className="icon-btn"
        to={calendarPath(page.later, view)}
        aria-label={`${VIEWS[view].step} later`}
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
      <DeskTop
        title="Calendar"
        acts={acts}
        help={
          <>
            How full each window is, in points and stops. Press a day to see its jobs, to close it,
            or to give one window more or less room. Closing cancels nothing: you can offer those
            customers other windows.
          </>
        }
      />
      <div className="wrap cols">
        <div className="stack">
          {!page.isLimited && (
            <p className="small">
              You haven't set your usual week, so customers can book any window, even a full one.
              The bars show one truck. <Link to="/desk/settings/hours">Set your hours</Link>
            </p>
          )}
          <nav className="jump" aria-label="Show">
            {(Object.keys(VIEWS) as CalendarView[]).map((one) => (
              <Link
                key={one}
                to={calendarPath(date, one)}
                aria-current={one === view ? "page" : undefined}
              >
                {VIEWS[one].label}
              </Link>
            ))}
          </nav>
          {view === "week" && (
            <WeekList days={weeks.flat()} stops={page.stops} {...{ today, date, pathTo }} />
          )}
          {view === "month" && <MonthTable {...{ weeks, date, today, pathTo }} />}
          {view === "weeks" && (
            <div className="calwrap">
              {weeks.map((days) => (
                <WeekTable key={days[0]?.date} {...{ days, date, today, pathTo }} />
              ))}
            </div>
          )}
        </div>
        <aside id="day" className="stack">
          <DeskAnswer answer={page.answer} />
          <DayPanel {...page} />
        </aside>
      </div>
    </>
  );
}
