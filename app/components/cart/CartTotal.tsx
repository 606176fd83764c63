import type { ReactNode } from "react";
import { Icon } from "#app/components/Icon.tsx";
import { DISCOUNT_LABEL, DISCOUNT_NOTE } from "#app/domain/discount.ts";
import { formatMoney } from "#app/domain/money.ts";
import { explainTotal } from "#app/domain/pricing.ts";
import { TaxNote } from "../TaxNote.tsx";
import { useCart } from "./CartProvider.tsx";

/** The running total, the rule that gave it, and the discount when it is on. */
export function CartTotal({ label = <b>Total</b> }: { label?: ReactNode }) {
  const { price, discounted, isDiscountOn } = useCart();
  const isReduced = isDiscountOn && discounted.discountCents > 0;
  return (
    <>
      <div className="total">
        <div>{label}</div>
        <div className="total__sum" aria-live="polite">
          {isReduced && (
            <s translate="no">
              <span className="vh">Before the discount: </span>
              {formatMoney(discounted.subtotalCents)}
            </s>
          )}
          <div className="price">{formatMoney(discounted.totalCents)}</div>
          {isReduced && <span className="total__note">{DISCOUNT_LABEL}</span>}
        </div>
      </div>
      {price.units > 0 && <p className="price-rule">{explainTotal(price)}</p>}
      <TaxNote cents={discounted.totalCents} />
      {isDiscountOn && (
        <p className="badge badge--save">
          <Icon name="badge-percent" />
          {DISCOUNT_NOTE}
        </p>
      )}
    </>
  );
}
