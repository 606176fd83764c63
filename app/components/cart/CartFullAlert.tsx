import { useSearchParams } from "@remix-run/react";
import { Icon } from "#app/components/Icon.tsx";
import { type CartChange, fullMessage } from "#app/domain/cart.ts";
import { useCart } from "./CartProvider.tsx";
import { UnkeptNote } from "./UnkeptNote.tsx";
import "#app/styles/alert.css";

type Full = NonNullable<CartChange["full"]>;

/** Says that the browser does not keep the list, and why a press added nothing: the last press on this page, or the post that led back to it. */
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
