import type { ReactNode } from "react";
import { UNKEPT } from "#app/cart/unkept.ts";
import type { ParsedCart, ParsedLine } from "#app/chat/chat.ts";
import { words } from "#app/chat/words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { type Cart, MAX_UNITS_PER_LINE, serializeCart } from "#app/prices/cart.ts";
import { applyDiscount, discountLabel } from "#app/prices/discount.ts";
import { type Price, priceCart } from "#app/prices/pricing.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { stepButton } from "./chat-steps.ts";

/** The ticked lines before they are added to the cart, each with its count. */
export type Picked = ReadonlyMap<string, number>;

/** The ticked lines, with the counts that the visitor has chosen. */
export function pickedLines({ lines, doubtful }: ParsedCart, picked: Picked): ParsedLine[] {
  const unticked = doubtful.map((line) => ({ ...line, quantity: 0 }));
  return [...lines, ...unticked]
    .map((line) => ({ ...line, quantity: picked.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}

export function ParsedList({
  selected,
  doubts,
  isAddable,
  isDiscountOn,
  isPending,
  isFolded,
  cart,
  unkept,
  onLeave,
  children,
}: {
  selected: readonly ParsedLine[];
  /** How many lines wait to be ticked. */
  doubts: number;
  /** Something is ticked, or may be ticked where a form is posted. */
  isAddable: boolean;
  isDiscountOn: boolean;
  /** An answer with a new list is pending. */
  isPending: boolean;
  /** The lead form or the offer of a photo's items is shown: the list is one line that does not open. */
  isFolded: boolean;
  cart: Price;
  unkept?: Cart | null | undefined;
  /** Called when a link that leaves the panel is followed. */
  onLeave?: (() => void) | undefined;
  /** The lines to tick and count, if there are any. */
  children?: ReactNode;
}) {
  const summary = <ParsedSummary {...{ selected, doubts, isDiscountOn }} />;
  const isShown = selected.length > 0 || cart.units === 0;
  if (isFolded) {
    return (
      isShown && (
        <div className="parsed">
          <p className="parsed__line">{summary}</p>
        </div>
      )
    );
  }
  const add = (
    <button
      {...stepButton("add")}
      className="btn btn--sm btn--cobalt"
      disabled={isPending || !isAddable}
    >
      {words.add}
    </button>
  );
  const view = (
    <SiteLink className="btn btn--sm btn--line" to="/itemized#cart" onClick={onLeave}>
      {words.view}
    </SiteLink>
  );
  const cartRow = <CartRow {...{ cart, isDiscountOn, unkept, onLeave }} />;
  if (children) {
    return (
      <div className="parsed parsed--list">
        <details className="parsed__fold">
          <summary className="parsed__line">{summary}</summary>
          {children}
          {view}
        </details>
        {add}
        {cartRow}
      </div>
    );
  }
  return (
    <div className="parsed">
      {cartRow}
      {isShown && <p className="parsed__line">{summary}</p>}
      <div className="parsed__acts">
        {add}
        {view}
      </div>
    </div>
  );
}

/** "3 lines, 182 pts $331.24" */
function ParsedSummary({
  selected,
  doubts,
  isDiscountOn,
}: {
  selected: readonly ParsedLine[];
  doubts: number;
  isDiscountOn: boolean;
}) {
  const numbers = useNumbers();
  const price = priceCart(
    selected.map((line) => ({ ...line, priceCents: Math.round(line.price * 100) })),
    numbers,
  );
  const { totalCents, discountCents, subtotalCents } = applyDiscount(
    price.cents,
    isDiscountOn,
    numbers,
  );
  const toCheck = doubts > 0 && words.toCheck(doubts);
  if (selected.length === 0 && toCheck) return <span>{toCheck}</span>;
  return (
    <>
      <span>
        {selected.length === 0
          ? words.noLines
          : words.lines(selected.length, Math.round(price.volume))}
      </span>{" "}
      <span>
        {discountCents > 0 && (
          <>
            <s>
              <span className="vh">{words.beforeDiscount}</span>
              <span translate="no">{formatMoney(subtotalCents)}</span>
            </s>{" "}
          </>
        )}
        <b className="num">{formatMoney(totalCents)}</b>
        {discountCents > 0 && <small> {discountLabel(numbers)}</small>}
      </span>
      {toCheck && <small> {toCheck}</small>}
    </>
  );
}

export function PickableLine({
  line,
  quantity,
  note,
  lang,
  onPick,
}: {
  line: ParsedLine;
  /** 0: not ticked. */
  quantity: number;
  /** "from photo 2" */
  note?: string | undefined;
  /** That of its name, where it is not the page's. */
  lang?: string | undefined;
  onPick?: (quantity: number) => void;
}) {
  const count = quantity || line.quantity;
  const tick = onPick
    ? { checked: quantity > 0, onChange: () => onPick(quantity > 0 ? 0 : line.quantity) }
    : { defaultChecked: quantity > 0 };
  const number = onPick
    ? {
        value: count,
        onChange: (event: { target: { valueAsNumber: number } }) =>
          onPick(Math.min(MAX_UNITS_PER_LINE, Math.max(1, event.target.valueAsNumber || 1))),
      }
    : { defaultValue: count };
  return (
    <li className="parsed__pick">
      <label>
        <input type="checkbox" name="take" value={line.id} {...tick} />
        <span>
          <span lang={lang}>{line.name}</span>
          {note && <small> {note}</small>}
        </span>
      </label>
      <input
        className="parsed__count"
        type="number"
        name={`quantity.${line.id}`}
        min={1}
        max={MAX_UNITS_PER_LINE}
        inputMode="numeric"
        aria-label={words.howMany(line.name)}
        {...number}
      />
    </li>
  );
}

type CartRowProps = {
  /** The cart's price before the discount. */
  cart: Price;
  isDiscountOn: boolean;
  /** The list of a browser that keeps no cookie: the address carries it along (rule 264). */
  unkept?: Cart | null | undefined;
  onLeave?: (() => void) | undefined;
};

/** The cart's count and price, and the link to book it; nothing while the cart is empty. */
function CartRow({ cart, isDiscountOn, unkept, onLeave }: CartRowProps) {
  const numbers = useNumbers();
  const { totalCents, discountCents } = applyDiscount(cart.cents, isDiscountOn, numbers);
  if (cart.units === 0) return null;
  return (
    <div className="parsed__cart">
      <p>
        <span>{words.inCart(cart.units)}</span>{" "}
        <b className="num" translate="no">
          {formatMoney(totalCents)}
        </b>
        {discountCents > 0 && <small> {discountLabel(numbers)}</small>}
      </p>
      <SiteLink
        className="btn btn--sm"
        to={unkept ? `/schedule?${UNKEPT}=${serializeCart(unkept)}` : "/schedule"}
        onClick={onLeave}
      >
        {words.schedule}
      </SiteLink>
    </div>
  );
}
