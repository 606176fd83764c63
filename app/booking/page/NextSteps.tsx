import type { BookingView } from "#app/booking/booking-view.ts";
import { PayStep } from "#app/booking/confirmation/PayStep.tsx";
import { withArticle } from "#app/lib/article.ts";
import { formatDate } from "#app/lib/dates.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";

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
      <h2>What happens next</h2>
      <ol className="checks">
        {isEmailPutOff && email !== null && (
          <li>
            <Icon name="mail" />
            <span>
              <b>Our email is on its way</b>
              We couldn't send it to <span translate="no">{email}</span> yet. We'll keep trying, so
              you don't have to do anything.
            </span>
          </li>
        )}
        {reminderAt && (
          <li>
            <Icon name="mail" />
            <span>
              <b>We'll remind you {reminderAt}</b>
              {reminder} <span translate="no">{booking.reminderTo}</span>.
            </span>
          </li>
        )}
        {email === null && (
          <li>
            <Icon name="info" />
            <span>
              <b>Save the link to this page</b>
              Save it, or write down order number <span translate="no">{orderNumber}</span>. We'll
              call or text you.
            </span>
          </li>
        )}
        <li>
          <Icon name="phone" />
          <span>
            <b>{callWords(stage, date)}</b>
            Please answer calls from {withArticle(city)} number.
          </span>
        </li>
        <PayStep totalCents={totalCents} />
      </ol>
    </section>
  );
}

function callWords(stage: BookingView["stage"], date: string | null): string {
  if (date === null) return "We'll call you to set the day";
  if (stage === "on-the-way") return "The crew calls ahead";
  return `${formatDate(date, "weekday")}: the crew calls ahead`;
}
