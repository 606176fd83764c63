import type { BookingRefusal } from "#app/booking/booking-failure.ts";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { DoneNotice } from "#app/booking/page/DoneNotice.tsx";
import { PhotoGrid } from "#app/booking/photos/PhotoGrid.tsx";
import { BookingForm } from "#app/booking/schedule/BookingForm.tsx";
import { hrefOf } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import type { QuoteView } from "./show-quote.server.ts";
import { words } from "./words.ts";
import "#app/booking/photos/photos.css";
import "#app/booking/schedule/schedule.css";
import "#app/ui/styles/card.css";
import "#app/ui/styles/task.css";
import "./quote.css";

type QuoteScreenProps = { quote: QuoteView; answer: BookingRefusal | undefined };

/** A quote as its customer sees it: asked, with its price and the form that books it, or over. */
export function QuoteScreen({ quote, answer }: QuoteScreenProps) {
  const { state, form, price, isNew, path } = quote;
  const isBooking = form !== null && price !== null;
  return (
    <div className="wrap task">
      <div>
        <div className="task__head">
          {isNew && state === "asked" && <DoneNotice done={words.got} />}
          {!isBooking && answer?.problem && (
            <ChangeAlert answer={{ problem: answer.problem, advice: answer.advice }} />
          )}
          <h1>{words.titles[state]}</h1>
          <Lede quote={quote} />
        </div>
        {isBooking && (
          <>
            <PriceTag price={price} />
            <BookingForm data={form} answer={answer} page={hrefOf(path)}>
              <input type="hidden" name="revision" value={price.revision} />
            </BookingForm>
          </>
        )}
      </div>
      <YourJunk quote={quote} />
    </div>
  );
}

function Lede({ quote }: { quote: QuoteView }) {
  const { state, reply, booking, price, path } = quote;
  switch (state) {
    case "asked":
      return <p className="lede">{reply}</p>;
    case "answered":
      return <p className="lede">{words.goodThrough(price?.lastDay ?? "")}</p>;
    case "booked":
      return booking === null ? null : (
        <p>
          <a className="btn" href={hrefOf(booking)}>
            {words.seeBooking}
          </a>
        </p>
      );
    case "expired":
    case "withdrawn":
      return (
        <>
          <p className="lede">{words[state]}</p>
          <form method="post" action={hrefOf(path)} className="row">
            <button className="btn" type="submit" name="intent" value="again">
              {words.again}
            </button>
            <PhoneLink className="btn btn--line" />
          </form>
        </>
      );
  }
}

function PriceTag({ price }: { price: NonNullable<QuoteView["price"]> }) {
  return (
    <section className="card quote__price" aria-labelledby="price-title">
      <h2 id="price-title">{formatMoney(price.cents)}</h2>
      {price.taxNote && <p>{price.taxNote}</p>}
      {price.answer !== "" && <p className="quote__words">{price.answer}</p>}
      <TruckFill volume={price.points} />
    </section>
  );
}

/** What the customer has sent; of a quote that is booked, its photos are on the booking's page. */
function YourJunk({ quote }: { quote: QuoteView }) {
  const { words: sent, photos, path, askedAt, state } = quote;
  if (state === "booked") return null;
  return (
    <aside className="card summary" aria-labelledby="junk-title">
      <h2 id="junk-title">{words.sent}</h2>
      {sent !== "" && <p className="quote__words">{sent}</p>}
      {photos.length > 0 && <PhotoGrid page={path} photos={photos} isNarrow />}
      <p className="small muted">{words.sentAt(askedAt)}</p>
    </aside>
  );
}
