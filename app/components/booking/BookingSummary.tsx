import type { ReactNode } from "react";
import { Meter } from "#app/components/Meter.tsx";
import { PhoneLink } from "#app/components/PhoneLink.tsx";
import type { BookingView } from "#app/domain/booking-view.ts";
import { formatMoney, formatPoints } from "#app/domain/money.ts";
import { formatDate, windowNamed } from "#app/domain/schedule.ts";
import { truckFillLabel, truckFillShare } from "#app/domain/truck.ts";
import "#app/styles/card.css";
import "#app/styles/lines.css";
import "#app/styles/task.css";

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
      <h2 id="booking-summary">Your booking</h2>
      <p>
        <b>{date ? formatDate(date, "day") : "No day chosen yet"}</b>
        <br />
        {window ? `${window.name}, ${window.hours}` : "No window chosen yet"}
      </p>
      <Meter name="Truck Fill" label={truckFillLabel(volume)} fill={truckFillShare(volume)} />
      <p className="total">
        <b>
          {itemCount} {itemCount === 1 ? "item" : "items"}, {formatPoints(volume)} points
        </b>
        <span className="price">{formatMoney(totalCents)}</span>
      </p>
      {children}
      <p className="muted">
        Questions? Call <PhoneLink className="nowrap" />.
      </p>
    </aside>
  );
}
