import type { CartLine, CartOperation, ProductLine } from "#app/prices/cart.ts";
import { useCart } from "./CartProvider.tsx";

/** Puts several lines into the cart at once, without a request, in place of others. */
export function useAddLines() {
  const { change, learn } = useCart();
  return (lines: readonly ProductLine[], old: readonly CartLine[] = []) => {
    learn(lines);
    const press = (kind: CartOperation["kind"], of: readonly CartLine[]) =>
      of.map(({ id, quantity }) => ({ kind, id, units: quantity }));
    change(...press("minus", old), ...press("add", lines));
  };
}
