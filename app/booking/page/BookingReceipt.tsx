import type { BookingView } from "#app/booking/booking-view.ts";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import type { PrintedReceipt } from "#app/jobs/money/receipt-lines.ts";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { ReceiptPaper } from "#app/money/ReceiptPaper.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { Sums } from "./BookingPrice.tsx";
import { Donated } from "./Donated.tsx";
import { DoneNotice } from "./DoneNotice.tsx";
import { Timeline } from "./Timeline.tsx";
import { words } from "./words.ts";

type BookingReceiptProps = {
  token: string;
  booking: BookingView;
  receipt: PrintedReceipt | null;
  donated: Omit<Parameters<typeof Donated>[0], "page"> | null;
  /** What the last post changed. */
  done: string | null;
  /** What can be paid by card; null: nothing, or no card is taken. */
  pay: PayByCard | null;
};

/** The button's words, and what is to say to a customer who comes from Stripe's page; null: nothing. */
export type PayByCard = { label: string; note: string | null };

/** The receipt of a job that is done, or the booked price where there is no receipt. */
export function BookingReceipt({
  token,
  booking,
  receipt,
  donated,
  done,
  pay,
}: BookingReceiptProps) {
  const { day, endedAt, timeline } = booking;
  return (
    <div className="section--curb booking__receipt">
      <div className="wrap">
        <article className="receipt">
          <DoneNotice done={done} />
          <div className="stack stack--sm">
            <h1>{words.allGone}</h1>
            <p>{endedAt ? words.finished(endedAt) : day}</p>
          </div>
          {pay && (
            <div className="stack stack--sm no-print">
              {pay.note && (
                <p id="did" role="status" tabIndex={-1}>
                  <b>{pay.note}</b>
                </p>
              )}
              <a className="btn btn--cobalt btn--lg" href={hrefOf(bookingPath(token, "pay"))}>
                {pay.label}
              </a>
            </div>
          )}
          {receipt ? <ReceiptPaper receipt={receipt} /> : <AsBooked booking={booking} />}
          {donated && <Donated {...donated} page={bookingPath(token)} />}
          <Timeline lines={timeline} />
          <p className="row">
            <a className="btn btn--line" href={hrefOf("/selection")}>
              {words.another}
            </a>
          </p>
          <p className="muted">
            {words.wrong[0]}
            <PhoneLink className="nowrap" />
            {words.wrong[1]}
          </p>
        </article>
      </div>
    </div>
  );
}

function AsBooked({ booking }: { booking: BookingView }) {
  const { orderNumber, name, street, place, lines, priceReason } = booking;
  return (
    <>
      <div className="row between">
        <div className="stack stack--sm">
          <span className="small muted">{words.orderNumber}</span>
          <Tiles text={orderNumber} size="sm" />
        </div>
        <p className="small">
          {name}
          <br />
          {street}, {place}
        </p>
      </div>
      <section>
        <h2>{words.hauled}</h2>
        <PlainLines lines={lines} />
        <Sums {...booking} label={words.bookedPrice} />
        {priceReason && <p className="price-rule">{priceReason}</p>}
      </section>
    </>
  );
}
