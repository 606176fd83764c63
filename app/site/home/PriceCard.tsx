import { useNavigate } from "@remix-run/react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { useAddLines } from "#app/cart/use-add-lines.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { ProductLine } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { applyDiscount, DISCOUNT_LABEL } from "#app/prices/discount.ts";
import { explainTotal, priceCart } from "#app/prices/pricing.ts";
import { TaxNote } from "#app/prices/TaxNote.tsx";
import { truckFillLabel, truckLoads } from "#app/prices/truck.ts";
import { Meter } from "#app/ui/Meter.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PriceCardForm } from "./PriceCardForm.tsx";
import type { Estimate } from "./use-estimate.ts";

type PriceCardProps = {
  chips: readonly Product[];
  /** The visitor's list; the example while it is empty. */
  shown: readonly ProductLine[];
  estimate: Estimate;
};

/** The visitor types or taps what is leaving and sees its price on the same page. */
export function PriceCard({ chips, shown, estimate }: PriceCardProps) {
  const { volume } = priceCart(shown);
  return (
    <section className="quote-card" aria-labelledby="quote-title">
      <div className="row between">
        <h2 id="quote-title">What's leaving?</h2>
        <span className="badge badge--pay">Pay nothing now</span>
      </div>
      <PriceCardForm chips={chips} estimate={estimate} />
      <Meter name="Truck Fill" label={truckFillLabel(volume)} fill={truckLoads(volume).part} />
      <div className="quote-card__price">
        <CardPrice lines={shown} isExample={estimate.lines.length === 0} />
        <PageLink className="btn btn--cobalt" to="/itemized">
          Instant Pricing
        </PageLink>
      </div>
      {estimate.lines.length > 0 && <AddAll lines={estimate.lines} />}
    </section>
  );
}

function CardPrice({ lines, isExample }: { lines: readonly ProductLine[]; isExample: boolean }) {
  const price = priceCart(lines);
  const { totalCents, discountCents } = applyDiscount(price.cents, useCart().isDiscountOn);
  return (
    <div className="price" aria-live="polite">
      <span translate="no">{formatMoney(totalCents)}</span>{" "}
      {discountCents > 0 && <small className="nowrap">{DISCOUNT_LABEL} </small>}
      <small>{isExample ? `For ${listNames(lines)}` : explainTotal(price)}</small>
      <TaxNote cents={totalCents} />
    </div>
  );
}

/** Adds the list to the cart, and leads to it. */
function AddAll({ lines }: { lines: readonly ProductLine[] }) {
  const addLines = useAddLines();
  const navigate = useNavigate();
  return (
    <button
      className="btn btn--line btn--block"
      type="button"
      onClick={() => {
        addLines(lines);
        navigate("/itemized#cart");
      }}
    >
      Add all to cart
    </button>
  );
}

/** "a sofa, a mattress and a refrigerator" */
function listNames(lines: readonly ProductLine[]): string {
  const names = lines.map(({ name }) => `a ${name.toLowerCase()}`);
  return new Intl.ListFormat("en-US", { style: "long" }).format(names).replace(", and", " and");
}
