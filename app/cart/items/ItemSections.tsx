import type { CSSProperties } from "react";
import { CATEGORIES, type CategoryKey, type Product } from "#app/prices/catalog.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { ItemTile } from "./ItemTile.tsx";

type ItemSectionsProps = {
  items: readonly Product[];
  /** The items are the hits of a search: the best come first, whatever their category. */
  isSearch: boolean;
  /** The page also shows hits among things that no crew takes: without items there is no notice then. */
  isAnswered: boolean;
};

/** The catalogue by category, within a CartForm; a press on a tile adds one unit. */
export function ItemSections({ items, isSearch, isAnswered }: ItemSectionsProps) {
  if (items.length === 0) return isAnswered ? null : <NoMatch />;
  return categoriesInOrder(items, isSearch).map(({ key, name }) => (
    <CategorySection key={key} id={key} name={name} items={inCategory(items, key)} />
  ));
}

type CategorySectionProps = { id: CategoryKey; name: string; items: readonly Product[] };

function CategorySection({ id, name, items }: CategorySectionProps) {
  return (
    <section
      className="cat"
      id={id}
      aria-labelledby={`${id}-title`}
      style={{ "--items": items.length } as CSSProperties}
    >
      <div className="cat__head">
        <Pictogram name={id} />
        <h2 id={`${id}-title`}>{name}</h2>
      </div>
      <div className="items">
        {items.map((item) => (
          <ItemTile key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}

function inCategory(items: readonly Product[], key: CategoryKey): Product[] {
  return items.filter((item) => item.category === key);
}

function NoMatch() {
  return (
    <p className="notice">
      Nothing called that. Try a shorter word, or add a <a href="/itemized#custom">Custom Job</a>.
    </p>
  );
}

/** In a search the category of the best hit comes first; otherwise the order is the price list's. */
function categoriesInOrder(items: readonly Product[], isSearch: boolean) {
  const firstMatch = (key: string) => items.findIndex((item) => item.category === key);
  const shown = CATEGORIES.filter(({ key }) => firstMatch(key) >= 0);
  return isSearch ? shown.sort((a, b) => firstMatch(a.key) - firstMatch(b.key)) : shown;
}
