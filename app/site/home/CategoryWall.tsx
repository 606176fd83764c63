import { Fragment } from "react";
import { CATEGORIES } from "#app/prices/catalog.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import "#app/cart/tilewall.css";

/** The twelve categories as links to the priced list. */
export function CategoryWall() {
  return (
    <section className="section section--curb">
      <div className="wrap">
        <div className="section__head">
          <h2>From one mattress to the whole house</h2>
          <p className="lede">Twelve kinds of stuff, each with a price you can see.</p>
        </div>
        <nav className="tilewall" aria-label="Categories">
          {CATEGORIES.map(({ key, name }) => (
            <Fragment key={key}>
              <PageLink className="tile" to={`/itemized#${key}`}>
                <Pictogram name={key} />
                <span>{name}</span>
              </PageLink>{" "}
            </Fragment>
          ))}
        </nav>
      </div>
    </section>
  );
}
