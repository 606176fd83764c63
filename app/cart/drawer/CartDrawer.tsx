import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { CartForm } from "#app/cart/CartForm.tsx";
import { useCart } from "#app/cart/CartProvider.tsx";
import { PriceAdvice } from "#app/cart/PriceAdvice.tsx";
import { countUnits } from "#app/prices/cart.ts";
import type { AdviceLine } from "#app/prices/list-advice.ts";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { words as priceWords } from "#app/prices/words.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { CartFullAlert } from "./CartFullAlert.tsx";
import { CartLines } from "./CartLines.tsx";
import { CartTotal } from "./CartTotal.tsx";
import { ContinueLink } from "./ContinueLink.tsx";
import { words } from "./drawer-words.ts";
import { ShareLink } from "./ShareLink.tsx";
import "./drawer.css";

const DRAWER_ID = "cart";
const FOCUSABLE = "a[href], button:not(:disabled)";

/**
 * The attributes of the link to the drawer: without JavaScript it leads to an anchor, with it it
 * opens a dialog.
 */
export function useCartDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenFromAddress(dialog);
  const open = (event: MouseEvent) => {
    if (!dialog.current) return;
    event.preventDefault();
    show(dialog.current);
  };
  return { dialog, link: { href: `#${DRAWER_ID}`, onClick: open } };
}

type CartDrawerProps = { dialog: RefObject<HTMLDialogElement>; advice: readonly AdviceLine[] };

/** The cart in a drawer at the side of the page. */
export function CartDrawer({ dialog, advice }: CartDrawerProps) {
  const { lines, price } = useCart();
  const units = countUnits(lines);
  // A drawer that a link opened before the scripts ran stays the page's target after it is closed.
  const isTarget = !useHasScripts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that goes takes its button along, and the focus
  useEffect(() => {
    const isLost = dialog.current?.open && !dialog.current.contains(document.activeElement);
    if (isLost) focusTitle(dialog.current);
  }, [dialog, lines]);
  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={isTarget ? "drawer drawer--target" : "drawer"}
      id={DRAWER_ID}
      aria-labelledby="drawer-title"
      onKeyDown={keepFocusInside}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript this link closes the drawer */}
      <a className="drawer__scrim" href="#top" tabIndex={-1} onClick={close}>
        <span className="vh">{words.close}</span>
      </a>
      <div className="drawer__panel">
        <div className="drawer__head">
          <h2 id="drawer-title" tabIndex={-1}>
            {words.title(priceWords.items(units))}
          </h2>
          <ShareLink />
          {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript this link closes the drawer */}
          <a className="icon-btn" href="#top" aria-label={words.close} onClick={close}>
            <Icon name="x" />
          </a>
        </div>
        <div className="drawer__body">
          <CartFullAlert />
          <CartForm backTo={`#${DRAWER_ID}`}>
            <CartLines lines={lines} />
          </CartForm>
          <PriceAdvice advice={advice} backTo={`#${DRAWER_ID}`} />
          {units === 0 && <p className="drawer__empty muted">{words.empty}</p>}
        </div>
        <div className="drawer__truck">
          <TruckFill volume={price.volume} />
        </div>
        <div className="drawer__foot">
          <CartTotal />
          <ContinueLink isEmpty={units === 0}>{words.schedule}</ContinueLink>
          <p className="small muted center">{words.payLater}</p>
        </div>
      </div>
    </dialog>
  );
}

/** Opens the drawer as a dialog when the address has its anchor. */
function useOpenFromAddress(dialog: RefObject<HTMLDialogElement>): void {
  const place = useLocation();
  useEffect(() => {
    if (place.hash !== `#${DRAWER_ID}` || !dialog.current || dialog.current.open) return;
    // Closed, it gives the focus to what had it before: here the link that leads to it.
    document.querySelector<HTMLElement>(`[href="#${DRAWER_ID}"]`)?.focus({ preventScroll: true });
    show(dialog.current);
    history.replaceState(history.state, "", location.pathname + location.search);
  }, [place, dialog]);
}

function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  focusTitle(dialog);
}

/**
 * Moves the focus to the title, which says what is in the cart. By default it would be on the
 * hidden link behind the panel.
 */
function focusTitle(dialog: HTMLDialogElement): void {
  dialog.querySelector("h2")?.focus();
}

function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.tabIndex >= 0,
  );
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const isLeaving = event.shiftKey ? at <= 0 : at === stops.length - 1;
  if (!isLeaving) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
}
