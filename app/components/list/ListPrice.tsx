import { useCart } from "#app/components/cart/CartProvider.tsx";
import { Meter } from "#app/components/Meter.tsx";
import { TaxNote } from "#app/components/TaxNote.tsx";
import { Truck } from "#app/components/Truck.tsx";
import type { ProductLine } from "#app/domain/cart.ts";
import { applyDiscount, DISCOUNT_LABEL } from "#app/domain/discount.ts";
import { formatMoney } from "#app/domain/money.ts";
import { explainTotal, priceCart } from "#app/domain/pricing.ts";
import { truckFillLabel, truckFillShare } from "#app/domain/truck.ts";

/** The list's price and volume, with the visitor's own discount if they have it. */
export function ListPrice({ lines }: { lines: readonly ProductLine[] }) {
  const price = priceCart(lines);
  const fill = truckFillShare(price.volume);
  const { totalCents, discountCents } = applyDiscount(price.cents, useCart().isDiscountOn);
  return (
    <>
      <Truck fill={fill} decorative />
      <Meter name="Truck Fill" label={truckFillLabel(price.volume)} fill={fill} />
      <div className="total">
        <b>Total</b>
        <div className="total__sum">
          <div className="price">{formatMoney(totalCents)}</div>
          {discountCents > 0 && <span className="total__note">{DISCOUNT_LABEL}</span>}
        </div>
      </div>
      <p className="price-rule">{explainTotal(price)}</p>
      <TaxNote cents={totalCents} />
    </>
  );
}
