import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { type CartOperation, formatOperation } from "#app/domain/cart.ts";
import { useCart } from "./CartProvider.tsx";

type CartFormProps = {
  /** Where a browser without JavaScript lands after the post, on this page: "#cart". */
  backTo?: string;
  className?: string;
  children: ReactNode;
};

/** Wraps cart buttons. With JavaScript a press is instant; without it the form posts to the cart. */
export function CartForm({ backTo = "", className = "contents", children }: CartFormProps) {
  const { onSubmit } = useCart();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/cart" className={className} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={pathname + search + backTo} />
      {children}
    </form>
  );
}

/** The name and value that make a button of such a form press an operation. */
export function cartButton(kind: CartOperation["kind"], id: string) {
  return { type: "submit", name: "change", value: formatOperation({ kind, id }) } as const;
}
