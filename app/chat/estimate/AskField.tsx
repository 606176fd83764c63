import { forwardRef } from "react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { serializeCart } from "#app/prices/cart.ts";
import { MAX_TEXT_CHARACTERS } from "./estimate.ts";
import { words } from "./words.ts";
import "./ask.css";

/** The field for what is leaving, in a form that posts to /estimate, and the button that prices it. */
export const AskField = forwardRef<HTMLInputElement, { text?: string; isReading?: boolean }>(
  function AskField({ text, isReading }, input) {
    const { unkept } = useCart();
    return (
      <div className="ask">
        {unkept && <input type="hidden" name="unkept" value={serializeCart(unkept)} />}
        <label className="vh" htmlFor="items">
          {words.label}
        </label>
        <input
          ref={input}
          className="input"
          id="items"
          name="items"
          maxLength={MAX_TEXT_CHARACTERS}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={words.placeholder}
          defaultValue={text}
        />
        <button className="btn btn--cobalt" type="submit" aria-busy={isReading || undefined}>
          {words.seePrice}
        </button>
      </div>
    );
  },
);
