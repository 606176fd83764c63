import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useCartControl } from "#app/cart/CartProvider.tsx";
import { requestCart, requestHasDiscount } from "#app/cart/cart-cookie.server.ts";
import { CartDrawer, useCartDrawer } from "#app/cart/drawer/CartDrawer.tsx";
import { CartFullAlert } from "#app/cart/drawer/CartFullAlert.tsx";
import { usePriceAdvice } from "#app/cart/use-price-advice.ts";
import { requestLanguage } from "#app/lib/language.ts";
import { catalogCards, categoryOf } from "#app/prices/catalog-cards.ts";
import { searchPriceList } from "#app/prices/catalog-search.ts";
import { catalogText, readCatalogText } from "#app/prices/catalog-text.ts";
import type { ListAdvice } from "#app/prices/list-advice.ts";
import {
  adviseCart,
  findProduct,
  mostBookedItems,
  notAcceptedIn,
  shopIn,
} from "#app/services.server.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { CartBar } from "./CartBar.tsx";
import { Catalogue, loadCards } from "./Catalogue.tsx";
import { CategoryNav } from "./CategoryNav.tsx";
import { ItemSearch } from "./ItemSearch.tsx";
import { useItemSearch } from "./use-item-search.ts";
import { words } from "./words.ts";
import "./itemized.css";

export const handle = { isCached: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    picture: "selection",
    structuredData: (site) => [
      breadcrumbs(site, [
        { name: words.getPrice, path: "/selection" },
        { name: words.title, path: "/itemized" },
      ]),
    ],
  });

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  const language = requestLanguage(request);
  const { items } = shopIn(language).catalog;
  const cart = requestCart(request, findProduct);
  return {
    list: catalogText(items),
    most: mostBookedItems().join(),
    places: ["most", ...new Set(catalogCards(items).map(categoryOf))].join(" "),
    advice: adviseCart(cart, requestHasDiscount(request), language),
    ...searchPriceList(items, notAcceptedIn(language), asked),
  };
}

export default function Itemized() {
  const page = useLoaderData<typeof loader>();
  const { list, most, query } = page;
  const items = useMemo(() => readCatalogText(list), [list]);
  const { typed, found, notTaken, type, prepare } = useItemSearch({ ...page, items }, loadCards);
  useCartControl().learn(items);
  const leaveSearch = () => {
    (document.getElementById("q") as HTMLInputElement).value = "";
    type("");
  };
  // Until the everyday words have arrived, a search without a hit leaves the list as it is.
  const isSearch = typed.trim() !== "" && found !== items;
  return (
    <>
      <div className="section--sky shop-head">
        <div className="wrap row between">
          <h1>{words.heading}</h1>
          <div className="row badges">
            <span className="badge badge--pay">
              <Icon name="circle-check" />
              {words.payLater}
            </span>{" "}
            <span className="badge">
              <Icon name="scale" />
              {words.compare}
            </span>
          </div>
        </div>
      </div>
      <div className="wrap shop">
        <div className="shopbar">
          <ItemSearch
            query={query}
            found={found.length}
            notTaken={notTaken.length}
            onTurnTo={prepare}
            onType={type}
          />
          <CategoryNav places={page.places} isSearch={isSearch} onLeave={leaveSearch} />
        </div>
        <div className="shop__list">
          <CartFullAlert />
          <Catalogue
            items={items}
            most={most}
            search={isSearch ? { found, notTaken, onLeave: leaveSearch } : null}
          />
        </div>
      </div>
      <Cart advice={page.advice} />
    </>
  );
}

/** What follows each change of the cart; the rest of the page does not. */
function Cart({ advice: loaded }: { advice: ListAdvice }) {
  const drawer = useCartDrawer();
  const advice = usePriceAdvice(loaded);
  return (
    <>
      <CartBar viewCart={drawer.link} tip={advice[0]?.text} />
      <CartDrawer dialog={drawer.dialog} advice={advice} />
    </>
  );
}
