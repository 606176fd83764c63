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
        <b>{reasonOf(booking)}</b>
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

function reasonOf({ stage, isPast, changeUntil, may }: BookingView): string {
  if (may.change) return "We quoted your price for what you showed us.";
  if (stage === "cancelled") return "This pickup is canceled.";
  if (stage === "done") return "This pickup is done.";
  if (stage === "on-the-way") return "The truck is on its way.";
  if (isPast) return "The day of this pickup has passed.";
  return `You could move your pickup or change items online until ${changeUntil}.`;
}
