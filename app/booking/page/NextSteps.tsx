import type { BookingView } from "#app/booking/booking-view.ts";
import { PayStep } from "#app/booking/confirmation/PayStep.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./words.ts";

/** The steps until the pickup is done; nothing once the booking is over. */
export function NextSteps({
  booking,
  isEmailPutOff,
}: {
  booking: BookingView;
  isEmailPutOff: boolean;
}) {
  const { city } = useBusiness();
  const { stage, isPast, date, reminderAt, reminder, email, totalCents, orderNumber } = booking;
  if (stage === "cancelled" || isPast) return null;
  return (
    <section>
      <h2>{words.next}</h2>
      <ol className="checks">
        {isEmailPutOff && email !== null && (
          <li>
            <Icon name="mail" />
            <span>
              <b>{words.mailLater}</b>
              {words.mailLaterText[0]}
              <span translate="no">{email}</span>
              {words.mailLaterText[1]}
            </span>
          </li>
        )}
        {reminderAt && (
          <li>
            <Icon name="mail" />
            <span>
              <b>{words.remind(reminderAt)}</b>
              {reminder === "text" ? words.byText : words.byEmail}
              <span translate="no">{booking.reminderTo}</span>.
            </span>
          </li>
        )}
        {email === null && (
          <li>
            <Icon name="info" />
            <span>
              <b>{words.saveLink}</b>
              {words.saveLinkText[0]}
              <span translate="no">{orderNumber}</span>
              {words.saveLinkText[1]}
            </span>
          </li>
        )}
        <li>
          <Icon name="phone" />
          <span>
            <b>{callWords(stage, date)}</b>
            {words.answer(city)}
          </span>
        </li>
        <PayStep totalCents={totalCents} />
      </ol>
    </section>
  );
}

function callWords(stage: BookingView["stage"], date: string | null): string {
  if (date === null) return words.weCall;
  if (stage === "on-the-way") return words.callsAhead;
  return words.callsAheadOn(formatDate(date, "weekday"));
}
