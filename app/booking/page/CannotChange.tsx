import type { BookingView } from "#app/booking/booking-view.ts";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { words } from "./parts-words.ts";

/**
 * What the customer can do when the booking can no longer be moved or its list changed (rules 122
 * and 123).
 */
export function CannotChange({ booking, token }: { booking: BookingView; token: string }) {
  return (
    <div className="notice">
      <p>
        <b>{booking.closedWords}</b>
      </p>
      <p>
        {words.call[0]}
        <PhoneLink className="nowrap" />
        {words.call[1]}
        {booking.may.cancel && words.mayCancel}
      </p>
      <div className="row">
        <a className="btn btn--cobalt" href={hrefOf(bookingPath(token))}>
          {words.back}
        </a>
        {booking.may.cancel && (
          <a className="btn btn--line" href={hrefOf(bookingPath(token, "cancel"))}>
            {words.cancel}
          </a>
        )}
      </div>
    </div>
  );
}
