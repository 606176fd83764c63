import { Fragment } from "react";
import { CATEGORIES, type Product } from "#app/prices/catalog.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";

/** Links to the categories that have items on the page. */
export function CategoryNav({ items }: { items: readonly Product[] }) {
  const shown = new Set(items.map((item) => item.category));
  if (shown.size === 0) return null;
  return (
    <nav className="catnav" aria-label="Categories">
      {CATEGORIES.filter(({ key }) => shown.has(key)).map(({ key, short }) => (
        <Fragment key={key}>
          <a className="tile" href={`#${key}`}>
            <Pictogram name={key} />
            <span>{short}</span>
          </a>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
