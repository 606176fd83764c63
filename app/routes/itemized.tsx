import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CartDrawer, useCartDrawer } from "#app/components/cart/CartDrawer.tsx";
import { CartForm } from "#app/components/cart/CartForm.tsx";
import { CartFullAlert } from "#app/components/cart/CartFullAlert.tsx";
import { useCartWith } from "#app/components/cart/CartProvider.tsx";
import { usePriceAdvice } from "#app/components/cart/use-price-advice.ts";
import { Icon } from "#app/components/Icon.tsx";
import { CartBar } from "#app/components/itemized/CartBar.tsx";
import { CategoryNav } from "#app/components/itemized/CategoryNav.tsx";
import { ItemSearch } from "#app/components/itemized/ItemSearch.tsx";
import { ItemSections } from "#app/components/itemized/ItemSections.tsx";
import { NotTaken } from "#app/components/itemized/NotTaken.tsx";
import { useItemSearch } from "#app/components/itemized/use-item-search.ts";
import { bareProduct } from "#app/domain/catalog.ts";
import { searchPriceList } from "#app/domain/catalog-search.ts";
import { requestCart, requestHasDiscount } from "#app/http/cart-cookie.server.ts";
import { pageMeta } from "#app/seo/meta.ts";
import { breadcrumbs } from "#app/seo/structured-data.ts";
import { adviseCart, catalog, findProduct, notAccepted } from "#app/services/app.server.ts";
import "#app/styles/itemized.css";
import "#app/styles/tilewall.css";

export const handle = { keep: "page" };

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
