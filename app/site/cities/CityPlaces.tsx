import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Fold } from "#app/ui/Fold.tsx";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { CityLinks } from "./CityLinks.tsx";
import type { CityPage } from "./city-page.ts";
import { words } from "./page-words.ts";

/** Neighborhoods and ZIP codes. Some ZIP codes are for screen readers only. */
export function CityPlaces({ page: { name, neighborhoods, zips } }: { page: CityPage }) {
  const { city } = useBusiness();
  const areKnown = neighborhoods.length > 0;
  return (
    <Fold title={areKnown ? words.neighborhoods(name) : words.zips(name)}>
      {areKnown && (
        <>
          <ul className="linklist linklist--two linklist--names">
            {neighborhoods.map((neighborhood) => (
              <li key={neighborhood}>{neighborhood}</li>
            ))}
          </ul>
          <h3>{words.zipCodes}</h3>
        </>
      )}
      <ul className="zips">
        {zips.shown.map((zip) => (
          <li key={zip}>{zip}</li>
        ))}
        {zips.spoken.map((zip) => (
          <li key={zip} className="vh">
            {zip}
          </li>
        ))}
      </ul>
      <p className="muted">
        {zips.spoken.length > 0 && words.moreZips(zips.spoken.length)}
        {words.anyAddress(city)}
        {zips.spoken.length === 0 && (
          <span className="vh">{` ${name}, Texas ${zips.shown[0]}.`}</span>
        )}
      </p>
    </Fold>
  );
}

/** Links to the nearest cities, and to what fits this one of the posts and questions. */
export function CityNearby({ page: { name, neighbors, reads } }: { page: CityPage }) {
  return (
    <section className="section--curb city-near">
      <div className="wrap split split--top">
        <div className="stack stack--start">
          <h2 className="city-h3">{words.near(name)}</h2>
          <CityLinks cities={neighbors} />
        </div>
        {reads.length > 0 && (
          <nav className="stack stack--start" aria-label={words.readOn}>
            <h2 className="city-h3">{words.before}</h2>
            <ul className="city-reads">
              {reads.map(({ to, label }) => (
                <li key={to}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}
