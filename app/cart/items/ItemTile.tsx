import { cartButton } from "#app/cart/CartForm.tsx";
import { useCart } from "#app/cart/CartProvider.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { quantityOf } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import "./item.css";
import "#app/ui/styles/plus.css";

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
