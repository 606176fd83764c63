import { useHref, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useCart } from "./CartProvider.tsx";

type CartFormProps = {
  /** Where a browser without JavaScript lands after the post, on this page: "#cart". */
  backTo?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A form around cart buttons. With JavaScript a press changes the cart at once; without it the form
 * posts to /cart.
 */
export function CartForm({ backTo = "", className = "contents", children }: CartFormProps) {
  const { onSubmit } = useCart();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/cart" className={className} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={useHref(pathname + search + backTo)} />
      {children}
    </form>
  );
}
