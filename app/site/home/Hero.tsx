import type { CSSProperties } from "react";
import { useCart } from "#app/cart/CartProvider.tsx";
import type { Product } from "#app/prices/catalog.ts";
import { loadShare } from "#app/prices/truck.ts";
import heroSceneText from "#app/ui/art/hero-scene.svg?raw";
import heroScene from "#app/ui/art/hero-scene.svg?url";
import truck from "#app/ui/art/truck.svg?url";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { PriceCard } from "./PriceCard.tsx";
import { words } from "./words.ts";
import "./hero.css";
import "#app/ui/styles/truck.css";

type HeroProps = {
  /** The items that the card offers as chips. */
  chips: readonly Product[];
  /** What the card says while the cart is empty. */
  example: string;
};

/**
 * The first screen: text, the price card, and the street with a truck that fills as the cart
 * does.
 */
export function Hero({ chips, example }: HeroProps) {
  const { price } = useCart();
  return (
    <section className="hero">
      <div className="wrap hero__grid">
        <div className="hero__copy">
          <h1>{words.heading}</h1>
          <p className="lede">{words.lede}</p>
          <div className="hero__cta">
            <PageLink
              className={price.units > 0 ? "btn btn--lg btn--line" : "btn btn--lg"}
              to="/selection"
            >
              {words.getStarted}
            </PageLink>{" "}
            <PhoneLink className="btn btn--line btn--lg">
              <Icon name="phone" />
              {words.sameDay}
            </PhoneLink>
          </div>
        </div>
        <div className="hero__scene">
          <HeroScene fill={loadShare(price.volume)} />
        </div>
        <PriceCard chips={chips} example={example} />
      </div>
    </section>
  );
}

/**
 * The street is the largest paint of the home page, and a file would arrive a round trip later: the
 * server inlines the drawing, and the browser takes it over from the page. After a navigation by
 * script it is an image file.
 */
const street = import.meta.env.SSR
  ? heroSceneText
  : (document.getElementById("street")?.innerHTML ?? null);

/**
 * The street on the home page: a drawing with the truck on it, which fills as the visitor taps
 * items.
 */
function HeroScene({ fill }: { fill: number }) {
  const { name, city } = useBusiness();
  return (
    <svg
      className="scene"
      viewBox="0 0 1440 440"
      preserveAspectRatio="xMidYMax slice"
      style={{ "--fill": fill } as CSSProperties}
      role="img"
      aria-label={words.scene(name, city)}
    >
      {street === null ? (
        <image href={heroScene} width="1440" height="440" />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of the same size
        <g id="street" dangerouslySetInnerHTML={{ __html: street }} />
      )}
      <use href={`${truck}#truck`} x="640" y="132" width="694.8" height="304.94" />
    </svg>
  );
}
