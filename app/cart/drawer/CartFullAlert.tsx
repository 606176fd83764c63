import { useSearchParams } from "@remix-run/react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { UnkeptNote } from "#app/cart/UnkeptNote.tsx";
import { type CartChange, fullMessage } from "#app/prices/cart.ts";
import { Icon } from "#app/ui/Icon.tsx";
import "#app/ui/styles/alert.css";

type Full = NonNullable<CartChange["full"]>;

/**
 * Says that the browser does not keep the list, and why a press added nothing: the last press
 * on this page, or the post that led back to it.
 */
export function CartFullAlert() {
  const { full } = useCart();
  const [search] = useSearchParams();
  const reason = full ?? fullFromUrl(search.get("full"));
  return (
    <div role="alert">
      {reason && (
        <div className="alert alert--full">
          <Icon name="circle-alert" />
          <p>{fullMessage(reason)}</p>
        </div>
      )}
      <UnkeptNote className="alert alert--full" />
    </div>
  );
}

function fullFromUrl(text: string | null): Full | null {
  return text === "line" || text === "cart" || text === "size" ? text : null;
}
