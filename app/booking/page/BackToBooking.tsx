import { bookingPath } from "#app/lib/private-path.ts";
import { Icon } from "#app/ui/Icon.tsx";

export function BackToBooking({ token }: { token: string }) {
  return (
    <a className="back" href={bookingPath(token)}>
      <Icon name="chevron-left" />
      Your booking
    </a>
  );
}
