import { useFetcher } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import {
  addLines,
  type Cart,
  EMPTY_CART,
  type ProductLine,
  quantityOf,
  removeLine,
  withProducts,
} from "#app/domain/cart.ts";
import type { Product } from "#app/domain/catalog.ts";
import type { EstimateAnswer } from "#app/domain/estimate.ts";

export type Estimate = ReturnType<typeof useEstimate>;

/**
 * The visitor's list on the home page. A chip needs no request: the page came with its product.
 * What is typed is read, and priced, by the server.
 */
export function useEstimate(chips: readonly Product[]) {
  const [cart, setCart] = useState<Cart>(EMPTY_CART);
  const [typed, setTyped] = useState<readonly Product[]>([]);
  const { data, state, load } = useFetcher<EstimateAnswer>({ key: "estimate" });

  useEffect(() => {
    if (!data) return;
    setTyped((known) => [...data.lines, ...known]);
    setCart((before) => addLines(before, data.lines).cart);
  }, [data]);

  const lines = useMemo<readonly ProductLine[]>(() => {
    const known = new Map([...chips, ...typed].map((product) => [product.id, product]));
    return withProducts(cart, (id) => known.get(id));
  }, [cart, chips, typed]);

  return {
    lines,
    /** The answer to what was typed last. */
    answer: data,
    isReading: state !== "idle",
    read: (text: string) => load(`/estimate?${new URLSearchParams({ items: text })}`),
    toggle: (id: string) =>
      setCart((before) =>
        quantityOf(before, id) > 0
          ? removeLine(before, id)
          : addLines(before, [{ id, quantity: 1 }]).cart,
      ),
  };
}
