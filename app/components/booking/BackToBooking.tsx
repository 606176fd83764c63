import { Icon } from "#app/components/Icon.tsx";
import { bookingPath } from "#app/domain/booking-path.ts";

/** The link back from a page that changes the booking. */
export function BackToBooking({ token }: { token: string }) {
  return (
    <a className="back" href={bookingPath(token)}>
      <Icon name="chevron-left" />
      Your booking
    </a>
  );
}
