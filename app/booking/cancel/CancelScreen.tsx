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
  const whose = date === null ? "your" : `${formatDate(date, "weekday")}'s`;
  return (
    <div className="wrap task">
      <div>
        <div className="task__head">
          <BackToBooking token={token} />
          <ChangeAlert answer={answer} />
          {may.cancel ? (
            <>
              <h1>Cancel {whose} pickup?</h1>
              <p className="lede">
                You paid nothing, so there is nothing to refund.
                {date !== null && " Your place goes to the next neighbor."}
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

function CannotCancel({ booking: { stage } }: { booking: BookingView }) {
  return stage === "cancelled" ? (
    <h1>This pickup is canceled already</h1>
  ) : (
    <>
      <h1>This pickup cannot be canceled here any more</h1>
      <p className="lede">
        {stage === "on-the-way" ? "The truck is on its way. " : "It is over. "}
        Call <PhoneLink className="nowrap" /> if something is not right.
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
            {booking.date === null ? "Pick a day instead" : "Move it instead"}
          </a>
        )}
      </div>
      <ChangeForm stamp={stamp} className="form booking__form">
        <fieldset className="form__group form__group--tight">
          <legend>What happened?</legend>
          <p className="muted small">Skip it if you like.</p>
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
                  <small>You can move it instead, free until {changeUntil}.</small>
                )}
              </label>
            ))}
          </div>
        </fieldset>
        <FieldFrame name="more" label="Anything we should know? (optional)">
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
