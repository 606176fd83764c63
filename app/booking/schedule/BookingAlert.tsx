import { useEffect, useRef } from "react";
import { BOOKING_FIELDS, type BookingErrors } from "#app/booking/booking.ts";
import type { BookingRefusal } from "#app/booking/booking-failure.ts";
import { SlotOffers } from "#app/booking/move/SlotOffers.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./words.ts";
import "#app/ui/styles/alert.css";

/**
 * What failed and what to do, with a link to each field and other windows as buttons of the
 * surrounding form. It takes the focus when it appears.
 */
export function BookingAlert({ answer }: { answer: BookingRefusal | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.problem) alert.current?.focus();
  }, [answer]);
  if (!answer?.problem) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript this is how the summary gets the focus
    <div className="alert" role="alert" tabIndex={-1} ref={alert} autoFocus>
      <Icon name="circle-alert" />
      <div>
        <b>{words.failed + answer.problem}</b>
        <p>{answer.advice}</p>
      </div>
      <ErrorLinks errors={answer.errors} />
      <div className="alert__form">
        <SlotOffers offers={answer.offers} />
      </div>
    </div>
  );
}

function ErrorLinks({ errors }: { errors: BookingErrors }) {
  const wrong = BOOKING_FIELDS.filter((field) => errors[field]);
  if (!wrong[0]) return null;
  return (
    <ul>
      {wrong.map((field) => (
        <li key={field}>
          <a href={`#${field}`}>{`${words.fields[field]}: ${errors[field]}`}</a>
        </li>
      ))}
    </ul>
  );
}
