import { Link } from "@remix-run/react";
import { useState } from "react";
import { BusinessFacts } from "#app/site/frame/BusinessFacts.tsx";
import { Reasons } from "#app/site/frame/Reasons.tsx";
import { Fold } from "#app/ui/Fold.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { AreaMap } from "./AreaMap.tsx";
import { DrawnScene } from "./CityPictures.tsx";
import { CityPlaces } from "./CityPlaces.tsx";
import type { CityPage } from "./city-page.ts";

/** What else there is to say of a city, each part behind its heading. */
export function CityStory({ page }: { page: CityPage }) {
  const { name, words } = page;
  return (
    <div>
      <div className="folds">
        <Fold title={words.heading} isOpen>
          {words.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {words.aside && (
            <p>
              {words.aside.before} <Link to={words.aside.to}>{words.aside.label}</Link>.
            </p>
          )}
        </Fold>
        <Fold title={page.map ? "Why book with us" : `Why ${name} calls us`}>
          <Reasons reasons={words.reasons} />
          <TrustBadges />
        </Fold>
        <CityPlaces page={page} />
        <Fold title={`${name} on the map`}>
          <CityMap
            page={page}
            caption={
              `${name}, ${page.county ? `${page.county} County` : "Texas"}. We measure miles from ` +
              `${page.map ? page.middle : "downtown"}, as the crow flies.`
            }
          />
        </Fold>
        <DrawnScene scene={page.pairs.length > 0 ? null : words.scene} />
      </div>
      <BusinessFacts />
    </div>
  );
}

const TRUST = [
  { icon: "hand-coins", text: "Pay when the job is done" },
  { icon: "receipt-text", text: "No hidden fees" },
] as const;

function TrustBadges() {
  return (
    <ul className="row" aria-label="What you can count on">
      {TRUST.map(({ icon, text }) => (
        <li key={text} className="badge">
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * The site's own map with the city marked. OpenStreetMap replaces it when the visitor asks for it;
 * until then no third party learns of the visit.
 */
function CityMap({
  page: { slug, name, streetMap, map },
  caption,
}: {
  page: CityPage;
  /** Where the city lies. */
  caption: string;
}) {
  const [isStreetMap, setIsStreetMap] = useState(false);
  return (
    <figure className="city-map">
      <div className="map-frame">
        {isStreetMap ? (
          <iframe
            src={streetMap.frameUrl}
            title={`Street map of ${name}`}
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <AreaMap points={map} active={slug} />
        )}
      </div>
      <figcaption>{caption}</figcaption>
      <div className="row">
        <button
          type="button"
          className="btn btn--line btn--sm js-only"
          onClick={() => setIsStreetMap(!isStreetMap)}
        >
          <Icon name="map-pin" />
          {isStreetMap ? "Show our own map" : "Show the street map here"}
        </button>
        <a className="city-map__link" href={streetMap.pageUrl} rel="noreferrer">
          {`${name} on OpenStreetMap`}
        </a>
      </div>
    </figure>
  );
}
