import { formatMoney } from "#app/lib/money.ts";
import { PageLink } from "#app/ui/PageLink.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import { words } from "./words.ts";
import "#app/cart/load-size/load.css";

export type LoadPrice = { id: string; name: string; share: number; cents: number };

/** The price of each load size. */
export function LoadPrices({ loads }: { loads: readonly LoadPrice[] }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="section__bar">
          <div className="section__head">
            <h2>{words.loads.heading}</h2>
            <p className="lede">{words.loads.lede}</p>
          </div>
          <PageLink className="btn" to="/selection">
            {words.loads.instantPricing}
          </PageLink>
        </div>
        <div className="load-grid load-grid--four">
          {loads.map(({ id, name, share, cents }) => (
            <PageLink key={id} className="load" to="/load-size">
              <Truck fill={share} />
              <span className="load__name">{name}</span>{" "}
              <span className="load__price">{formatMoney(cents)}</span>
            </PageLink>
          ))}
        </div>
      </div>
    </section>
  );
}
