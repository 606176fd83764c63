import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./parts-words.ts";

export function BackToBooking({ token }: { token: string }) {
  return (
    <a className="back" href={hrefOf(bookingPath(token))}>
      <Icon name="chevron-left" />
      {words.booking}
    </a>
  );
}
