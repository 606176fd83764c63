import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { formatDate } from "#app/lib/dates.ts";
import { formatPoints } from "#app/lib/money.ts";
import type { CalendarCell } from "./desk-calendar.ts";

type CellProps = {
  date: string;
  cell: CalendarCell;
  /** What the caption of the week says a window holds; null: nothing. */
  usual: number | null;
};

/** A window of a day: its booked points and a bar. Screen readers read the whole sentence. */
export function CalendarCellLink({ date, cell, usual }: CellProps) {
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
