import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import type { CardItem } from "#app/prices/catalog-cards.ts";
import { AsServed } from "#app/ui/AsServed.tsx";
import type { Search } from "./CatalogueSections.tsx";
import * as sections from "./CatalogueSections.tsx";
import { ItemCards } from "./ItemCards.tsx";
import "./item.css";

/** The code of the cards and of the search: a browser that was served the list needs it for a search alone. */
export function loadCards() {
  return import("./CatalogueSections.tsx");
}

const Cards = import.meta.env.SSR ? sections.default : lazy(loadCards);

type CatalogueProps = {
  items: readonly CardItem[];
  most: string;
  search: Search | null;
};

/** The most booked and all categories, or what a search has found. */
export function Catalogue({ search, ...list }: CatalogueProps) {
  const { items, most } = list;
  const [isShown, setShown] = useState(import.meta.env.SSR);
  // Where an extension has changed the page, React makes all of it anew, and what loads is thrown away.
  useEffect(() => setShown(true), []);
  const all = useMemo(() => <Cards items={items} most={most} />, [items, most]);
  const onceLoaded = (cards: ReactNode) =>
    import.meta.env.SSR ? cards : isShown && <Suspense>{cards}</Suspense>;
  return (
    <ItemCards>
      <AsServed of={items} isHidden={search !== null}>
        {onceLoaded(all)}
      </AsServed>
      {search && (
        <AsServed of={search.found}>{onceLoaded(<Cards {...list} search={search} />)}</AsServed>
      )}
    </ItemCards>
  );
}
