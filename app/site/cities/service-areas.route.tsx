import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { CITY_SLUGS, type CitySlug, cityPath, summarizeCity } from "#app/schedule/area/city.ts";
import { DOWNTOWN, SERVICE_RADIUS_MILES } from "#app/schedule/area/service-area.ts";
import { cities } from "#app/services.server.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { CityLinks } from "./CityLinks.tsx";
import { HoustonMap } from "./HoustonMap.tsx";
import "./city.css";
import "./map.css";
import "./road.css";

export const handle = { isCached: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Cities we serve",
    description:
      `Junk removal in Houston and ${CITY_SLUGS.length - 1} cities around it, from ` +
      `Tomball to Alvin and Katy to Baytown. Find yours, see a price, and book a pickup.`,
    structuredData: (site) => [
      breadcrumbs(site, [{ name: "Service areas", path: "/service-areas" }]),
    ],
  });

export function loader() {
  return { cities: cities.map((city) => summarizeCity(city, DOWNTOWN)) };
}

export default function ServiceAreas() {
  const { cities } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="section--sky areas">
        <div className="wrap split split--top">
          <div className="areas__copy">
            <h1>Cities We Serve</h1>
            <p className="lede">
              Houston and {cities.length - 1} cities around it. Pick yours to see how a pickup works
              there and what a load costs.
            </p>
            <p className="row">
              <Link className="btn btn--lg" to="/selection" prefetch="intent">
                Get Instant Pricing
              </Link>
              <PhoneLink className="call">
                <Icon name="phone" />
                <span translate="no">{useBusiness().phone}</span>
              </PhoneLink>
            </p>
            <CityLinks cities={cities} />
          </div>
          <div className="map-frame">
            <HoustonMap cityHref={(slug) => cityPath(slug as CitySlug)} />
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap split split--top">
          <div className="stack stack--start">
            <h2>Not on the list?</h2>
            <p>
              Our crews drive up to {SERVICE_RADIUS_MILES} miles from downtown Houston without
              asking. Farther out in Texas you can book all the same, and the crew confirms the
              distance with you.
            </p>
            <PhoneLink className="btn btn--line" />
          </div>
          <div className="stack stack--start">
            <h2>Good to know first</h2>
            <ul className="linklist linklist--two">
              <li>
                <Link to="/itemized">Price it item by item</Link>
              </li>
              <li>
                <Link to="/load-size">Price it by the load</Link>
              </li>
              <li>
                <Link to="/blog">What junk removal costs</Link>
              </li>
              <li>
                <Link to="/faq">Questions, answered</Link>
              </li>
            </ul>
          </div>
        </div>
      </section>
    </>
  );
}
