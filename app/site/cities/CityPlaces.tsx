import { Link } from "@remix-run/react";
import { CityLinks } from "./CityLinks.tsx";
import type { CityPage } from "./city-page.ts";

/** Neighborhoods and ZIP codes. Some ZIP codes are for screen readers only. */
export function CityPlaces({ page: { name, neighborhoods, zips } }: { page: CityPage }) {
  return (
    <section className="section section--curb">
      <div className="wrap split split--top">
        <div className="stack">
          <h2 className="city-h3">{`Neighborhoods we serve in ${name}`}</h2>
          <ul className="linklist linklist--two linklist--names">
            {neighborhoods.map((neighborhood) => (
              <li key={neighborhood}>{neighborhood}</li>
            ))}
          </ul>
        </div>
        <div className="stack">
          <h2 className="city-h3">ZIP codes</h2>
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
            {zips.spoken.length > 0 && `And ${zips.spoken.length} more. `}
            Any address in the Houston area can book, whether or not its ZIP code is listed here.
            {zips.spoken.length === 0 && (
              <span className="vh">{` ${name}, Texas ${zips.shown[0]}.`}</span>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Links to the nearest cities and to further reading. */
export function CityNearby({ page: { name, neighbors, cityCount } }: { page: CityPage }) {
  return (
    <section className="section">
      <div className="wrap split split--top">
        <div className="stack stack--start">
          <h2 className="city-h3">{`Close to ${name}`}</h2>
          <CityLinks cities={neighbors} />
        </div>
        <nav className="stack stack--start" aria-label="Read on">
          <h2 className="city-h3">Before you book</h2>
          <ul className="linklist linklist--two">
            <li>
              <Link to="/blog">What it costs, and how to pay less</Link>
            </li>
            <li>
              <Link to="/faq">Questions, answered</Link>
            </li>
            <li>
              <Link to="/service-areas">Our service areas</Link>
            </li>
            <li>
              <Link to="/cities">{`All ${cityCount} cities`}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </section>
  );
}
