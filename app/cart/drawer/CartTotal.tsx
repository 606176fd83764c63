import type { ReactNode } from "react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { discountLabel } from "#app/prices/discount.ts";
import { explainTotal } from "#app/prices/pricing.ts";
import { TaxNote } from "#app/prices/TaxNote.tsx";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./total-words.ts";

/** The running total, the rule that gave it, and the discount when it is on. */
export function CartTotal({ label = <b>{words.total}</b> }: { label?: ReactNode }) {
  const { price, discounted, isDiscountOn } = useCart();
  const numbers = useNumbers();
  const isReduced = isDiscountOn && discounted.discountCents > 0;
  return (
    <>
      <div className="total">
        <div>{label}</div>
        <div className="total__sum" aria-live="polite">
          {isReduced && (
            <s translate="no">
              <span className="vh">{words.before}</span>
              {formatMoney(discounted.subtotalCents)}
            </s>
          )}
          <div className="price">{formatMoney(discounted.totalCents)}</div>
          {isReduced && <span className="total__note">{discountLabel(numbers)}</span>}
        </div>
      </div>
      {price.units > 0 && <p className="price-rule">{explainTotal(price, numbers)}</p>}
      <TaxNote cents={discounted.totalCents} />
      {isDiscountOn && (
        <p className="badge badge--save">
          <Icon name="badge-percent" />
          {words.attached(numbers.discountPercent)}
        </p>
      )}
    </>
  );
}
