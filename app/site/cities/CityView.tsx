import { Link } from "@remix-run/react";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { explainTotal } from "#app/prices/pricing.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { PromiseMarquee } from "#app/site/home/PromiseMarquee.tsx";
import { CityFacts } from "./CityFacts.tsx";
import { CityHero, PriceLink } from "./CityHero.tsx";
import { CityPhotos } from "./CityPictures.tsx";
import { CityNearby } from "./CityPlaces.tsx";
import { CityStory } from "./CityStory.tsx";
import type { CityPage } from "./city-page.ts";
import { words } from "./page-words.ts";
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
      <CityFacts page={page} />
      <section className="section">
        <div className="wrap city-body">
          <CityLoad page={page} />
          <CityStory page={page} />
        </div>
      </section>
      <CityPhotos pairs={page.pairs} />
      <CityNearby page={page} />
      {page.words.hasPromiseStrip && <PromiseMarquee />}
      <section className="road city-call">
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
  return (
    <section className="card stack city-load">
      <h2 className="city-h3">{load.title}</h2>
      <p>{load.text}</p>
      <div className="total">
        <b>{words.loadPrice}</b>
        <span className="price">{formatMoney(price.cents)}</span>
      </div>
      <details>
        <summary>{words.loadMore}</summary>
        <p className="price-rule">{explainTotal(price, useNumbers())}</p>
        <PlainLines lines={lines} />
      </details>
      <Link className="btn btn--cobalt btn--block" to="/selection" prefetch="intent">
        {words.loadOwn}
      </Link>
    </section>
  );
}
