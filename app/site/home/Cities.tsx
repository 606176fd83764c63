import { Fragment } from "react";
import { HoustonMap } from "#app/site/cities/HoustonMap.tsx";
import { MAP_CITIES } from "#app/site/cities/map-cities.ts";
import { PageLink } from "#app/ui/PageLink.tsx";

/** The names of all cities, with the map beside them. */
export function Cities() {
  return (
    <section className="section section--tall">
      <div className="wrap split">
        <div className="stack stack--lg">
          <h2>{MAP_CITIES.length} cities, one number to call</h2>
          <nav className="linklist" aria-label="Cities">
            {MAP_CITIES.map(({ slug, name }) => (
              <Fragment key={slug}>
                <PageLink to={`/service-areas/${slug}`}>{name}</PageLink>{" "}
              </Fragment>
            ))}
          </nav>
          <p>
            <PageLink className="btn btn--line" to="/service-areas">
              Cities We Serve
            </PageLink>
          </p>
        </div>
        <div className="map-frame">
          <HoustonMap />
        </div>
      </div>
    </section>
  );
}
