import { Link } from "@remix-run/react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { listPath } from "#app/cart/shared-list.ts";

/** The link to the page from which a list is shared; none for an empty cart. */
export function ShareLink() {
  const { lines } = useCart();
  return (
    lines.length > 0 && (
      <Link className="btn btn--sm btn--quiet" to={listPath(lines)}>
        Share<span className="vh"> this list</span>
      </Link>
    )
  );
}
