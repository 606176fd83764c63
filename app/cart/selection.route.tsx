import type { MetaFunction } from "@remix-run/node";
import { formatWholeMoney } from "#app/lib/money.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { junkRemoval } from "#app/prices/structured-data.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import { words } from "./selection-words.ts";
import "#app/ui/styles/card.css";
import "#app/ui/styles/choice.css";
import "./tilewall.css";

export const handle = { isCached: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
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
          <h1>{words.heading}</h1>
          <p className="lede">{words.lede}</p>
        </div>
        <div className="choice-grid">
          <SiteLink className="card choice" to="/load-size" prefetch="intent">
            <div className="choice__art">
              <Truck fill={0.75} />
            </div>
            <div className="choice__body">
              <h2>{words.loadSize}</h2>
              <p className="muted">
                {words.loadText(formatWholeMoney(useNumbers().loads[0].cents))}
              </p>
              <span className="choice__go">
                {words.chooseLoad}
                <Icon name="arrow-right" />
              </span>
            </div>
          </SiteLink>
          <SiteLink className="card choice" to="/itemized" prefetch="intent">
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
              <h2>{words.itemized}</h2>
              <p className="muted">{words.itemText}</p>
              <span className="choice__go">
                {words.pickItems}
                <Icon name="arrow-right" />
              </span>
            </div>
          </SiteLink>
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
      <span className="muted">{words.today}</span>
      <PhoneLink className="call">
        <Icon name="phone" />
        {words.sameDay}
        <span translate="no">{phone}</span>
      </PhoneLink>
    </div>
  );
}
