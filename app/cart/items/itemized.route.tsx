import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CartForm } from "#app/cart/CartForm.tsx";
import { useCartWith } from "#app/cart/CartProvider.tsx";
import { requestCart, requestHasDiscount } from "#app/cart/cart-cookie.server.ts";
import { CartDrawer, useCartDrawer } from "#app/cart/drawer/CartDrawer.tsx";
import { CartFullAlert } from "#app/cart/drawer/CartFullAlert.tsx";
import { usePriceAdvice } from "#app/cart/use-price-advice.ts";
import { bareProduct } from "#app/prices/catalog.ts";
import { searchPriceList } from "#app/prices/catalog-search.ts";
import { adviseCart, catalog, findProduct, notAccepted } from "#app/services.server.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { CartBar } from "./CartBar.tsx";
import { CategoryNav } from "./CategoryNav.tsx";
import { ItemSearch } from "./ItemSearch.tsx";
import { ItemSections } from "./ItemSections.tsx";
import { NotTaken } from "./NotTaken.tsx";
import { useItemSearch } from "./use-item-search.ts";
import "./itemized.css";
import "#app/cart/tilewall.css";

export const handle = { isCached: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Manually select junk",
    description:
      "Tap what's leaving, from a mattress to a piano, and see the price at once. Pay when the job is done.",
    picture: "selection",
    structuredData: (site) => [
      breadcrumbs(site, [
        { name: "Get a price", path: "/selection" },
        { name: "Manually select junk", path: "/itemized" },
      ]),
    ],
  });

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  const { items } = catalog();
  return {
    items: items.map(bareProduct),
    advice: adviseCart(requestCart(request, findProduct), requestHasDiscount(request)),
    ...searchPriceList(items, notAccepted, asked),
  };
}

export default function Itemized() {
  const page = useLoaderData<typeof loader>();
  const { items, query } = page;
  const { typed, found, notTaken, type, prepare } = useItemSearch(page);
  const drawer = useCartDrawer();
  useCartWith(items);
  const advice = usePriceAdvice(page.advice);
  return (
    <>
      <div className="section--sky shop-head">
        <div className="wrap">
          <div className="row between">
            <h1>Manually Select Junk</h1>
            <div className="row badges">
              <span className="badge badge--pay">
                <Icon name="circle-check" />
                You Don't Pay Until the Job Is Done
              </span>{" "}
              <span className="badge">
                <Icon name="scale" />
                Compare Prices Instantly in Cart
              </span>
            </div>
          </div>
          <ItemSearch
            query={query}
            found={found.length}
            notTaken={notTaken.length}
            onTurnTo={prepare}
            onType={type}
          />
          <CategoryNav items={found} />
        </div>
      </div>
      <div className="wrap shop">
        <CartFullAlert />
        <CartForm>
          <ItemSections
            items={found}
            isSearch={typed.trim() !== ""}
            isAnswered={notTaken.length > 0}
          />
        </CartForm>
        <NotTaken things={notTaken} />
      </div>
      <CartBar viewCart={drawer.link} tip={advice[0]?.text} />
      <CartDrawer dialog={drawer.dialog} advice={advice} />
    </>
  );
}
