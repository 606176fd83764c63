import { Fragment } from "react";
import { CATEGORIES } from "#app/prices/catalog.ts";
import { words as categoryWords } from "#app/prices/category-words.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { words } from "./words.ts";
import "#app/cart/tilewall.css";

/** The twelve categories as links to the priced list. */
export function CategoryWall() {
  return (
    <section className="section section--curb">
      <div className="wrap">
        <div className="section__head">
          <h2>{words.kinds.heading}</h2>
          <p className="lede">{words.kinds.lede}</p>
        </div>
        <nav className="tilewall" aria-label={words.kinds.label}>
          {CATEGORIES.map((key) => (
            <Fragment key={key}>
              <PageLink className="tile" to={`/itemized#${key}`}>
                <Pictogram name={key} />
                <span>{categoryWords[key].name}</span>
              </PageLink>{" "}
            </Fragment>
          ))}
        </nav>
      </div>
    </section>
  );
}
