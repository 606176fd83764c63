import type { BookingView } from "#app/booking/booking-view.ts";
import { PhotoGrid } from "#app/booking/photos/PhotoGrid.tsx";
import type { ChangeAnswer } from "#app/booking/words/change.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import type { PrintedReceipt } from "#app/jobs/money/receipt-lines.ts";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { BookingActs } from "./BookingActs.tsx";
import { BookingHero } from "./BookingHero.tsx";
import { BookingPrice } from "./BookingPrice.tsx";
import { BookingReceipt, type PayByCard } from "./BookingReceipt.tsx";
import type { BookingAct } from "./booking-acts.ts";
import { ChangeAlert } from "./ChangeAlert.tsx";
import { Donated } from "./Donated.tsx";
import { DoneNotice } from "./DoneNotice.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Note } from "./Note.tsx";
import { type PageTexts, Texts } from "./Texts.tsx";
import { Timeline } from "./Timeline.tsx";
import { words } from "./words.ts";
import "./booking.css";
import "#app/ui/styles/checks.css";
import "#app/booking/photos/photos.css";
import "#app/ui/styles/task.css";
import "#app/booking/on-paper.css";

type BookingScreenProps = {
  token: string;
  booking: BookingView & { days: readonly string[] };
  photos: readonly KeptPhoto[];
  /** What went to a charity; null: nothing was said of it. */
  donated: Omit<Parameters<typeof Donated>[0], "page"> | null;
  acts: readonly BookingAct[];
  /** Null until the job is done. */
  receipt: PrintedReceipt | null;
  pay: PayByCard | null;
  /** An email to the customer was not taken yet, and is tried again. */
  isEmailPutOff: boolean;
  /** A price that waits for an answer, or was approved; null: there is none. */
  newPrice: { words: string; link: string } | null;
  /** What the last post changed. */
  done: string | null;
  stamp: Stamp;
  /** Null: no texts can come. */
  texts: PageTexts | null;
  answer: ChangeAnswer<{ notes: string }> | undefined;
};

/** The customer's own page of a booking, in each of its stages. */
export function BookingScreen(props: BookingScreenProps) {
  const { token, booking, photos, done, answer } = props;
  const page = bookingPath(token);
  if (booking.stage === "done") return <BookingReceipt {...props} />;
  return (
    <>
      <BookingHero {...props} />
      <div className="curb curb--bare" />
      <div className="wrap booking__top">
        <DoneNotice done={done} />
        <ChangeAlert answer={answer} />
        {props.newPrice && (
          <div className="alert alert--full" role="status">
            <div className="stack stack--sm">
              <b>{props.newPrice.words}</b>
              <a className="btn btn--cobalt" href={hrefOf(bookingPath(token, "price"))}>
                {props.newPrice.link}
              </a>
            </div>
          </div>
        )}
        <BookingActs {...props} />
      </div>
      <div className="wrap task">
        <div className="stack stack--lg">
          <NextSteps booking={booking} isEmailPutOff={props.isEmailPutOff} />
          <Days days={booking.days} />
          <div className="booking__boxes">
            <Place booking={booking} />
            <Note {...props} />
            <Texts {...props} />
          </div>
          {photos.length > 0 && (
            <section>
              <h2>{words.photos}</h2>
              <PhotoGrid page={page} photos={photos} isNarrow />
            </section>
          )}
          {props.donated && <Donated {...props.donated} page={page} />}
          <Timeline lines={booking.timeline} />
        </div>
        <BookingPrice booking={booking} />
      </div>
    </>
  );
}

/** A job that needs several days: all of them, whichever of them is the next (rule 479). */
function Days({ days }: { days: readonly string[] }) {
  if (days.length < 2) return null;
  return (
    <section className="booking__box">
      <h2>{words.takesDays(days.length)}</h2>
      <ul className="booking__days">
        {days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
      <p className="small">{words.payOnce}</p>
    </section>
  );
}

function Place({ booking: { street, place, name, phone, email } }: { booking: BookingView }) {
  return (
    <section className="booking__box">
      <h2>{words.where}</h2>
      <p translate="no">
        {street}
        <br />
        {place}
      </p>
      <p className="small">
        {words.contact}
        <bdi>{name}</bdi>, <span translate="no">{phone}</span>
      </p>
      {email && (
        <p className="small">
          {words.emailsTo}
          <span translate="no">{email}</span>
        </p>
      )}
    </section>
  );
}
