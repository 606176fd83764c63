import { Fragment } from "react";
import { citySlug } from "#app/site/cities/city-slug.ts";
import { HoustonMap } from "#app/site/cities/HoustonMap.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";

/** The names of all cities, with the map beside them. */
export function Cities({ cities }: { cities: readonly string[] }) {
  return (
    <section className="section section--tall">
      <div className="wrap split">
        <div className="stack stack--lg">
          <h2>{cities.length} cities, one number to call</h2>
          <nav className="linklist" aria-label="Cities">
            {cities.map((name) => (
              <Fragment key={name}>
                <PageLink to={`/service-areas/${citySlug(name)}`}>{name}</PageLink>{" "}
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
