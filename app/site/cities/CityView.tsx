import { Link } from "@remix-run/react";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { explainTotal } from "#app/prices/pricing.ts";
import { loadShare } from "#app/prices/truck.ts";
import { PromiseMarquee } from "#app/site/home/PromiseMarquee.tsx";
import { Meter } from "#app/ui/Meter.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import { CityHero, PriceLink } from "./CityHero.tsx";
import { CityPictures } from "./CityPictures.tsx";
import { CityNearby, CityPlaces } from "./CityPlaces.tsx";
import { CityReasons, CityStory } from "./CityStory.tsx";
import type { CityPage } from "./city-page.ts";
import { RoadFacts } from "./RoadFacts.tsx";
import "./city.css";
import "#app/site/blog/crumbs.css";
import "./map.css";
import "./road.css";
import "#app/ui/styles/card.css";

/** One city's whole page. */
export function CityView({ page }: { page: CityPage }) {
  return (
    <>
      <CityHero page={page} />
      <RoadFacts place={page.name} />
      <CityStory page={page} />
      <CityReasons page={page} />
      <CityLoad page={page} />
      <CityPlaces page={page} />
      <CityNearby page={page} />
      <CityPictures scenes={page.words.scenes} />
      {page.words.hasPromiseStrip && <PromiseMarquee />}
      <section className="road">
        <div className="wrap cta-band">
          <h2>{page.words.closing}</h2>
          <PriceLink name={page.name} />
        </div>
      </section>
    </>
  );
}

/** An example load for the place, with the price that the cart would give it. */
function CityLoad({ page: { load } }: { page: CityPage }) {
  const { lines, price } = load;
  const share = loadShare(price.volume);
  return (
    <section className="section section--sky section--tall">
      <div className="wrap split split--top">
        <div className="stack">
          <h2>{load.title}</h2>
          <p className="lede">{load.text}</p>
          <Truck fill={share} />
          <Meter name="On the truck" label={`${Math.round(share * 100)}% full`} fill={share} />
        </div>
        <div className="card stack">
          <PlainLines lines={lines} />
          <div className="total">
            <b>Price of this load</b>
            <span className="price">{formatMoney(price.cents)}</span>
          </div>
          <p className="price-rule">{explainTotal(price)}</p>
          <Link className="btn btn--cobalt btn--block" to="/selection" prefetch="intent">
            Price your own load
          </Link>
        </div>
      </div>
    </section>
  );
}
