import type { ReactNode } from "react";
import { CartForm } from "#app/cart/CartForm.tsx";
import { useCart } from "#app/cart/CartProvider.tsx";
import { CartFullAlert } from "#app/cart/drawer/CartFullAlert.tsx";
import { CartLines } from "#app/cart/drawer/CartLines.tsx";
import { CartTotal } from "#app/cart/drawer/CartTotal.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { TruckFill } from "#app/prices/TruckFill.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { words } from "./words.ts";

/** The cart with what was typed in it. @param children what of the words is open or left out */
export function YourCart({ children }: { children: ReactNode }) {
  const { lines, price, discounted } = useCart();
  return (
    <section
      className="card estimate__card"
      aria-labelledby="estimate-title"
      id="quote"
      tabIndex={-1}
    >
      <h2 id="estimate-title" tabIndex={-1}>
        {lines.length > 0 ? words.yourPrice : words.empty}
      </h2>
      <CartFullAlert />
      {lines.length > 0 && <CartTotal />}
      {children}
      {lines.length > 0 && (
        <PageLink className="btn btn--block" to="/schedule">
          {words.book(formatMoney(discounted.totalCents))}
        </PageLink>
      )}
      <CartForm backTo="#quote">
        <CartLines lines={lines} />
      </CartForm>
      <TruckFill volume={price.volume} />
      <p className="small muted">
        {words.missing.before} <PageLink to="/itemized">{words.missing.link}</PageLink>.
      </p>
    </section>
  );
}
