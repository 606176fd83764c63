import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { cityPath, summarizeCity } from "#app/schedule/area/city.ts";
import { siteArea } from "#app/services.server.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { AreaMap } from "./AreaMap.tsx";
import { CityLinks } from "./CityLinks.tsx";
import { ownMap } from "./own-map.ts";
import "./city.css";
import "./map.css";
import "./road.css";

export const handle = { isCached: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Cities we serve",
    description: `Junk removal in ${args.data?.where}. Find yours, see a price, and book a pickup.`,
    structuredData: (site) => [
      breadcrumbs(site, [{ name: "Service areas", path: "/service-areas" }]),
    ],
  });

export function loader() {
  const area = siteArea();
  const { home, cities, isOwn } = area;
  const names = areaNames(home.city, cities.length);
  return {
    cities: cities.map((city) => summarizeCity(city, home)),
    names,
    where: isOwn ? names : `${names}, from Tomball to Alvin and Katy to Baytown`,
    map: ownMap(area),
    ...{ radius: home.radiusMiles, middle: home.middle, takesFarther: home.takesFarther },
  };
}

/** "Houston and 19 cities around it" */
function areaNames(home: string, cities: number): string {
  if (cities === 1) return home;
  return `${home} and ${cities - 1} ${cities === 2 ? "city" : "cities"} around it`;
}

export default function ServiceAreas() {
  const { cities, names, map, radius, middle, takesFarther } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="section--sky areas">
        <div className="wrap split split--top">
          <div className="areas__copy">
            <h1>Cities We Serve</h1>
            <p className="lede">
              {names}. Pick yours to see how a pickup works there and what a load costs.
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
            <AreaMap points={map} cityHref={cityPath} />
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap split split--top">
          <div className="stack stack--start">
            <h2>Not on the list?</h2>
            <p>
              Our crews drive up to {radius} miles from {middle} without asking.{" "}
              {takesFarther
                ? "Farther out in Texas you can book all the same, and the crew confirms the distance with you."
                : "If you're farther out, call us."}
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
