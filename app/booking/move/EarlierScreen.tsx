import type { BookingView } from "#app/booking/booking-view.ts";
import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { BookingSummary } from "#app/booking/page/BookingSummary.tsx";
import { CannotChange } from "#app/booking/page/CannotChange.tsx";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import { DoneNotice } from "#app/booking/page/DoneNotice.tsx";
import type { ChangeAnswer } from "#app/booking/words/change.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from "#app/jobs/messages/messages.ts";
import { HOLD_HOURS, type WaitlistWish } from "#app/jobs/waitlist/waitlist.ts";
import { words as dates } from "#app/lib/date-words.ts";
import { formatDate } from "#app/lib/dates.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { byStart, type TimeOfDay, windowNamed } from "#app/schedule/schedule.ts";
import { nearSlotWords } from "#app/schedule/words.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./earlier-words.ts";
import "#app/booking/page/booking.css";
import "./earlier.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/ui/styles/task.css";

type Typed = { weekdays: readonly number[]; windows: readonly string[]; from: string };

type HeldView = {
  id: number;
  date: string;
  timeOfDay: TimeOfDay;
  /** The window, "Thursday morning", and the end of the hold, "11:42 AM". */
  slot: string;
  until: string;
};

type EarlierScreenProps = {
  token: string;
  booking: BookingView;
  stamp: Stamp;
  /** Whether the booking can wait for an earlier window. */
  canWait: boolean;
  /** The days and windows that may still open before the pickup. */
  possible: { weekdays: readonly number[]; windows: readonly string[] };
  wish: (WaitlistWish & { words: string }) | null;
  /** The window that is held for the customer. */
  held: HeldView | null;
  /** What the day of that window would still allow. */
  terms: string | null;
  /** YYYY-MM-DD in Houston. */
  today: string;
  done: string | null;
  answer: ChangeAnswer<Typed | null> | undefined;
};

/** The form with the earlier windows that suit the customer, and the answer to a window that is held. */
export function EarlierScreen(props: EarlierScreenProps) {
  const { token, booking, canWait, wish, held, today, done, answer } = props;
  const { date, timeOfDay } = booking;
  const own = date === null ? null : nearSlotWords({ date, timeOfDay }, today);
  return (
    <div className="wrap task">
      <div className="earlier">
        <div className="task__head">
          <BackToBooking token={token} />
          <h1>{held ? words.isOpen(held.slot) : words.title}</h1>
        </div>
        <DoneNotice done={done} />
        <ChangeAlert answer={answer} />
        {held && <Held {...props} held={held} own={own} />}
        {!booking.may.change && <CannotChange booking={booking} token={token} />}
        {booking.may.change && !canWait && <NothingToWaitFor token={token} />}
        {canWait && !held && (
          <>
            <p className="lede">
              {(booking.email === null ? words.lede : words.ledeMailed)(wish?.words ?? null, own)}
            </p>
            <WaitlistForm {...props} />
          </>
        )}
      </div>
      <BookingSummary booking={booking}>
        {booking.may.change && (
          <a className="btn btn--line btn--block" href={hrefOf(bookingPath(token, "move"))}>
            {words.seeOpenNow}
          </a>
        )}
      </BookingSummary>
    </div>
  );
}

function Held({
  held,
  own,
  terms,
  stamp,
}: EarlierScreenProps & { held: HeldView; own: string | null }) {
  const { hours } = windowNamed(held.timeOfDay);
  const [before, after] = words.held(own, terms);
  return (
    <section className="card earlier__held" aria-labelledby="held">
      <h2 id="held" className="earlier__when">
        {words.when(formatDate(held.date, "day"), hours)}
      </h2>
      <p>
        {before}
        <b>{held.until}</b>
        {after}
      </p>
      <ChangeForm stamp={stamp} className="row">
        <input type="hidden" name="offer" value={held.id} />
        <button className="btn btn--lg" type="submit" name="do" value="take">
          <Icon name="calendar-check" />
          {words.take(held.slot)}
        </button>
        <button className="btn btn--line btn--lg" type="submit" name="do" value="decline">
          {words.keep(own)}
        </button>
      </ChangeForm>
    </section>
  );
}

function NothingToWaitFor({ token }: { token: string }) {
  return (
    <div className="notice">
      <p>
        <b>{words.noNeed}</b>
      </p>
      <p>{words.moveFree}</p>
      <a className="btn btn--cobalt" href={hrefOf(bookingPath(token, "move"))}>
        {words.seeOpen}
      </a>
    </div>
  );
}

function WaitlistForm({ stamp, possible, wish, answer, today, booking }: EarlierScreenProps) {
  const typed = answer?.typed ?? null;
  const days = typed?.weekdays ?? wish?.weekdays ?? possible.weekdays;
  const windows = typed?.windows ?? wish?.windows ?? possible.windows;
  const from = typed?.from ?? (wish && wish.fromDate > today ? wish.fromDate : "");
  return (
    <ChangeForm stamp={stamp} className="form earlier__form">
      <fieldset className="form__group form__group--tight">
        <legend>{words.whichDays}</legend>
        <div className="earlier__days">
          {possible.weekdays.map((day) => (
            <Choice
              key={day}
              name="weekday"
              value={String(day)}
              label={dates.days[day] ?? ""}
              isChosen={days.includes(day)}
            />
          ))}
        </div>
        <p className="small muted">{words.daysHint}</p>
      </fieldset>
      <fieldset className="form__group form__group--tight">
        <legend>{words.whichTimes}</legend>
        <div className="earlier__windows">
          {[...possible.windows].sort(byStart).map((one) => (
            <Choice
              key={one}
              name="window"
              value={one}
              label={windowNamed(one).name}
              detail={windowNamed(one).hours}
              isChosen={windows.includes(one)}
            />
          ))}
        </div>
      </fieldset>
      <div className="field earlier__from">
        <label htmlFor="from">{words.from}</label>
        <input
          className="input"
          id="from"
          type="date"
          name="from"
          min={today}
          max={booking.date ?? undefined}
          defaultValue={from}
        />
      </div>
      <p className="small muted">
        {booking.email === null && words.noMail}
        {words.terms(HOLD_HOURS, hourWords(QUIET_FROM_HOUR), hourWords(QUIET_UNTIL_HOUR))}
      </p>
      <div className="row">
        <button className="btn btn--lg" type="submit" name="do" value="wait">
          {wish ? words.save : booking.email === null ? words.join : words.tell}
        </button>
        {wish && (
          <button className="btn btn--line btn--lg" type="submit" name="do" value="stop">
            {words.stop}
          </button>
        )}
      </div>
    </ChangeForm>
  );
}

function Choice({
  name,
  value,
  label,
  detail,
  isChosen,
}: {
  name: string;
  value: string;
  label: string;
  detail?: string;
  isChosen: boolean;
}) {
  return (
    <label className="radio">
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      {detail && <small>{detail}</small>}
    </label>
  );
}
