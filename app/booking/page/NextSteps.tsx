import type { BookingView } from "#app/booking/booking-view.ts";
import { PayStep } from "#app/booking/confirmation/PayStep.tsx";
import { formatDate } from "#app/lib/dates.ts";
import { Icon } from "#app/ui/Icon.tsx";

/** The steps until the pickup is done; nothing once the booking is over. */
export function NextSteps({
  booking,
  isEmailPutOff,
}: {
  booking: BookingView;
  isEmailPutOff: boolean;
}) {
  const { stage, isPast, date, reminderAt, email, totalCents, orderNumber } = booking;
  if (stage === "cancelled" || isPast) return null;
  return (
    <section>
      <h2>What happens next</h2>
      <ol className="checks">
        {isEmailPutOff && email !== null && (
          <li>
            <Icon name="mail" />
            <span>
              <b>Our email follows</b>
              It could not go out to <span translate="no">{email}</span> yet. You need do nothing:
              we try again.
            </span>
          </li>
        )}
        {reminderAt && (
          <li>
            <Icon name="mail" />
            <span>
              <b>{reminderAt}: a reminder</b>
              By email to <span translate="no">{email}</span>.
            </span>
          </li>
        )}
        {email === null && (
          <li>
            <Icon name="info" />
            <span>
              <b>Keep this page&rsquo;s link</b>
              No emails go out. Save it, or note order <span translate="no">{orderNumber}</span>; we
              call or text you.
            </span>
          </li>
        )}
        <li>
          <Icon name="phone" />
          <span>
            <b>{callWords(stage, date)}</b>
            Answer a Houston number{date === null ? "" : " on the day"}.
          </span>
        </li>
        <PayStep totalCents={totalCents} />
      </ol>
    </section>
  );
}

function callWords(stage: BookingView["stage"], date: string | null): string {
  if (date === null) return "We call you to set the day";
  if (stage === "on-the-way") return "The crew calls ahead";
  return `${formatDate(date, "weekday")}: the crew calls ahead`;
}
