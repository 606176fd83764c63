import type { BookingView } from "#app/booking/booking-view.ts";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { TextLink } from "./TextLink.tsx";
import "#app/ui/styles/card.css";

export function BookingPrice({ booking }: { booking: BookingView }) {
  const { stage, isPast, lines, itemCount, volume, priceReason } = booking;
  const isOver = stage === "cancelled" || isPast;
  return (
    <aside className="card summary" aria-labelledby="going">
      <h2 id="going">{isOver ? "What you booked" : "What we're picking up"}</h2>
      <PlainLines lines={lines} />
      <TruckFill volume={volume} />
      <div>
        <p className="sumline">
          <span>
            {itemCount} {itemCount === 1 ? "item" : "items"}, {formatPoints(volume)} points
          </span>
        </p>
        <Sums {...booking} />
      </div>
      {priceReason && <p className="price-rule">{priceReason}</p>}
      {!isOver && <p className="price-rule">You pay when the job is done.</p>}
      <div className="booking__reach">
        <PhoneLink className="btn btn--line btn--sm">
          <Icon name="phone" />
          Call us
        </PhoneLink>
        <TextLink className="btn btn--line btn--sm">
          <Icon name="message-circle" />
          Text us
        </TextLink>
      </div>
    </aside>
  );
}

/** The booked price, with subtotal and discount where there is a discount. */
export function Sums({
  subtotalCents,
  discountCents,
  discount,
  totalCents,
  taxNote,
  label = "Total",
}: Pick<BookingView, "subtotalCents" | "discountCents" | "discount" | "totalCents" | "taxNote"> & {
  label?: string;
}) {
  return (
    <>
      {discountCents > 0 && (
        <>
          <p className="sumline">
            <span>Subtotal</span> <span className="num">{formatMoney(subtotalCents)}</span>
          </p>
          <p className="sumline sumline--save">
            <span>{discount} off</span> <span className="num">{formatMoney(-discountCents)}</span>
          </p>
        </>
      )}
      <p className="sumline sumline--big">
        <span>{label}</span> <span className="price">{formatMoney(totalCents)}</span>
      </p>
      {taxNote && <p className="price-rule">{taxNote}</p>}
    </>
  );
}
