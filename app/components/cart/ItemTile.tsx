import { quantityOf } from "#app/domain/cart.ts";
import type { Product } from "#app/domain/catalog.ts";
import { formatMoney } from "#app/domain/money.ts";
import { cartButton } from "./CartForm.tsx";
import { useCart } from "./CartProvider.tsx";
import "#app/styles/item.css";
import "#app/styles/plus.css";

/** An item as a button that adds one unit and shows how many are in the cart, within a CartForm. */
export function ItemTile({ item: { id, name, priceCents } }: { item: Product }) {
  const count = quantityOf(useCart().lines, id);
  const inCart = count > 0 ? `, ${count} in cart` : "";
  return (
    <button
      {...cartButton("add", id)}
      className={count > 0 ? "item is-added" : "item"}
      aria-label={`Add ${name}, ${formatMoney(priceCents)}${inCart}`}
    >
      <span className="item__name">{name}</span>{" "}
      <span className="item__price">{formatMoney(priceCents)}</span>{" "}
      <span className="plus" aria-hidden="true">
        {count || "+"}
      </span>
    </button>
  );
}
