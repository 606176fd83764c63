import { useCart } from "#app/cart/CartProvider.tsx";
import { listPath } from "#app/cart/shared-list.ts";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { words } from "./lines-words.ts";

/** The link to the page from which a list is shared; none for an empty cart. */
export function ShareLink() {
  const { lines } = useCart();
  return (
    lines.length > 0 && (
      <SiteLink className="btn btn--sm btn--quiet" to={listPath(lines)}>
        {words.share}
        <span className="vh">{words.thisList}</span>
      </SiteLink>
    )
  );
}
