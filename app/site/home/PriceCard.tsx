import { useHref, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { cartButton } from "#app/cart/cart-button.ts";
import { DiscountLabel } from "#app/cart/DiscountLabel.tsx";
import { Undo } from "#app/cart/Undo.tsx";
import { UnkeptNote } from "#app/cart/UnkeptNote.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { type CartChange, fullMessage, type ProductLine, quantityOf } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { explainTotal } from "#app/prices/pricing.ts";
import { TaxNote } from "#app/prices/TaxNote.tsx";
import { truckFillLabel, truckLoads } from "#app/prices/truck.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Meter } from "#app/ui/Meter.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { AskForm } from "./AskForm.tsx";
import { words } from "./words.ts";

type PriceCardProps = {
  chips: readonly Product[];
  /** What stands in place of a price while the cart is empty, plainly an example. */
  example: string;
};

/** The visitor types or taps what is leaving: it is in the cart at once, and the card shows that cart. */
export function PriceCard({ chips, example }: PriceCardProps) {
  const { lines, learn, onSubmit, full } = useCart();
  const { search } = useLocation();
  learn(chips);
  const quote = useRef<HTMLDivElement>(null);
  const keepFocus = () => quote.current?.focus({ preventScroll: true });
  /** What the words leave open stands above the price: it stays in view where there is room. */
  const showPrice = () => {
    keepFocus();
    quote.current?.scrollIntoView({ block: "nearest" });
  };
  const reason = full ?? (new URLSearchParams(search).get("full") as CartChange["full"]);
  return (
    <section className="quote-card" aria-labelledby="quote-title">
      <div className="row between">
        <h2 id="quote-title">{words.card.title}</h2>
        <span className="badge badge--pay">{words.card.payNothing}</span>
      </div>
      <AskForm onAdded={showPrice} />
      <form method="post" action="/cart" className="contents" onSubmit={onSubmit}>
        <input type="hidden" name="back" value={useHref(`/${search}#quote`)} />
        <div className="chips">
          {chips.map((chip) => (
            <Chip key={chip.id} product={chip} count={quantityOf(lines, chip.id)} />
          ))}
        </div>
        <div className="quote-card__price" id="quote" ref={quote} tabIndex={-1}>
          <div role="alert">
            {reason && <p>{fullMessage(reason)}</p>}
            <UnkeptNote className="small" />
          </div>
          {lines.length > 0 ? <Quote /> : <p className="muted">{example}</p>}
        </div>
        {lines.length > 0 && <Lines lines={lines} onLoss={keepFocus} />}
        <Undo />
      </form>
      <PageLink className="btn btn--line btn--block" to="/itemized">
        {lines.length > 0 ? words.card.addMore : words.card.instantPricing}
      </PageLink>
      <PageLink className="btn btn--quiet" to="/quote">
        {words.card.fromPhotos}
      </PageLink>
    </section>
  );
}

function Chip({ product: { id, name }, count }: { product: Product; count: number }) {
  return (
    <button
      {...cartButton(count > 0 ? "remove" : "add", id)}
      className="chip"
      aria-pressed={count > 0}
    >
      <Icon name={count > 0 ? "check" : "plus"} />
      <span>{count > 1 ? `${count} × ${name}` : name}</span>
    </button>
  );
}

/** The price of the cart, and the way to book it. */
function Quote() {
  const { price, discounted } = useCart();
  const total = formatMoney(discounted.totalCents);
  return (
    <>
      <div className="price" aria-live="polite">
        <span translate="no">{total}</span> <DiscountLabel className="nowrap" />{" "}
        <small>{explainTotal(price, useNumbers())}</small>
        <TaxNote cents={discounted.totalCents} />
      </div>
      <Meter
        name={words.card.truckFill}
        label={truckFillLabel(price.volume)}
        fill={truckLoads(price.volume).part}
      />
      <PageLink className="btn btn--block" to="/schedule">
        {words.card.book(total)}
      </PageLink>
    </>
  );
}

type LinesProps = {
  lines: readonly ProductLine[];
  /** Called when the press takes the line away, and its button with it. */
  onLoss: () => void;
};

function Lines({ lines, onLoss }: LinesProps) {
  return (
    <ul className="items">
      {lines.map(({ id, name, category, picture, priceCents, quantity }) => (
        <li className="item is-added" key={id}>
          <Pictogram name={category} picture={picture} />
          <b className="item__name">{name}</b>
          <span className="item__price">
            {formatMoney(priceCents * quantity)}
            <button
              {...cartButton("remove", id)}
              aria-label={words.card.removeIt(name)}
              onClick={onLoss}
            >
              {words.card.remove}
            </button>
          </span>
          <span className="item__step">
            <button
              {...cartButton("minus", id)}
              className="item__less"
              aria-label={words.card.less(name)}
              onClick={quantity === 1 ? onLoss : undefined}
            />
            <span className="item__count">{quantity}</span>
            <button
              {...cartButton("add", id)}
              className="item__add"
              aria-label={words.card.more(name)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
