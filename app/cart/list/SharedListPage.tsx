import { Form } from "@remix-run/react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import { listPath, type SharedList } from "#app/cart/shared-list.ts";
import { formatMoney } from "#app/lib/money.ts";
import { countUnits, type ProductLine, serializeCart } from "#app/prices/cart.ts";
import { applyDiscount, discountLabel } from "#app/prices/discount.ts";
import { explainTotal, priceCart } from "#app/prices/pricing.ts";
import { TaxNote } from "#app/prices/TaxNote.tsx";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { words as priceWords } from "#app/prices/words.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { ShareAddress } from "./ShareAddress.tsx";
import { leftOutWords, listInShort } from "./say-list.ts";
import { words } from "./words.ts";
import "#app/ui/styles/alert.css";
import "#app/ui/styles/card.css";
import "#app/ui/styles/form.css";
import "./list.css";
import "#app/ui/styles/task.css";

/**
 * A shared list: its items, today's price, a button to use it and ways to send it on. A visitor who
 * has the same list in the cart sends it from here.
 */
export function SharedListPage({ list }: { list: SharedList }) {
  const { lines } = list;
  const cart = useCart().lines;
  const isOwn = serializeCart(cart) === serializeCart(lines);
  return (
    <div className="wrap task list-page">
      <div>
        <div className="task__head">
          <h1>{isOwn ? words.ownHeading : words.title}</h1>
          <p className="lede">{lede(countUnits(lines), isOwn)}</p>
        </div>
        <LeftOut list={list} />
        {isOwn && <ShareAddress path={listPath(lines)} />}
        <PlainLines lines={lines} />
      </div>
      {lines.length > 0 && (
        <aside className="card summary" aria-labelledby="price-title">
          <h2 id="price-title">{words.price}</h2>
          <ListPrice lines={lines} />
          {isOwn ? <OwnCart /> : <UseList />}
          {!isOwn && <ShareAddress path={listPath(lines)} />}
        </aside>
      )}
    </div>
  );
}

function lede(units: number, isOwn: boolean): string {
  if (units === 0) return words.emptyLede;
  if (isOwn) return words.ownLede;
  return words.lede(priceWords.items(units));
}

function LeftOut({ list }: { list: SharedList }) {
  const reasons = leftOutWords(list);
  if (reasons.length === 0) return null;
  return (
    <div className="notice list-page__out">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <div className="row">
        <PhoneLink className="btn btn--sm btn--line">{words.call}</PhoneLink>
        {list.lines.length === 0 && (
          <SiteLink className="btn btn--sm btn--line" to="/itemized">
            {words.prices}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

function OwnCart() {
  return (
    <SiteLink className="btn btn--cobalt btn--block" to="/itemized#cart">
      {words.back}
    </SiteLink>
  );
}

/**
 * Replaces the visitor's cart by the page's list. The page says first what is replaced, and links
 * to that list.
 */
function UseList() {
  const { lines: cart, discounted } = useCart();
  const isReplacing = cart.length > 0;
  return (
    <Form method="post" className="list-page__use">
      {isReplacing && (
        <p className="small">
          {words.replaces(listInShort(cart), formatMoney(discounted.totalCents))}
          <SiteLink to={listPath(cart)}>{words.save}</SiteLink>
        </p>
      )}
      <button className="btn btn--block" type="submit">
        {isReplacing ? words.useInstead : words.use}
      </button>
    </Form>
  );
}

/** The list's price and volume, with the visitor's own discount if they have it. */
function ListPrice({ lines }: { lines: readonly ProductLine[] }) {
  const numbers = useNumbers();
  const { isDiscountOn } = useCart();
  const price = priceCart(lines, numbers);
  const { totalCents, discountCents } = applyDiscount(price.cents, isDiscountOn, numbers);
  return (
    <>
      <TruckFill volume={price.volume} />
      <div className="total">
        <b>{words.total}</b>
        <div className="total__sum">
          <div className="price">{formatMoney(totalCents)}</div>
          {discountCents > 0 && <span className="total__note">{discountLabel(numbers)}</span>}
        </div>
      </div>
      <p className="price-rule">{explainTotal(price, numbers)}</p>
      <TaxNote cents={totalCents} />
    </>
  );
}
