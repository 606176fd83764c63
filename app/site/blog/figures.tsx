/**
 * The figures of posts. Each comes from the price rules, the claims or the price list, so that a
 * text cannot name another price than the cart does. Where the owner's price list has dropped a
 * product, an inline figure links to the list and an example is left out.
 */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { hrefOf } from "#app/lib/language.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { applyDiscount } from "#app/prices/discount.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { formatRange, PRICE_RANGES, type PriceRangeId } from "#app/prices/price-ranges.ts";
import { explainPrice, priceCart } from "#app/prices/pricing.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { TRUCK_FEET } from "#app/site/claims.ts";
import { figureWords } from "#app/site/figure-words.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { exampleLines, examplePrice, pickupsCents } from "./cart-example.ts";
import { words } from "./post-words.ts";
import { useProducts } from "./products.ts";

/** A figure of the price rules or claims: `<Figure of="minimum" />` is "$100". */
export function Figure({ of }: { of: keyof ReturnType<typeof figureWords> }) {
  const figures = figureWords(useNumbers(), useBusiness().ownArea);
  return <span className="num">{of === "truck" ? words.truck(TRUCK_FEET) : figures[of]}</span>;
}

/** `<Range of="small" />` is "$100-$250". */
export function Range({ of }: { of: PriceRangeId }) {
  const range = PRICE_RANGES.find(({ id }) => id === of);
  return range ? <span className="num nowrap">{formatRange(range)}</span> : null;
}

/** All price ranges. */
export function RangeTable() {
  return (
    <PriceTable
      head={words.rangeHead}
      rows={PRICE_RANGES.map((range) => ({
        key: range.id,
        ...words.ranges[range.id],
        price: formatRange(range),
      }))}
    />
  );
}

/** `<LoadPrice id="load-half" />` is "$500.00". */
export function LoadPrice({ id }: { id: string }) {
  const load = loadSizes(useNumbers()).find((candidate) => candidate.id === id);
  return load ? <Money cents={load.priceCents} /> : null;
}

/** The four load sizes, smallest first. */
export function LoadTable() {
  return (
    <PriceTable
      head={words.loadHead}
      rows={loadSizes(useNumbers())
        .reverse()
        .map(({ id, name, hint, priceCents }) => ({
          key: id,
          name,
          hint,
          price: formatMoney(priceCents),
        }))}
    />
  );
}

/** The price of one unit: `<ItemPrice product="sofa" />` is "$110.00". */
export function ItemPrice({ product }: { product: string }) {
  const item = useProducts()[product];
  return item ? <Money cents={item.priceCents} /> : <OnTheList />;
}

/** Items with their prices: `<ItemTable items="sofa mattress" />`. */
export function ItemTable({ items }: { items: string }) {
  const products = useProducts();
  const rows = items.split(/\s+/).flatMap((id) => {
    const item = products[id];
    return item ? [{ key: id, name: item.name, price: formatMoney(item.priceCents) }] : [];
  });
  return rows.length > 0 ? <PriceTable head={words.itemHead} rows={rows} /> : null;
}

/** The price of a cart, or the sum of several pickups: `<CartPrice items="sofa + mattress" />`. */
export function CartPrice({ items }: { items: string }) {
  const cents = pickupsCents(items, useProducts(), useNumbers());
  return cents === null ? <OnTheList /> : <Money cents={cents} />;
}

/** The price of a cart with the chat's discount: `<DiscountedPrice items="sofa" />`. */
export function DiscountedPrice({ items }: { items: string }) {
  const numbers = useNumbers();
  const price = examplePrice(items, useProducts(), numbers);
  return price ? (
    <Money cents={applyDiscount(price.cents, true, numbers).totalCents} />
  ) : (
    <OnTheList />
  );
}

/** The points of a cart: "118". */
export function CartPoints({ items }: { items: string }) {
  const price = examplePrice(items, useProducts(), useNumbers());
  return <span className="num">{price ? formatPoints(price.volume) : words.aFew}</span>;
}

/** The difference between two carts: `<Saving from="sofa + mattress" to="sofa mattress" />`. */
export function Saving({ from, to }: { from: string; to: string }) {
  const products = useProducts();
  const numbers = useNumbers();
  const before = pickupsCents(from, products, numbers);
  const after = pickupsCents(to, products, numbers);
  return before === null || after === null ? words.something : <Money cents={before - after} />;
}

/** The price of a cart line by line, with the rule that gave it. */
export function CartExample({ title, items }: { title: string; items: string }) {
  const numbers = useNumbers();
  const lines = exampleLines(items, useProducts());
  if (!lines) return null;
  const price = priceCart(lines, numbers);
  return (
    <div className="table-wrap table-wrap--cart" data-cart={items}>
      <table>
        <caption>{title}</caption>
        <tbody>
          {lines.map(({ id, name, quantity, priceCents }) => (
            <tr key={id}>
              <td>{quantity > 1 ? `${quantity} × ${name}` : name}</td>
              <td className="n">{formatMoney(priceCents * quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              <b>{words.pay}</b>
              <br />
              <span className="muted">{explainPrice(price.by, numbers)}</span>
            </td>
            <td className="n">{formatMoney(price.cents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A comparison: this business's column comes from the rules and claims, the other one from the post. */
export function CompareTable({ children }: { children: ReactNode }) {
  const { name } = useBusiness();
  return (
    <div className="table-wrap table-wrap--compare">
      <table>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{words.others}</th>
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

/** A part of `CompareTable`: the question over both answers, the others' answer, and as children ours. */
export function Compare({
  ask,
  they,
  children,
}: {
  ask: string;
  they: string;
  children: ReactNode;
}) {
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup">
          {ask}
        </th>
      </tr>
      <tr>
        <td className="is-us">{children}</td>
        <td>{they}</td>
      </tr>
    </tbody>
  );
}

function Money({ cents }: { cents: number }) {
  return <span className="num">{formatMoney(cents)}</span>;
}

function OnTheList() {
  return <a href={hrefOf("/itemized")}>{words.onTheList}</a>;
}

type PriceRow = { key: string; name: string; hint?: string; price: string };

function PriceTable({ head, rows }: { head: readonly [string, string]; rows: PriceRow[] }) {
  return (
    <div className="table-wrap">
      <table>
        <thead>
          <tr>
            <th scope="col">{head[0]}</th>
            <th scope="col" className="n">
              {head[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, hint, price }) => (
            <tr key={key}>
              <td>
                <b>{name}</b>
                {hint && (
                  <>
                    <br />
                    <span className="muted">{hint}</span>
                  </>
                )}
              </td>
              <td className="n">{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A link to another post, and its words alone where the owner has hidden that. */
export function PostLink({ to, children }: { to: string; children: string }) {
  if (useBusiness().hidden?.includes(to)) return children;
  return (
    <Link to={to} prefetch="intent">
      {children}
    </Link>
  );
}
