import { type ReactNode, useEffect, useRef } from "react";
import { pressedOperation, useCartControl } from "#app/cart/CartProvider.tsx";
import { changedItems, showCounts } from "./card-counts.ts";

/** The place of cards: takes their presses, and keeps their counts. Nothing in it is rendered for that. */
export function ItemCards({ children }: { children: ReactNode }) {
  const { change, getState, subscribe } = useCartControl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    let before = getState().cart;
    const leaving = new AbortController();
    const listen = { signal: leaving.signal };
    root.addEventListener(
      "submit",
      (event) => {
        const operation = pressedOperation(event);
        if (!operation) return;
        event.preventDefault();
        change(operation);
      },
      listen,
    );
    root.addEventListener(
      "change",
      ({ target }) => {
        if (!(target instanceof HTMLSelectElement)) return;
        showCounts(root, getState().cart, [target.value]);
      },
      listen,
    );
    const leave = subscribe(() => {
      const cart = getState().cart;
      showCounts(root, cart, changedItems(before, cart));
      before = cart;
    });
    return () => {
      leave();
      leaving.abort();
    };
  }, [change, getState, subscribe]);
  return <div ref={place}>{children}</div>;
}
