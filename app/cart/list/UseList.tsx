import { Form, Link } from "@remix-run/react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { listPath } from "#app/cart/shared-list.ts";
import { listInShort } from "#app/cart/words.ts";
import { formatMoney } from "#app/lib/money.ts";

/**
 * Replaces the visitor's cart by the page's list. The page says first what is replaced, and links
 * to that list.
 */
export function UseList() {
  const { lines: cart, discounted } = useCart();
  const isReplacing = cart.length > 0;
  return (
    <Form method="post" className="list-page__use">
      {isReplacing && (
        <p className="small">
          It replaces what is in your cart: {listInShort(cart)},{" "}
          {formatMoney(discounted.totalCents)}.{" "}
          <Link to={listPath(cart)}>Keep a link to your own list</Link>
        </p>
      )}
      <button className="btn btn--block" type="submit">
        {isReplacing ? "Use this list instead of mine" : "Use this list"}
      </button>
    </Form>
  );
}
