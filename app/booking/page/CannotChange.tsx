import type { BookingView } from "#app/booking/booking-view.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";

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
        Call <PhoneLink className="nowrap" />. We'll do our best to help.
        {booking.may.cancel && " If you can't be there, you can still cancel at no cost."}
      </p>
      <div className="row">
        <a className="btn btn--cobalt" href={bookingPath(token)}>
          Back to your booking
        </a>
        {booking.may.cancel && (
          <a className="btn btn--line" href={bookingPath(token, "cancel")}>
            Cancel the pickup
          </a>
        )}
      </div>
    </div>
  );
}
