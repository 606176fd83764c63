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
import { words as said } from "./page-words.ts";

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
        <Fold title={page.map ? said.ownReasons : said.reasons(name)}>
          <Reasons reasons={words.reasons} />
          <TrustBadges />
        </Fold>
        <CityPlaces page={page} />
        <Fold title={said.onMap(name)}>
          <CityMap
            page={page}
            caption={said.mapNote(name, page.county, page.map ? page.middle : said.middle)}
          />
        </Fold>
        <DrawnScene scene={page.pairs.length > 0 ? null : words.scene} />
      </div>
      <BusinessFacts />
    </div>
  );
}

const TRUST = [
  ["hand-coins", "pay"],
  ["receipt-text", "noFees"],
] as const;

function TrustBadges() {
  return (
    <ul className="row" aria-label={said.trust}>
      {TRUST.map(([icon, text]) => (
        <li key={text} className="badge">
          <Icon name={icon} />
          {said[text]}
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
            title={said.streetMap(name)}
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
          {isStreetMap ? said.showOwn : said.showStreets}
        </button>
        <a className="city-map__link" href={streetMap.pageUrl} rel="noreferrer">
          {said.openStreetMap(name)}
        </a>
      </div>
    </figure>
  );
}
