import type { MouseEvent } from "react";
import { useCart } from "#app/components/cart/CartProvider.tsx";
import { DiscountLabel } from "#app/components/cart/DiscountLabel.tsx";
import { UnkeptNote } from "#app/components/cart/UnkeptNote.tsx";
import { Icon } from "#app/components/Icon.tsx";
import { MeterEdge } from "#app/components/Meter.tsx";
import { TaxHint } from "#app/components/TaxNote.tsx";
import { formatMoney } from "#app/domain/money.ts";
import { truckFillLabel, truckFillShare } from "#app/domain/truck.ts";
import "#app/styles/cartbar.css";

type CartBarProps = {
  viewCart: { href: string; onClick: (event: MouseEvent) => void };
  /** What a change of the cart would do to its price; the button for it is in the cart. */
  tip: string | undefined;
};

/** Keeps the running price and View Cart visible while the visitor picks items. */
export function CartBar({ viewCart, tip }: CartBarProps) {
  const { price, discounted } = useCart();
  return (
    <div className="cartbar">
      <div className="wrap">
        <MeterEdge fill={truckFillShare(price.volume)} />
        <UnkeptNote className="cartbar__note" />
        {tip && (
          <a className="cartbar__tip" {...viewCart}>
            {tip}
          </a>
        )}
        <div className="cartbar__sum">
          <b className="num" translate="no" aria-live="polite">
            {formatMoney(discounted.totalCents)} <DiscountLabel />
          </b>
          <span>
            <span>{`${price.units} ${price.units === 1 ? "item" : "items"}, ${truckFillLabel(price.volume)}`}</span>
            <TaxHint cents={discounted.totalCents} />
          </span>
        </div>
        <a className="btn num" {...viewCart}>
          <Icon name="truck" />
          <span>{`View Cart (${price.units})`}</span>
        </a>
      </div>
    </div>
  );
}
