import type { MouseEvent } from "react";
import { CartForm } from "#app/cart/CartForm.tsx";
import { useCart } from "#app/cart/CartProvider.tsx";
import { DiscountLabel } from "#app/cart/DiscountLabel.tsx";
import { Undo } from "#app/cart/Undo.tsx";
import { UnkeptNote } from "#app/cart/UnkeptNote.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { TaxHint } from "#app/prices/TaxNote.tsx";
import { loadShare, loadWords } from "#app/prices/truck.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { MeterEdge } from "#app/ui/Meter.tsx";
import { words } from "./words.ts";
import "#app/cart/drawer/cartbar.css";

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
        <MeterEdge fill={loadShare(price.volume)} />
        <UnkeptNote className="cartbar__note" />
        <CartForm>
          <Undo />
        </CartForm>
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
            <span>{loadWords(price)}</span>
            <TaxHint cents={discounted.totalCents} />
          </span>
        </div>
        <a className="btn num" {...viewCart}>
          <Icon name="truck" />
          <span>{words.viewCart(price.units)}</span>
        </a>
      </div>
    </div>
  );
}
