import { discountRate } from "#app/jobs/accounts/discount-rate.ts";
import { hrefOf } from "#app/lib/language.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import type { DraftOrder, ExplainedOrder } from "./draft-order.ts";
import { FitMeter } from "./FitMeter.tsx";
import { words } from "./words.ts";
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
      <h2 id="new-total">{isUnchanged ? words.yourTotal : words.newTotal}</h2>
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
            <span>{words.off(discountRate(booked) / 100)}</span>
            <span className="num">{`−${formatMoney(discountCents)}`}</span>
          </div>
        )}
        <div className="sumline sumline--big">
          <span>{words.total}</span>
          <span className="price" aria-live="polite">
            {formatMoney(totalCents)}
          </span>
        </div>
        <p className="small muted">
          <span>{isUnchanged ? words.bookedPrice : wasWords(booked)}</span>
          {totalCents === 0 && order.items.length > 0 && <span>{words.onSite}</span>}
        </p>
      </div>
      <p className="small muted">{words.keepsPrice}</p>
      <a className="btn btn--line btn--block" href={hrefOf(bookingPath(token))}>
        {isUnchanged ? words.back : words.keepOld}
      </a>
      <p className="small muted">
        {words.questions[0]}
        <PhoneLink className="nowrap" />
        {words.questions[1]}
      </p>
    </aside>
  );
}

function wasWords({ totalCents, volume }: ExplainedOrder): string {
  return words.itWas(formatMoney(totalCents), formatPoints(volume));
}
