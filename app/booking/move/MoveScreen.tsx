import type { BookingView } from "#app/booking/booking-view.ts";
import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { BookingSummary } from "#app/booking/page/BookingSummary.tsx";
import { CannotChange } from "#app/booking/page/CannotChange.tsx";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import type { ChangeAnswer } from "#app/booking/words/change.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { hrefOf } from "#app/lib/language.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { DayWindows, ShownDays } from "#app/schedule/day-windows.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { nearSlotWords } from "#app/schedule/words.ts";
import { FieldError, fieldProps } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { MoveButton } from "./MoveButton.tsx";
import { afterAMove, SlotOffers } from "./SlotOffers.tsx";
import { SlotPicker } from "./SlotPicker.tsx";
import { words } from "./words.ts";
import "#app/booking/page/booking.css";
import "#app/ui/styles/date.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/submitbar.css";
import "#app/ui/styles/task.css";

type MoveAnswer = ChangeAnswer<{ slot: string }> & { offers?: readonly WindowSlot[] };

type MoveScreenProps = {
  token: string;
  booking: BookingView;
  stamp: Stamp;
  days: readonly DayWindows[];
  /** Those of each day. */
  windows: readonly TimeOfDay[];
  shown: ShownDays;
  /** The windows that are marked for the booking's ZIP. */
  near: readonly string[];
  /** What each shown day would still allow, by its date. */
  terms: Readonly<Record<string, string>>;
  bookable: { from: string; to: string };
  /** The window that the address chooses, as `formatSlot` writes it; empty: none. */
  chosen: string;
  /** Why the day that was asked for is not shown. */
  dayRefusal: string | null;
  answer: MoveAnswer | undefined;
};

/** Moves a pickup to another window, or gives a pickup without a day its first one. */
export function MoveScreen(props: MoveScreenProps) {
  const { token, booking, stamp, bookable, answer } = props;
  const { date, timeOfDay, may } = booking;
  const offers = answer?.offers ?? [];
  return (
    <div className="wrap task">
      <div>
        <div className="task__head">
          <BackToBooking token={token} />
          <h1>{date === null ? words.first : words.title}</h1>
          {may.change && <p className="lede">{termsOf(booking)}</p>}
        </div>
        <ChangeAlert answer={answer}>
          {may.change && offers.length > 0 && (
            <ChangeForm stamp={stamp} className="alert__form">
              <SlotOffers offers={offers} />
              <p className="small">{afterAMove()}</p>
            </ChangeForm>
          )}
        </ChangeAlert>
        {may.change ? <MoveForm {...props} /> : <CannotChange booking={booking} token={token} />}
      </div>
      <BookingSummary booking={booking}>
        {may.change && date !== null && (
          <a className="btn btn--line btn--block" href={hrefOf(bookingPath(token))}>
            {words.keep(nearSlotWords({ date, timeOfDay }, bookable.from))}
          </a>
        )}
      </BookingSummary>
    </div>
  );
}

function termsOf({ changeUntil, totalCents }: BookingView): string {
  const free = changeUntil === null ? words.anyWindow : words.free(changeUntil);
  return totalCents === 0 ? free : free + words.price(formatMoney(totalCents));
}

function MoveForm(props: MoveScreenProps) {
  const { booking, stamp, days, windows, near, terms, bookable, answer } = props;
  const { date, timeOfDay, volume, email } = booking;
  const isAnyOpen = days.some(({ states }) => states.includes("open"));
  const typed = answer?.typed.slot ?? props.chosen;
  return (
    <>
      {/* Its fields are in the form with the days, as a form cannot contain another. */}
      <form id="days" method="get" />
      <ChangeForm stamp={stamp} className="form form--docked">
        <fieldset className="form__group" id="pick">
          <legend>{words.pick}</legend>
          <SlotPicker
            days={days}
            windows={windows}
            own={{ date, timeOfDay }}
            chosen={typed}
            near={near}
          />
          <p className="small muted">
            {isAnyOpen ? words.full(formatPoints(volume)) : words.noneOpen}
          </p>
          {/* Without scripts the button cannot say it of the chosen day. */}
          <p className="small muted">{afterAMove()}</p>
          <OtherDays {...props} />
        </fieldset>
        <MoveButton
          typed={typed}
          terms={terms}
          today={bookable.from}
          isFirst={date === null}
          isTold={email !== null}
        />
      </ChangeForm>
    </>
  );
}

function OtherDays({
  shown,
  bookable,
  dayRefusal,
}: Pick<MoveScreenProps, "shown" | "bookable" | "dayRefusal">) {
  return (
    <div className="slots__more">
      <div className="row">
        {shown.earlier && (
          <a className="btn btn--sm btn--line" href={`?date=${shown.earlier}#pick`}>
            <Icon name="chevron-left" />
            {words.earlier}
          </a>
        )}
        {shown.later && (
          <a className="btn btn--sm btn--line" href={`?date=${shown.later}#pick`}>
            {words.later}
            <Icon name="chevron-left" className="ic--turned" />
          </a>
        )}
      </div>
      <div className="slots__date">
        <label htmlFor="date">{words.goTo}</label>
        <FieldError name="date" error={dayRefusal ?? undefined} />
        <input
          {...fieldProps({ name: "date", error: dayRefusal ?? undefined })}
          className="input"
          type="date"
          form="days"
          min={bookable.from}
          max={bookable.to}
          defaultValue={shown.from === bookable.from ? "" : shown.from}
          required
        />
        <button className="btn btn--line" type="submit" form="days">
          {words.show}
        </button>
      </div>
    </div>
  );
}
