import { useCart } from "#app/cart/CartProvider.tsx";
import { truckFillLabel, truckFillMeasure, truckFillShare } from "#app/prices/truck.ts";
import { Meter } from "#app/ui/Meter.tsx";
import { Truck } from "#app/ui/Truck.tsx";

/** The truck, filled with the cart, with the Truck Fill label and bar (rules 20 and 21). */
export function CartTruck() {
  const { price } = useCart();
  return (
    <>
      <Truck fill={truckFillShare(price.volume)} />
      <CartMeter />
      {price.volume > 0 && <p className="price-rule">{truckFillMeasure(price.volume)}</p>}
    </>
  );
}

function CartMeter() {
  const { price } = useCart();
  return (
    <Meter
      name="Truck Fill"
      label={truckFillLabel(price.volume)}
      fill={truckFillShare(price.volume)}
    />
  );
}
