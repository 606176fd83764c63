import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CartForm } from "#app/cart/CartForm.tsx";
import { useCart, useCartControl } from "#app/cart/CartProvider.tsx";
import { cartButton } from "#app/cart/cart-button.ts";
import { requestCart, requestHasDiscount } from "#app/cart/cart-cookie.server.ts";
import { DiscountLabel } from "#app/cart/DiscountLabel.tsx";
import { CartFullAlert } from "#app/cart/drawer/CartFullAlert.tsx";
import { CartLines } from "#app/cart/drawer/CartLines.tsx";
import { CartTotal } from "#app/cart/drawer/CartTotal.tsx";
import { ContinueLink } from "#app/cart/drawer/ContinueLink.tsx";
import { ShareLink } from "#app/cart/drawer/ShareLink.tsx";
import { PriceAdvice } from "#app/cart/PriceAdvice.tsx";
import { UnkeptNote } from "#app/cart/UnkeptNote.tsx";
import { usePriceAdvice } from "#app/cart/use-price-advice.ts";
import { inLanguage, requestLanguage } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { quantityOf } from "#app/prices/cart.ts";
import type { AdviceLine } from "#app/prices/list-advice.ts";
import { type LoadSize, loadSizes } from "#app/prices/load-size.ts";
import { junkRemoval } from "#app/prices/structured-data.ts";
import { TaxHint } from "#app/prices/TaxNote.tsx";
import { words as priceWords } from "#app/prices/words.ts";
import { adviseCart, findProduct, shopNumbers } from "#app/services.server.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import { words } from "./words.ts";
import "./load.css";
import "#app/ui/styles/task.css";
import "#app/cart/drawer/cartbar.css";
import "#app/ui/styles/card.css";
import "#app/ui/styles/plus.css";

export const handle = { isCached: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    picture: "selection",
    structuredData: (site) => [junkRemoval(site)],
  });

export function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const cart = requestCart(request, findProduct);
  return {
    loadSizes: inLanguage(language, () => loadSizes(shopNumbers())),
    advice: adviseCart(cart, requestHasDiscount(request), language),
  };
}

const PRICING_GUIDE = "/blog/how-much-does-junk-removal-cost";

export default function ChooseLoadSize() {
  const { loadSizes, advice } = useLoaderData<typeof loader>();
  useCartControl().learn(loadSizes);
  const isHidden = useBusiness().hidden?.includes(PRICING_GUIDE);
  return (
    <>
      <div className="wrap task">
        <div>
          <div className="task__head">
            <h1>{words.heading}</h1>
            <p className="lede">
              {words.lede}
              {!isHidden && <SiteLink to={PRICING_GUIDE}>{words.breakdown}</SiteLink>}
            </p>
          </div>
          <CartFullAlert />
          <CartForm>
            <div className="load-grid">
              {loadSizes.map((loadSize) => (
                <LoadCard key={loadSize.id} {...loadSize} />
              ))}
            </div>
          </CartForm>
        </div>
        <Summary advice={usePriceAdvice(advice)} />
      </div>
      <BottomBar />
    </>
  );
}

function LoadCard({ id, name, hint, share, priceCents }: LoadSize) {
  const count = quantityOf(useCart().lines, id);
  return (
    <button
      {...cartButton("add", id)}
      className={count > 0 ? "load is-added" : "load"}
      aria-label={words.add(name, hint, formatMoney(priceCents), count)}
    >
      <Truck fill={share} />
      <span>
        <span className="load__name">{name}</span> <span className="load__hint">{hint}</span>
      </span>{" "}
      <span className="load__end">
        <span className="load__price">{formatMoney(priceCents)}</span>{" "}
        <span className="plus">{count || "+"}</span>
      </span>
    </button>
  );
}

function Summary({ advice }: { advice: readonly AdviceLine[] }) {
  const { lines } = useCart();
  return (
    <aside className="card summary" aria-labelledby="summary-title" id="pickup">
      <h2 id="summary-title" tabIndex={-1}>
        {words.pickup}
      </h2>
      {lines.length === 0 && <p className="muted">{words.empty}</p>}
      <CartForm backTo="#pickup">
        <CartLines lines={lines} />
      </CartForm>
      <CartTotal label={<span className="badge badge--pay">{words.payLater}</span>} />
      <PriceAdvice advice={advice} backTo="#pickup" />
      <div className="only-wide summary__go">
        <ContinueLink isEmpty={lines.length === 0}>{words.schedule}</ContinueLink>
      </div>
      <SiteLink className="btn btn--line btn--block" to="/itemized" prefetch="intent">
        {words.addItems}
      </SiteLink>
      <ShareLink />
    </aside>
  );
}

/** On phones the total and the link to the next step stay visible. */
function BottomBar() {
  const { lines, price, discounted } = useCart();
  return (
    <div className="cartbar only-narrow">
      <div className="wrap">
        <UnkeptNote className="cartbar__note" />
        <div className="cartbar__sum">
          <b className="num" translate="no">
            {formatMoney(discounted.totalCents)} <DiscountLabel />
          </b>
          <span>
            <span>{words.summary(priceWords.items(price.units))}</span>
            <TaxHint cents={discounted.totalCents} />
          </span>
        </div>
        <ContinueLink isEmpty={lines.length === 0}>{words.schedule}</ContinueLink>
      </div>
    </div>
  );
}
