import { useEffect, useState } from "react";
import { hrefOf } from "#app/lib/language.ts";
import { serializeCart } from "#app/prices/cart.ts";
import type { AdviceLine, ListAdvice } from "#app/prices/list-advice.ts";
import { useCart } from "./CartProvider.tsx";

/**
 * The advice for the cart: first the page's own, then the server's answer to each change. None
 * while a request is pending, and none if it fails.
 */
export function usePriceAdvice(loaded: ListAdvice): readonly AdviceLine[] {
  const { lines, isDiscountOn, settled } = useCart();
  const [answers, setAnswers] = useState({ loaded, latest: loaded });
  const { latest } = answers.loaded === loaded ? answers : { latest: loaded };
  const cart = serializeCart(lines);
  const isCurrent = latest.cart === cart && latest.isDiscountOn === isDiscountOn;
  useEffect(() => {
    if (isCurrent) return;
    const leaving = new AbortController();
    void settled()
      .then(() => fetch(hrefOf("/cart/advice"), { signal: leaving.signal }))
      .then((response) => response.json())
      .then((answer: ListAdvice) => setAnswers({ loaded, latest: answer }))
      .catch(() => {});
    return () => leaving.abort();
  }, [isCurrent, loaded, settled]);
  return isCurrent ? latest.lines : [];
}
