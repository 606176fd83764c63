import type { BookingView } from "#app/booking/booking-view.ts";
import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { BookingSummary } from "#app/booking/page/BookingSummary.tsx";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import { type ChangeAnswer, MAX_REASON_CHARACTERS } from "#app/booking/words/change.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { formatDate } from "#app/lib/dates.ts";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { FieldFrame, fieldProps } from "#app/ui/Field.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { CANCEL_REASONS, DAY_REASON } from "./reasons.ts";
import { words } from "./words.ts";
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
              <p className="lede">{date === null ? words.noRefund : words.noRefundAndWindow}</p>
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
  return date === null ? words.ask : words.askOn(formatDate(date, "weekday"));
}

function CannotCancel({ booking: { stage } }: { booking: BookingView }) {
  const [before, after] = stage === "on-the-way" ? words.onTheWay : words.over;
  return stage === "cancelled" ? (
    <h1>{words.already}</h1>
  ) : (
    <>
      <h1>{words.tooLate}</h1>
      <p className="lede">
        {before}
        <PhoneLink className="nowrap" />
        {after}
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
        <a className="btn btn--cobalt btn--lg" href={hrefOf(bookingPath(token))}>
          {words.keep}
        </a>
        {may.change && (
          <a className="btn btn--line btn--lg" href={hrefOf(bookingPath(token, "move"))}>
            {booking.date === null ? words.pickInstead : words.moveInstead}
          </a>
        )}
      </div>
      <ChangeForm stamp={stamp} className="form booking__form">
        <fieldset className="form__group form__group--tight">
          <legend>{words.why}</legend>
          <p className="muted small">{words.optional}</p>
          <div className="radios">
            {CANCEL_REASONS.map((reason, at) => (
              <label key={reason} className="radio">
                <input
                  type="radio"
                  name="why"
                  value={reason}
                  defaultChecked={typed.why === reason}
                />
                <span>{words.reasons[at]}</span>
                {reason === DAY_REASON && may.change && changeUntil && (
                  <small>{words.freeMove(changeUntil)}</small>
                )}
              </label>
            ))}
          </div>
        </fieldset>
        <FieldFrame name="more" label={words.more}>
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
            {words.cancel}
          </button>
        </div>
      </ChangeForm>
    </>
  );
}
