import { type MouseEvent, useEffect, useRef } from "react";
import { cartButton } from "#app/cart/cart-button.ts";
import { Undo } from "#app/cart/Undo.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { MAX_UNITS_PER_LINE, type ProductLine } from "#app/prices/cart.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./lines-words.ts";
import "./lines.css";

/** The cart's lines with their buttons, and what was removed last; within a CartForm. */
export function CartLines({ lines }: { lines: readonly ProductLine[] }) {
  const list = useFocusNextLine(lines);
  return (
    <>
      <ul className="lines lines--steps" {...list}>
        {lines.map((line) => (
          <li key={line.id}>
            <Pictogram name={line.category} picture={line.picture} className="pic pic--leaving" />
            <span className="line__name">{line.name}</span>
            <button
              {...cartButton("remove", line.id)}
              className="remove"
              aria-label={words.removeAll(line.name)}
            >
              {words.remove}
            </button>
            <Stepper {...line} />
            <span className="num">{formatMoney(line.priceCents * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <Undo />
    </>
  );
}

/** When a line is removed, the same button of the next line takes the focus. */
function useFocusNextLine(lines: readonly ProductLine[]) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ line: number; kind: string } | null>(null);
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest("button");
    const line = [...(list.current?.children ?? [])].findIndex((li) => li.contains(button));
    pressed.current = button && { line, kind: button.value.split(".")[0] ?? "" };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the lines may take one away
  useEffect(() => {
    const press = pressed.current;
    pressed.current = null;
    if (!press || !list.current || document.activeElement !== document.body) return;
    const left = list.current.children;
    const next = left[Math.min(press.line, left.length - 1)];
    const button = next?.querySelector<HTMLElement>(`button[value^="${press.kind}."]`);
    (button ?? headingOf(list.current))?.focus();
  }, [lines.length]);
  return { ref: list, onClick };
}

/** The heading of the cart that contains a list; it is focusable (tabIndex -1). */
function headingOf(list: Element): HTMLElement | null {
  const cart = list.closest("[aria-labelledby]");
  return document.getElementById(cart?.getAttribute("aria-labelledby") ?? "");
}

function Stepper({ id, name, quantity }: ProductLine) {
  return (
    <span className="stepper">
      <button {...cartButton("minus", id)} aria-label={words.removeOne(name)}>
        <Icon name="minus" />
      </button>
      <span className="stepper__count" translate="no">
        <span className="vh">{words.quantity}</span>
        {quantity}
      </span>
      <button
        {...cartButton("add", id)}
        aria-label={words.addOne(name)}
        disabled={quantity >= MAX_UNITS_PER_LINE}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
