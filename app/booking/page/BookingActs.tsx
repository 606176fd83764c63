import type { BookingView } from "#app/booking/booking-view.ts";
import { MAX_PHOTOS } from "#app/jobs/photos/photo.ts";
import type { EarlierWords } from "#app/jobs/words.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import type { IconName } from "#app/ui/art/icon-name.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";

/** Links to the changes that are still possible, each with its cost, or what to do where none is. */
export function BookingActs({
  booking,
  photoCount,
  earlier,
  token,
}: {
  booking: BookingView;
  earlier: EarlierWords | null;
  photoCount: number;
  token: string;
}) {
  const { stage, isPast, date, may, changeUntil } = booking;
  if (!may.change && !may.cancel && !may.photos) return null;
  const free = changeUntil === null ? "Any open window" : `Free until ${changeUntil}`;
  return (
    <>
      <nav className="acts" aria-label="Change this booking">
        {may.change && (
          <>
            <Act
              href={bookingPath(token, "move")}
              icon="calendar-clock"
              name={date === null ? "Pick a day" : "Move pickup"}
              cost={free}
            />
            {earlier && <Act href={bookingPath(token, "earlier")} icon="sunrise" {...earlier} />}
            {may.items && (
              <Act
                href={bookingPath(token, "items")}
                icon="package-plus"
                name="Change items"
                cost="See the new price first"
              />
            )}
          </>
        )}
        {may.photos && (
          <Act
            href={bookingPath(token, "photos")}
            icon="camera"
            name={photoCount === 0 ? "Add photos" : "Photos"}
            cost={
              photoCount === 0 ? "Show the crew the pile" : `${photoCount} of ${MAX_PHOTOS} so far`
            }
          />
        )}
        {may.cancel && (
          <Act href={bookingPath(token, "cancel")} icon="calendar-x" name="Cancel" cost="No fee" />
        )}
      </nav>
      {stage === "on-the-way" && (
        <p className="booking__closed">
          Did something come up? Call <PhoneLink className="nowrap" />.
        </p>
      )}
      {!may.change && stage === "booked" && !isPast && (
        <p className="booking__closed">
          You could move your pickup or change items online until {changeUntil}. To change something
          now, call <PhoneLink className="nowrap" />. We'll do our best to help.
        </p>
      )}
    </>
  );
}

function Act({
  href,
  icon,
  name,
  cost,
}: {
  href: string;
  icon: IconName;
  name: string;
  cost: string;
}) {
  return (
    <a className="act" href={href}>
      <Icon name={icon} />
      <span>{name}</span>
      <small>{cost}</small>
    </a>
  );
}
