import { PromiseMarquee } from "#app/site/home/PromiseMarquee.tsx";
import { CityHero, PriceLink } from "./CityHero.tsx";
import { CityLoad } from "./CityLoad.tsx";
import { CityPictures } from "./CityPictures.tsx";
import { CityNearby, CityPlaces } from "./CityPlaces.tsx";
import { CityReasons, CityStory } from "./CityStory.tsx";
import type { CityPage } from "./city-page.ts";
import { RoadFacts } from "./RoadFacts.tsx";

import "./city.css";
import "#app/site/blog/crumbs.css";
import "./map.css";
import "./road.css";

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
