import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { loadShare } from "#app/prices/truck.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import type { CityPage } from "./city-page.ts";
import { words as said } from "./page-words.ts";

/** A phone's first screen: the place, the offer, and the links to a price and to a call. */
export function CityHero({ page }: { page: CityPage }) {
  const { name, words, load } = page;
  return (
    <section className="city-hero">
      <div className="wrap">
        <div className="city-hero__copy">
          <nav className="crumbs" aria-label={said.crumbs}>
            <ol>
              <li>
                <Link to="/service-areas">{said.crumb}</Link>
              </li>
              <li>
                <span aria-hidden="true">/</span>
                <span aria-current="page">{name}</span>
              </li>
            </ol>
          </nav>
          <NameTiles text={`${name} TX`} />
          <h1>{said.title(name)}</h1>
          <p className="lede">{words.lede}</p>
          <div className="row">
            <PriceLink name={name} />
            <PhoneLink className="call">
              <Icon name="phone" />
              <span translate="no">{useBusiness().phone}</span>
            </PhoneLink>
          </div>
        </div>
        <div className="city-hero__art">
          <Truck fill={loadShare(load.price.volume)} />
        </div>
      </div>
    </section>
  );
}

/** The link to a price, with the place in its text. */
export function PriceLink({ name }: { name: string }) {
  return (
    <Link className="btn btn--lg" to="/selection" prefetch="intent">
      {said.instantPricing(name)}
    </Link>
  );
}

/** On a phone the longest word limits the size of the tiles; on a wide screen the whole name does. */
function NameTiles({ text }: { text: string }) {
  const words = text.split(" ");
  const sizes = {
    "--longest": Math.max(...words.map((word) => word.length)),
    "--letters": words.join("").length,
    "--words": words.length,
  };
  return (
    <div className="city-hero__name" style={sizes as CSSProperties}>
      <Tiles text={text} size="lg" />
    </div>
  );
}
