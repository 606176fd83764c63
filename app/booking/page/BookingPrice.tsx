import type { BookingView } from "#app/booking/booking-view.ts";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { words as parts } from "./parts-words.ts";
import { TextLink } from "./TextLink.tsx";
import { words } from "./words.ts";
import "#app/ui/styles/card.css";

export function BookingPrice({ booking }: { booking: BookingView }) {
  const { stage, isPast, lines, itemCount, volume, priceReason } = booking;
  const isOver = stage === "cancelled" || isPast;
  return (
    <aside className="card summary" aria-labelledby="going">
      <h2 id="going">{isOver ? words.booked : words.pickingUp}</h2>
      <PlainLines lines={lines} />
      <TruckFill volume={volume} />
      <div>
        <p className="sumline">
          <span>{parts.load(itemCount, formatPoints(volume))}</span>
        </p>
        <Sums {...booking} />
      </div>
      {priceReason && <p className="price-rule">{priceReason}</p>}
      {!isOver && <p className="price-rule">{words.payLater}</p>}
      <div className="booking__reach">
        <PhoneLink className="btn btn--line btn--sm">
          <Icon name="phone" />
          {words.callUs}
        </PhoneLink>
        <TextLink className="btn btn--line btn--sm">
          <Icon name="message-circle" />
          {words.textUs}
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
  label = words.total,
}: Pick<BookingView, "subtotalCents" | "discountCents" | "discount" | "totalCents" | "taxNote"> & {
  label?: string;
}) {
  return (
    <>
      {discountCents > 0 && (
        <>
          <p className="sumline">
            <span>{words.subtotal}</span> <span className="num">{formatMoney(subtotalCents)}</span>
          </p>
          <p className="sumline sumline--save">
            <span>{words.off(discount)}</span>{" "}
            <span className="num">{formatMoney(-discountCents)}</span>
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
