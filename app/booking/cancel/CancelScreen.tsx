import type { BookingView } from "#app/booking/booking-view.ts";
import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { BookingSummary } from "#app/booking/page/BookingSummary.tsx";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import {
  CANCEL_REASONS,
  type ChangeAnswer,
  DAY_REASON,
  MAX_REASON_CHARACTERS,
} from "#app/booking/words/change.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { formatDate } from "#app/lib/dates.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { FieldFrame, fieldProps } from "#app/ui/Field.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import "#app/booking/page/booking.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/ui/styles/task.css";

type Typed = { why: string; more: string };

type CancelScreenProps = {
  token: string;
  booking: BookingView;
  stamp: Stamp;
  answer: ChangeAnswer<Typed> | undefined;
};

/** Asks the customer to confirm the cancellation, with an optional reason. */
export function CancelScreen(props: CancelScreenProps) {
  const { token, booking, answer } = props;
  const { date, may } = booking;
  return (
    <div className="wrap task">
      <div>
        <div className="task__head">
          <BackToBooking token={token} />
          <ChangeAlert answer={answer} />
          {may.cancel ? (
            <>
              <h1>{askWords(date)}</h1>
              <p className="lede">
                You haven't paid anything, so there's nothing to refund.
                {date !== null && " We'll give your window to another customer."}
              </p>
            </>
          ) : (
            <CannotCancel booking={booking} />
          )}
        </div>
        {may.cancel && <CancelForm {...props} />}
      </div>
      <BookingSummary booking={booking} />
    </div>
  );
}

function askWords(date: string | null): string {
  return date === null
    ? "Cancel your pickup?"
    : `Cancel your pickup on ${formatDate(date, "weekday")}?`;
}

function CannotCancel({ booking: { stage } }: { booking: BookingView }) {
  return stage === "cancelled" ? (
    <h1>This pickup is already canceled</h1>
  ) : (
    <>
      <h1>This pickup can no longer be canceled online</h1>
      <p className="lede">
        {stage === "on-the-way" ? "The truck is on its way. " : "The pickup is over. "}
        If something is wrong, call <PhoneLink className="nowrap" />.
      </p>
    </>
  );
}

function CancelForm({ token, booking, stamp, answer }: CancelScreenProps) {
  const { may, changeUntil } = booking;
  const typed = answer?.typed ?? { why: "", more: "" };
  return (
    <>
      <div className="row booking__keep">
        <a className="btn btn--cobalt btn--lg" href={bookingPath(token)}>
          Keep my pickup
        </a>
        {may.change && (
          <a className="btn btn--line btn--lg" href={bookingPath(token, "move")}>
            {booking.date === null ? "Pick a day instead" : "Move my pickup instead"}
          </a>
        )}
      </div>
      <ChangeForm stamp={stamp} className="form booking__form">
        <fieldset className="form__group form__group--tight">
          <legend>Why are you canceling?</legend>
          <p className="muted small">You don't have to say.</p>
          <div className="radios">
            {CANCEL_REASONS.map((reason) => (
              <label key={reason} className="radio">
                <input
                  type="radio"
                  name="why"
                  value={reason}
                  defaultChecked={typed.why === reason}
                />
                <span>{reason}</span>
                {reason === DAY_REASON && may.change && changeUntil && (
                  <small>You can move your pickup for free until {changeUntil}.</small>
                )}
              </label>
            ))}
          </div>
        </fieldset>
        <FieldFrame name="more" label="Is there anything we should know? (optional)">
          <textarea
            {...fieldProps({ name: "more" })}
            className="input"
            rows={3}
            maxLength={MAX_REASON_CHARACTERS}
            defaultValue={typed.more}
          />
        </FieldFrame>
        <div>
          <button className="btn btn--danger btn--lg" type="submit">
            Cancel this pickup
          </button>
        </div>
      </ChangeForm>
    </>
  );
}
