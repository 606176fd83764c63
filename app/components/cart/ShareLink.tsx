import { Link } from "@remix-run/react";
import { listPath } from "#app/domain/shared-list.ts";
import { useCart } from "./CartProvider.tsx";

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
