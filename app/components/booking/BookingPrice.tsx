import { PlainLines } from "#app/components/cart/PlainLines.tsx";
import { Icon } from "#app/components/Icon.tsx";
import { Meter } from "#app/components/Meter.tsx";
import { PhoneLink } from "#app/components/PhoneLink.tsx";
import type { BookingView } from "#app/domain/booking-view.ts";
import { DISCOUNT_PERCENT } from "#app/domain/discount.ts";
import { formatMoney, formatPoints } from "#app/domain/money.ts";
import { truckFillLabel, truckFillShare } from "#app/domain/truck.ts";
import { TextLink } from "./TextLink.tsx";
import "#app/styles/card.css";

/** The booked items and how their price was made. */
export function BookingPrice({ booking }: { booking: BookingView }) {
  const { stage, isPast, lines, itemCount, volume, priceReason } = booking;
  const isOver = stage === "cancelled" || isPast;
  return (
    <aside className="card summary" aria-labelledby="going">
      <h2 id="going">{isOver ? "What was booked" : "What's going"}</h2>
      <PlainLines lines={lines} />
      <Meter name="Truck Fill" label={truckFillLabel(volume)} fill={truckFillShare(volume)} />
      <div>
        <p className="sumline">
          <span>
            {itemCount} {itemCount === 1 ? "item" : "items"}, {formatPoints(volume)} points
          </span>
        </p>
        <Sums {...booking} />
      </div>
      {priceReason && <p className="price-rule">{priceReason}</p>}
      {!isOver && <p className="price-rule">Pay when the job is done.</p>}
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
  totalCents,
  taxNote,
  label = "Total",
}: Pick<BookingView, "subtotalCents" | "discountCents" | "totalCents" | "taxNote"> & {
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
            <span>{DISCOUNT_PERCENT}% off</span>{" "}
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
