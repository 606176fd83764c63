import { Fragment } from "react";
import { AreaMap } from "#app/site/cities/AreaMap.tsx";
import { MAP_CITIES } from "#app/site/cities/map-cities.ts";
import type { MapPoint } from "#app/site/cities/map-names.ts";
import { PageLink } from "#app/ui/PageLink.tsx";
import { words as promiseWords } from "./promise-words.ts";
import { words } from "./words.ts";

/** The names of all cities, with the map beside them. @param map null: Houston's */
export function Cities({ map }: { map: readonly MapPoint[] | null }) {
  const cities = map ?? MAP_CITIES;
  return (
    <section className="section section--tall">
      <div className="wrap split">
        <div className="stack stack--lg">
          <h2>{promiseWords.oneNumber(cities.length)}</h2>
          <nav className="linklist" aria-label={words.cities.label}>
            {cities.map(({ slug, name }) => (
              <Fragment key={slug}>
                <PageLink to={`/service-areas/${slug}`}>{name}</PageLink>{" "}
              </Fragment>
            ))}
          </nav>
          <p>
            <PageLink className="btn btn--line" to="/service-areas">
              {words.cities.all}
            </PageLink>
          </p>
        </div>
        <div className="map-frame">
          <AreaMap points={map} />
        </div>
      </div>
    </section>
  );
}
