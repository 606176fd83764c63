import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cityPath, summarizeCity } from "#app/schedule/area/city.ts";
import { siteArea } from "#app/services.server.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { AreaMap } from "./AreaMap.tsx";
import { CityLinks } from "./CityLinks.tsx";
import { ownMap } from "./own-map.ts";
import { words } from "./words.ts";
import "./city.css";
import "./map.css";
import "./road.css";

export const handle = { isCached: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description(args.data?.area),
    structuredData: (site) => [breadcrumbs(site, [{ name: words.crumb, path: "/service-areas" }])],
  });

export function loader() {
  const area = siteArea();
  const { home, cities, isOwn } = area;
  return {
    cities: cities.map((city) => summarizeCity(city, home)),
    area: { home: home.city, others: cities.length - 1, isOwn },
    map: ownMap(area),
    ...{ radius: home.radiusMiles, middle: home.middle, takesFarther: home.takesFarther },
  };
}

export default function ServiceAreas() {
  const { cities, area, map, radius, middle, takesFarther } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="section--sky areas">
        <div className="wrap split split--top">
          <div className="areas__copy">
            <h1>{words.heading}</h1>
            <p className="lede">{words.lede(area)}</p>
            <p className="row">
              <SiteLink className="btn btn--lg" to="/selection" prefetch="intent">
                {words.instantPricing}
              </SiteLink>
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
            <h2>{words.notListed}</h2>
            <p>{takesFarther ? words.farther(radius, middle) : words.noFarther(radius, middle)}</p>
            <PhoneLink className="btn btn--line" />
          </div>
          <div className="stack stack--start">
            <h2>{words.goodToKnow}</h2>
            <ul className="linklist linklist--two">
              <li>
                <SiteLink to="/itemized">{words.byItem}</SiteLink>
              </li>
              <li>
                <SiteLink to="/load-size">{words.byLoad}</SiteLink>
              </li>
              <li>
                <SiteLink to="/blog">{words.cost}</SiteLink>
              </li>
              <li>
                <SiteLink to="/faq">{words.questions}</SiteLink>
              </li>
            </ul>
          </div>
        </div>
      </section>
    </>
  );
}
