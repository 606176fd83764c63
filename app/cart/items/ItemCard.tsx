import { useHref, useLocation } from "@remix-run/react";
import { memo, useState } from "react";
import { useCartControl } from "#app/cart/CartProvider.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { type Cart, formatOperation, quantityOf } from "#app/prices/cart.ts";
import type { CatalogCard } from "#app/prices/catalog-cards.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { addLabel, cardCount } from "./card-counts.ts";
import { words } from "./card-words.ts";
import "./item.css";

type ItemCardProps = {
  card: CatalogCard;
  /** Its id on the page, to which a browser without JavaScript comes back after a press. */
  id: string;
};

/**
 * A card of the catalogue: a form that adds and takes single units of an item, or of the choice that is
 * picked. A press anywhere on it adds one. It shows the cart as it was when it was made; after that
 * `showCounts` writes to it, within ItemCards.
 */
export const ItemCard = memo(function ItemCard({ card, id }: ItemCardProps) {
  const { pathname, search } = useLocation();
  const { getState } = useCartControl();
  const [{ shown, count, note }] = useState(() => {
    const shown = shownChoice(card, getState().cart);
    return { shown, ...cardCount(card.choices, shown.id, getState().cart) };
  });
  const { name, choices } = card;
  const isOne = choices.length === 1;
  const label = isOne ? words.add(name, formatMoney(shown.priceCents)) : words.addChosen(name);
  const press = (kind: "add" | "minus") => (isOne ? formatOperation({ kind, id: shown.id }) : kind);
  return (
    <form
      method="post"
      action="/cart"
      className={count > 0 || note ? "item is-added" : "item"}
      id={id}
    >
      <input type="hidden" name="back" value={useHref(`${pathname + search}#${id}`)} />
      <Pictogram name={shown.category} picture={card.chosen.picture} />
      <b className="item__name">{name}</b>
      {isOne ? (
        <span className="item__price">{formatMoney(shown.priceCents)}</span>
      ) : (
        <>
          <span className="item__size">
            <select
              name="size"
              aria-label={words.which(name)}
              autoComplete="off"
              defaultValue={shown.id}
            >
              {choices.map(({ id, choice, priceCents }) => (
                <option key={id} value={id}>
                  {`${formatMoney(priceCents)} ${choice}`}
                </option>
              ))}
            </select>
          </span>
          <span className="item__note">{note}</span>
        </>
      )}
      <span className="item__step">
        {count > 0 && (
          <>
            <button
              className="item__less"
              name="change"
              value={press("minus")}
              aria-label={words.takeOff(name)}
              type="submit"
            />
            <span className="item__count">{count}</span>
          </>
        )}
        <button
          className="item__add"
          name="change"
          value={press("add")}
          aria-label={addLabel(label, count)}
          type="submit"
        />
      </span>
    </form>
  );
});

/** What was put into the cart last, of a card with several choices; else the card's own. */
function shownChoice({ choices, chosen }: CatalogCard, cart: Cart) {
  if (quantityOf(cart, chosen.id) > 0) return chosen;
  const last = [...cart].reverse().find(({ id }) => choices.some((choice) => choice.id === id));
  return choices.find(({ id }) => id === last?.id) ?? chosen;
}
