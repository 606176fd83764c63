import type { ReactNode } from "react";
import type { BookingView } from "#app/booking/booking-view.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { windowNamed } from "#app/schedule/schedule.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { words } from "./parts-words.ts";
import "#app/ui/styles/card.css";
import "#app/cart/drawer/lines.css";
import "#app/ui/styles/task.css";

/**
 * The booking beside a form that changes it.
 * @param children the link back without a change
 */
export function BookingSummary({
  booking,
  children,
}: {
  booking: BookingView;
  children?: ReactNode;
}) {
  const { date, timeOfDay, itemCount, volume, totalCents } = booking;
  const window = timeOfDay && windowNamed(timeOfDay);
  return (
    <aside className="card summary" aria-labelledby="booking-summary">
      <h2 id="booking-summary">{words.booking}</h2>
      <p>
        <b>{date ? formatDate(date, "day") : words.noDay}</b>
        <br />
        {window ? words.window(window.name, window.hours) : words.noWindow}
      </p>
      <TruckFill volume={volume} />
      <p className="total">
        <b>{words.load(itemCount, formatPoints(volume))}</b>
        <span className="price">{formatMoney(totalCents)}</span>
      </p>
      {children}
      <p className="muted">
        {words.questions[0]}
        <PhoneLink className="nowrap" />
        {words.questions[1]}
      </p>
    </aside>
  );
}
