import { Link } from "@remix-run/react";
import { useState } from "react";
import { type CitySlug, formatMiles, isDowntown } from "#app/schedule/area/city.ts";
import { Reasons } from "#app/site/frame/Reasons.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { CityPage } from "./city-page.ts";
import { HoustonMap } from "./HoustonMap.tsx";

/** The city's own text, and where it lies. */
export function CityStory({ page }: { page: CityPage }) {
  const { words } = page;
  return (
    <section className="section">
      <div className="wrap split split--top">
        <div className="stack">
          <h2>{words.heading}</h2>
          {words.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {words.aside && (
            <p>
              {words.aside.before} <Link to={words.aside.to}>{words.aside.label}</Link>.
            </p>
          )}
        </div>
        <CityMap
          slug={page.slug}
          name={page.name}
          streetMap={page.streetMap}
          caption={whereItLies(page)}
        />
      </div>
    </section>
  );
}

export function CityReasons({ page }: { page: CityPage }) {
  return (
    <section className="section section--curb">
      <div className="wrap stack stack--lg">
        <h2>{`Why ${page.name} calls us`}</h2>
        <Reasons reasons={page.words.reasons} isWide />
        <TrustBadges />
      </div>
    </section>
  );
}

function whereItLies({ name, county, miles, direction }: CityPage): string {
  return isDowntown(miles)
    ? `${name}, ${county} County. Distances on this site start downtown.`
    : `${name}, ${county} County, ${formatMiles(miles)} ${direction} of downtown Houston as the crow flies.`;
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
