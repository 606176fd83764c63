import { UNKEPT } from "#app/cart/unkept.ts";
import { formatMoney } from "#app/lib/money.ts";
import { type Cart, serializeCart } from "#app/prices/cart.ts";
import { applyDiscount, DISCOUNT_LABEL } from "#app/prices/discount.ts";
import type { Price } from "#app/prices/pricing.ts";
import { SiteLink } from "#app/ui/SiteLink.tsx";

type CartRowProps = {
  /** The cart's price before the discount. */
  cart: Price;
  isDiscountOn: boolean;
  /** The list of a browser that keeps no cookie: the address carries it along (rule 264). */
  unkept?: Cart | null | undefined;
  onLeave?: (() => void) | undefined;
};

/** The cart's count and price, and the link to book it; nothing while the cart is empty. */
export function CartRow({ cart, isDiscountOn, unkept, onLeave }: CartRowProps) {
  const { totalCents, discountCents } = applyDiscount(cart.cents, isDiscountOn);
  if (cart.units === 0) return null;
  return (
    <div className="parsed__cart">
      <p>
        <span>{`In your cart: ${cart.units} ${cart.units === 1 ? "item" : "items"},`}</span>{" "}
        <b className="num" translate="no">
          {formatMoney(totalCents)}
        </b>
        {discountCents > 0 && <small> {DISCOUNT_LABEL}</small>}
      </p>
      <SiteLink
        className="btn btn--sm"
        to={unkept ? `/schedule?${UNKEPT}=${serializeCart(unkept)}` : "/schedule"}
        onClick={onLeave}
      >
        Schedule Now
      </SiteLink>
    </div>
  );
}
