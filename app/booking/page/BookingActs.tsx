import type { BookingView } from "#app/booking/booking-view.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import type { BookingAct } from "./booking-acts.ts";

/** Links to the changes that are still possible, each with its cost, or what to do where none is. */
export function BookingActs({
  booking: { stage, isPast, may, closedWords },
  acts,
  token,
}: {
  booking: BookingView;
  acts: readonly BookingAct[];
  token: string;
}) {
  if (acts.length === 0) return null;
  return (
    <>
      <nav className="acts" aria-label="Change this booking">
        {acts.map(({ part, icon, name, cost }) => (
          <a key={part} className="act" href={bookingPath(token, part)}>
            <Icon name={icon} />
            <span>{name}</span>
            <small>{cost}</small>
          </a>
        ))}
      </nav>
      {stage === "on-the-way" && (
        <p className="booking__closed">
          Did something come up? Call <PhoneLink className="nowrap" />.
        </p>
      )}
      {!may.change && stage === "booked" && !isPast && (
        <p className="booking__closed">
          {closedWords} To change something now, call <PhoneLink className="nowrap" />. We'll do our
          best to help.
        </p>
      )}
    </>
  );
}
