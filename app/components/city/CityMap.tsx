import { useEffect, useState } from "react";
import { HoustonMap } from "#app/components/HoustonMap.tsx";
import { Icon } from "#app/components/Icon.tsx";
import type { CitySlug } from "#app/domain/city.ts";

/** In the address: show the street map at once. */
const STREET_MAP_ID = "street-map";
const STREET_MAP_HASH = `#${STREET_MAP_ID}`;

/**
 * Our own map with the city marked. A street map from OpenStreetMap takes its place when the visitor
 * asks for it, and not before: until then no third party hears of the visit.
 */
export function CityMap({
  slug,
  name,
  streetMap,
  caption,
}: {
  slug: CitySlug;
  name: string;
  streetMap: { frameUrl: string; pageUrl: string };
  /** Where the city lies, in words. */
  caption: string;
}) {
  const [isStreetMap, setIsStreetMap] = useState(false);
  useEffect(() => {
    if (location.hash === STREET_MAP_HASH) setIsStreetMap(true);
  }, []);

  function switchMaps() {
    if (isStreetMap || wasLoadedAtACity()) setIsStreetMap(!isStreetMap);
    else reloadWithStreetMap();
  }

  return (
    <figure className="city-map" id={STREET_MAP_ID}>
      <div className="map-frame">
        {isStreetMap ? (
          <iframe
            src={streetMap.frameUrl}
            title={`Street map of ${name}`}
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <HoustonMap active={slug} />
        )}
      </div>
      <figcaption>{caption}</figcaption>
      <div className="row">
        <button type="button" className="btn btn--line btn--sm js-only" onClick={switchMaps}>
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

/**
 * A document keeps the Content-Security-Policy it was loaded with, and only a city's policy lets the
 * street map in. A visitor who came by way of another page has that page's.
 */
function wasLoadedAtACity(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && new URL(load.name).pathname.startsWith("/service-areas/");
}

function reloadWithStreetMap(): void {
  history.replaceState(history.state, "", STREET_MAP_HASH);
  location.reload();
}
