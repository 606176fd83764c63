import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import type { CalendarCell } from "#app/domain/desk-calendar.ts";
import { formatPoints } from "#app/domain/money.ts";
import { formatDate } from "#app/domain/schedule.ts";

/** A window of a day: its booked points and a bar. Screen readers read the whole sentence. */
export function CalendarCellLink({ date, cell }: { date: string; cell: CalendarCell }) {
  const { state, taken, jobs } = cell;
  const isShut = state === "closed" && jobs === 0;
  const classes = { open: "cell", full: "cell cell--full", closed: "cell cell--shut" };
  return (
    <Link
      className={classes[isShut ? "closed" : state === "closed" ? "open" : state]}
      to={`?date=${date}#day`}
      style={{ "--fill": cell.fill } as CSSProperties}
      aria-label={`${formatDate(date, "short")}, ${sentence(cell)}`}
      preventScrollReset
    >
      {isShut ? "Closed" : state === "full" ? "Full" : formatPoints(taken)}
    </Link>
  );
}

/** "morning, full, 548 of 550 points". */
function sentence({ timeOfDay, state, taken, points, jobs }: CalendarCell): string {
  const of = points === null ? "" : ` of ${formatPoints(points)}`;
  const parts = [
    timeOfDay.toLowerCase(),
    state === "open" ? null : state,
    state === "closed" && jobs === 0 ? null : `${formatPoints(taken)}${of} points`,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
