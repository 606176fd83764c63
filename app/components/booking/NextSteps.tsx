import { Icon } from "#app/components/Icon.tsx";
import { PayStep } from "#app/components/PayStep.tsx";
import type { BookingView } from "#app/domain/booking-view.ts";
import { formatDate } from "#app/domain/schedule.ts";

/** The steps until the pickup is done; nothing once the booking is over. */
export function NextSteps({ booking }: { booking: BookingView }) {
  const { stage, isPast, date, reminderAt, email, totalCents } = booking;
  if (stage === "cancelled" || isPast) return null;
  return (
    <section>
      <h2>What happens next</h2>
      <ol className="checks">
        {reminderAt && (
          <li>
            <Icon name="mail" />
            <span>
              <b>{reminderAt}: a reminder</b>
              By email to {email}.
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
