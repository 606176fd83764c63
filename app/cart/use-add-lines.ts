import type { ProductLine } from "#app/prices/cart.ts";
import { useCart } from "./CartProvider.tsx";

/** Puts several lines into the cart at once, without a request. */
export function useAddLines(): (lines: readonly ProductLine[]) => void {
  const { change, learn } = useCart();
  return (lines) => {
    learn(lines);
    for (const { id, quantity } of lines) {
      for (let unit = 0; unit < quantity; unit++) change({ kind: "add", id });
    }
  };
}
