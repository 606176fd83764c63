import type { BookingRefusal } from "#app/booking/booking-failure.ts";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { DoneNotice } from "#app/booking/page/DoneNotice.tsx";
import { PhotoGrid } from "#app/booking/photos/PhotoGrid.tsx";
import { BookingForm } from "#app/booking/schedule/BookingForm.tsx";
import type { QuoteState } from "#app/jobs/quotes/quote.ts";
import { formatMoney } from "#app/lib/money.ts";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import type { QuoteView } from "./show-quote.server.ts";
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
          {isNew && state === "asked" && <DoneNotice done="We got your request." />}
          {!isBooking && answer?.problem && (
            <ChangeAlert answer={{ problem: answer.problem, advice: answer.advice }} />
          )}
          <h1>{TITLES[state]}</h1>
          <Lede quote={quote} />
        </div>
        {isBooking && (
          <>
            <PriceTag price={price} />
            <BookingForm data={form} answer={answer} page={path}>
              <input type="hidden" name="revision" value={price.revision} />
            </BookingForm>
          </>
        )}
      </div>
      <YourJunk quote={quote} />
    </div>
  );
}

const TITLES: Record<QuoteState, string> = {
  asked: "Your quote is on its way",
  answered: "Your quote",
  expired: "This quote has expired",
  withdrawn: "We took this quote back",
  booked: "This quote is booked",
};

function Lede({ quote }: { quote: QuoteView }) {
  const { state, reply, booking, price, path } = quote;
  switch (state) {
    case "asked":
      return (
        <p className="lede">
          We look at it and answer {reply}. The price also shows here, so keep this page.
        </p>
      );
    case "answered":
      return (
        <p className="lede">{`Good through ${price?.lastDay}. Book it below. Pay nothing now.`}</p>
      );
    case "booked":
      return booking === null ? null : (
        <p>
          <a className="btn" href={booking}>
            See your booking
          </a>
        </p>
      );
    case "expired":
    case "withdrawn":
      return (
        <>
          <p className="lede">
            {state === "expired"
              ? "Prices change, so a quote holds for a few days. Ask again with one press."
              : "The price no longer holds. Ask again with one press."}{" "}
            Your words and photos are still here.
          </p>
          <form method="post" action={path} className="row">
            <button className="btn" type="submit" name="intent" value="again">
              Ask again
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
  const { words, photos, path, askedAt, state } = quote;
  if (state === "booked") return null;
  return (
    <aside className="card summary" aria-labelledby="junk-title">
      <h2 id="junk-title">What you sent us</h2>
      {words !== "" && <p className="quote__words">{words}</p>}
      {photos.length > 0 && <PhotoGrid page={path} photos={photos} isNarrow />}
      <p className="small muted">Sent {askedAt}</p>
    </aside>
  );
}
