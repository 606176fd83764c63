import { Link } from "@remix-run/react";
import { formatMiles, isDowntown } from "#app/schedule/area/city.ts";
import { Reasons } from "#app/site/frame/Reasons.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { CityMap } from "./CityMap.tsx";
import type { CityPage } from "./city-page.ts";

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
  { icon: "shield-check", text: "Licensed and insured" },
  { icon: "circle-check", text: "Background-checked local crews" },
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
