import { useFetcher } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { type ChatAnswerChoice, formatChoice } from "#app/chat/chat-answer.ts";
import type { EstimateAnswer } from "#app/chat/estimate/estimate.ts";
import {
  addLines,
  type Cart,
  EMPTY_CART,
  type ProductLine,
  quantityOf,
  removeLine,
  removeLines,
  withProducts,
} from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";

export type Estimate = ReturnType<typeof useEstimate>;

/**
 * The visitor's list on the home page. A chip needs no request, as the page has its product. Typed
 * text is read and priced by the server.
 */
export function useEstimate(chips: readonly Product[]) {
  const [cart, setCart] = useState<Cart>(EMPTY_CART);
  const [typed, setTyped] = useState<readonly Product[]>([]);
  const [answer, setAnswer] = useState<EstimateAnswer>();
  /** The answer whose question was answered last: the next answer replaces the lines that it added. */
  const answered = useRef<EstimateAnswer>();
  const { data, state, load } = useFetcher<EstimateAnswer>({ key: "estimate" });

  useEffect(() => {
    if (!data) return;
    const old = answered.current;
    if (data.refusal !== null) {
      setAnswer({ ...(old ?? data), refusal: data.refusal });
      return;
    }
    setTyped((known) => [...data.lines, ...known]);
    setCart((before) => addLines(removeLines(before, old?.lines ?? []), data.lines).cart);
    setAnswer(data);
  }, [data]);

  const ask = (fields: Record<string, string>) => load(`/estimate?${new URLSearchParams(fields)}`);

  const lines = useMemo<readonly ProductLine[]>(() => {
    const known = new Map([...chips, ...typed].map((product) => [product.id, product]));
    return withProducts(cart, (id) => known.get(id));
  }, [cart, chips, typed]);

  return {
    lines,
    /** The answer to the last typed text. */
    answer,
    isReading: state !== "idle",
    read: (text: string) => {
      answered.current = undefined;
      ask({ items: text });
    },
    choose: (choice: ChatAnswerChoice) => {
      answered.current = answer;
      ask({ items: answer?.text ?? "", answer: formatChoice(choice) });
    },
    toggle: (id: string) =>
      setCart((before) =>
        quantityOf(before, id) > 0
          ? removeLine(before, id)
          : addLines(before, [{ id, quantity: 1 }]).cart,
      ),
  };
}
