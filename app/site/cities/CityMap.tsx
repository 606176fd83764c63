import { useState } from "react";
import type { CitySlug } from "#app/schedule/area/city.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { HoustonMap } from "./HoustonMap.tsx";

/**
 * The site's own map with the city marked. OpenStreetMap replaces it when the visitor asks for it;
 * until then no third party learns of the visit.
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
          <HoustonMap active={slug} />
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
