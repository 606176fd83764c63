import { type RefObject, useRef, useState } from "react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { hrefOf } from "#app/lib/language.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { words } from "./words.ts";

/** Longer than most phones send as one text message. */
const LONG_ADDRESS = 1_500;

/** The list's address in a field to copy, with links that need no JavaScript and a button that does. */
export function ShareAddress({ path }: { path: string }) {
  const { siteUrl } = useBusiness();
  const { isDiscountOn } = useCart();
  const { discountPercent } = useNumbers();
  const address = siteUrl + hrefOf(path);
  const field = useRef<HTMLInputElement>(null);
  const { said, hand, canShare } = useHandOver(address, field);
  const message = encodeURIComponent(words.message(address));
  return (
    <div className="list-page__share">
      <div className="field">
        <label htmlFor="list-address">{words.address}</label>
        <input
          ref={field}
          className="input"
          id="list-address"
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <p className="hint">
          {words.shows(isDiscountOn ? discountPercent : 0)}
          {address.length > LONG_ADDRESS && words.tooLong}
        </p>
      </div>
      <div className="list-page__ways">
        {canShare !== null && (
          <button type="button" className="btn btn--sm btn--line" onClick={hand}>
            {canShare ? words.share : words.copy}
          </button>
        )}
        <a className="btn btn--sm btn--line" href={`sms:?&body=${message}`}>
          {words.text}
        </a>
        <a
          className="btn btn--sm btn--line"
          href={`mailto:?subject=${encodeURIComponent(words.subject)}&body=${message}`}
        >
          {words.email}
        </a>
      </div>
      <p className="small" role="status">
        {said}
      </p>
    </div>
  );
}

/**
 * Opens the device's share menu, or copies the address where there is none. `canShare` is null
 * without JavaScript.
 */
function useHandOver(address: string, field: RefObject<HTMLInputElement>) {
  const [said, setSaid] = useState("");
  const canShare = useHasScripts() ? "share" in navigator : null;
  const hand = async () => {
    try {
      if (canShare) await navigator.share({ url: address });
      else await navigator.clipboard.writeText(address);
      setSaid(canShare ? "" : words.copied);
    } catch (error) {
      // The visitor closed the share menu.
      if (error instanceof DOMException && error.name === "AbortError") return;
      field.current?.focus();
      setSaid(words.notAllowed);
    }
  };
  return { said, hand, canShare };
}
