import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { formatWholeMoney } from "#app/lib/money.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { junkRemoval } from "#app/prices/structured-data.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import "#app/ui/styles/card.css";
import "#app/ui/styles/choice.css";
import "./tilewall.css";

export const handle = { isCached: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "What are you getting rid of?",
    description:
      "Price a junk pickup in the {city} area by load size or item by item, and book it with nothing to pay up front.",
    picture: "selection",
    structuredData: (site) => [junkRemoval(site)],
  });

const SHOWN = [
  "seating",
  "appliances",
  "beds",
  "tables",
  "storage",
  "fitness",
  "outdoor",
  "kids",
] as const;

export default function Selection() {
  return (
    <section className="section--sky selection">
      <div className="wrap">
        <div className="section__head">
          <h1>What Are You Getting Rid Of?</h1>
          <p className="lede">
            Either way, you see the price before you book and pay after the pickup.
          </p>
        </div>
        <div className="choice-grid">
          <Link className="card choice" to="/load-size" prefetch="intent">
            <div className="choice__art">
              <Truck fill={0.75} />
            </div>
            <div className="choice__body">
              <h2>Load Size</h2>
              <p className="muted">
                Piles or large cleanouts. Choose how much of the truck you need, from{" "}
                {formatWholeMoney(useNumbers().loads[0].cents)}.
              </p>
              <span className="choice__go">
                Choose a load <Icon name="arrow-right" />
              </span>
            </div>
          </Link>
          <Link className="card choice" to="/itemized" prefetch="intent">
            <div className="choice__art choice__art--tiles">
              <div className="tilewall">
                {SHOWN.map((key) => (
                  <span key={key} className="tile">
                    <Pictogram name={key} />
                  </span>
                ))}
              </div>
            </div>
            <div className="choice__body">
              <h2>Itemized</h2>
              <p className="muted">
                Specific furniture or appliances. Tap each piece and watch the total.
              </p>
              <span className="choice__go">
                Pick items <Icon name="arrow-right" />
              </span>
            </div>
          </Link>
        </div>
        <SameDay />
      </div>
    </section>
  );
}

function SameDay() {
  const { phone } = useBusiness();
  return (
    <div className="row">
      <span className="muted">Need it gone today?</span>
      <PhoneLink className="call">
        <Icon name="phone" />
        Same-Day Pickup, <span translate="no">{phone}</span>
      </PhoneLink>
    </div>
  );
}
