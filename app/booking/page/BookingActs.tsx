import type { BookingView } from "#app/booking/booking-view.ts";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import type { BookingAct } from "./booking-acts.ts";
import { words } from "./words.ts";

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
  const closed = words.closed(closedWords);
  return (
    <>
      <nav className="acts" aria-label={words.change}>
        {acts.map(({ part, icon, name, cost }) => (
          <a key={part} className="act" href={hrefOf(bookingPath(token, part))}>
            <Icon name={icon} />
            <span>{name}</span>
            <small>{cost}</small>
          </a>
        ))}
      </nav>
      {stage === "on-the-way" && (
        <p className="booking__closed">
          {words.cameUp[0]}
          <PhoneLink className="nowrap" />
          {words.cameUp[1]}
        </p>
      )}
      {!may.change && stage === "booked" && !isPast && (
        <p className="booking__closed">
          {closed[0]}
          <PhoneLink className="nowrap" />
          {closed[1]}
        </p>
      )}
    </>
  );
}
