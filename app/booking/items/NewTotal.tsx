import { discountRate } from "#app/jobs/accounts/discount-rate.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import type { DraftOrder, ExplainedOrder } from "./draft-order.ts";
import { FitMeter } from "./FitMeter.tsx";
import "#app/ui/styles/card.css";

type NewTotalProps = {
  order: DraftOrder;
  booked: ExplainedOrder;
  /** "Thursday morning"; null without a day. */
  slot: string | null;
  token: string;
};

export function NewTotal({ order, booked, slot, token }: NewTotalProps) {
  const { isUnchanged, discountCents, subtotalCents, totalCents, priceReason, fit } = order;
  return (
    <aside className="card summary" aria-labelledby="new-total">
      <h2 id="new-total">{isUnchanged ? "Your total" : "New total"}</h2>
      {fit && slot && (
        <div className="fit-beside">
          <FitMeter fit={fit} slot={slot} />
        </div>
      )}
      <div>
        {priceReason && (
          <div className="sumline">
            <span>{priceReason}</span>
            <span className="num">{formatMoney(subtotalCents)}</span>
          </div>
        )}
        {discountCents > 0 && (
          <div className="sumline sumline--save">
            <span>{discountRate(booked) / 100}% off</span>
            <span className="num">{`−${formatMoney(discountCents)}`}</span>
          </div>
        )}
        <div className="sumline sumline--big">
          <span>Total</span>
          <span className="price" aria-live="polite">
            {formatMoney(totalCents)}
          </span>
        </div>
        <p className="small muted">
          <span>{isUnchanged ? "The price you booked." : wasWords(booked)}</span>
          {totalCents === 0 && order.items.length > 0 && <span> The crew prices it on site.</span>}
        </p>
      </div>
      <p className="small muted">Items you booked keep their price; new ones are at today's.</p>
      <a className="btn btn--line btn--block" href={bookingPath(token)}>
        {isUnchanged ? "Back to your booking" : "Keep my old list"}
      </a>
      <p className="small muted">
        Questions? Call <PhoneLink className="nowrap" />.
      </p>
    </aside>
  );
}

function wasWords({ totalCents, volume }: ExplainedOrder): string {
  return `It was ${formatMoney(totalCents)} for ${formatPoints(volume)} points.`;
}
