import { useCart } from "#app/cart/CartProvider.tsx";
import { DiscountLabel } from "#app/cart/DiscountLabel.tsx";
import { CartTotal } from "#app/cart/drawer/CartTotal.tsx";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import { PriceAdvice } from "#app/cart/PriceAdvice.tsx";
import { formatMoney } from "#app/lib/money.ts";
import type { AdviceLine } from "#app/prices/list-advice.ts";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { loadWords } from "#app/prices/truck.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { words } from "./words.ts";

type Advised = { advice: readonly AdviceLine[] };

/** The order beside the form on wide screens. */
export function OrderSummary({ advice }: Advised) {
  const { lines, price } = useCart();
  return (
    <aside className="card summary summary--wide" aria-labelledby="order-title">
      <div className="row between">
        <h2 id="order-title">{words.order}</h2>
        <SiteLink className="summary__edit" to="/itemized#cart">
          {words.edit}
        </SiteLink>
      </div>
      <TruckFill volume={price.volume} />
      <PlainLines lines={lines} />
      <CartTotal />
      <PriceAdvice advice={advice} />
    </aside>
  );
}

/** The order in a folded strip above the form, on phones. */
export function OrderStrip({ advice }: Advised) {
  const { lines, price, discounted } = useCart();
  return (
    <details className="order-strip">
      <summary>
        <span className="order-strip__sum">
          <b className="num">{formatMoney(discounted.totalCents)}</b> <DiscountLabel />{" "}
          <span>{loadWords(price)}</span>
        </span>
        <span className="order-strip__more">
          {words.order} <Icon name="chevron-down" />
        </span>
      </summary>
      <PlainLines lines={lines} />
      <div className="order-strip__foot">
        <CartTotal />
        <PriceAdvice advice={advice} />
        <SiteLink className="summary__edit" to="/itemized#cart">
          {words.edit}
        </SiteLink>
      </div>
    </details>
  );
}
