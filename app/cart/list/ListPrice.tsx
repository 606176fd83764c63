import { useCart } from "#app/cart/CartProvider.tsx";
import { formatMoney } from "#app/lib/money.ts";
import type { ProductLine } from "#app/prices/cart.ts";
import { applyDiscount, DISCOUNT_LABEL } from "#app/prices/discount.ts";
import { explainTotal, priceCart } from "#app/prices/pricing.ts";
import { TaxNote } from "#app/prices/TaxNote.tsx";
import { truckFillLabel, truckFillShare } from "#app/prices/truck.ts";
import { Meter } from "#app/ui/Meter.tsx";
import { Truck } from "#app/ui/Truck.tsx";

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
