import { Link } from "@remix-run/react";
import { listPath } from "#app/domain/shared-list.ts";
import { useCart } from "./CartProvider.tsx";

/** Leads to the page of the cart's own link, which has what it takes to send it; none for an empty cart. */
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
