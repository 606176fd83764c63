import type { ProductLine } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { truckFillShare } from "#app/prices/truck.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { HeroScene } from "./HeroScene.tsx";
import { PriceCard } from "./PriceCard.tsx";
import { useEstimate } from "./use-estimate.ts";
import "./hero.css";

type HeroProps = {
  /** The items that the card offers as chips. */
  chips: readonly Product[];
  /** The items that the card prices until the visitor lists some. */
  example: readonly ProductLine[];
};

/**
 * The first screen: text, the price card, and the street with a truck that fills as the card's list
 * grows.
 */
export function Hero({ chips, example }: HeroProps) {
  const estimate = useEstimate(chips);
  const shown = estimate.lines.length > 0 ? estimate.lines : example;
  return (
    <section className="hero">
      <div className="wrap hero__grid">
        <div className="hero__copy">
          <h1>Make space for what matters.</h1>
          <p className="lede">
            Tap what's leaving, watch the truck fill and see your price before anyone knocks. Pay
            when the job is done.
          </p>
          <div className="hero__cta">
            <PageLink className="btn btn--lg" to="/selection">
              Get Started
            </PageLink>{" "}
            <PhoneLink className="btn btn--line btn--lg">
              <Icon name="phone" />
              Same-Day Pickup
            </PhoneLink>
          </div>
        </div>
        <div className="hero__scene">
          <HeroScene fill={truckFillShare(priceCart(shown).volume)} />
        </div>
        <PriceCard chips={chips} shown={shown} estimate={estimate} />
      </div>
    </section>
  );
}
