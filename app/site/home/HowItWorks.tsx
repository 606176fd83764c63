import type { ReactNode } from "react";
import { CartForm } from "#app/cart/CartForm.tsx";
import { useCartWith } from "#app/cart/CartProvider.tsx";
import { CartFullAlert } from "#app/cart/drawer/CartFullAlert.tsx";
import { ItemTile } from "#app/cart/items/ItemTile.tsx";
import type { Product } from "#app/prices/catalog.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import type { DateOption } from "#app/schedule/schedule.ts";
import { PageLink } from "#app/ui/PageLink.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import "#app/ui/styles/card.css";
import "#app/ui/styles/date.css";

type HowItWorksProps = { items: readonly Product[]; dates: readonly DateOption[] };

/** The three steps, each shown with the controls of its page. */
export function HowItWorks({ items, dates }: HowItWorksProps) {
  return (
    <section className="section section--tall" id="how">
      <div className="wrap">
        <div className="section__head">
          <h2>Gone in three taps</h2>
        </div>
        <ol className="steps">
          <Step number="1" title="Tap to start" demo={<WaysToStart />}>
            Pick a load size for a pile, or go item by item.
          </Step>
          <Step number="2" title="Add in seconds" demo={<ItemsToAdd items={items} />}>
            Every tap updates the price and the truck.
          </Step>
          <Step number="3" title="Schedule instantly" demo={<Dates dates={dates} />}>
            Choose a day and a window. No card needed.
          </Step>
        </ol>
        <p className="steps-go">
          <PageLink className="btn btn--cobalt" to="/selection">
            Select Items in Seconds
          </PageLink>
        </p>
      </div>
    </section>
  );
}

type StepProps = { number: string; title: string; demo: ReactNode; children: ReactNode };

function Step({ number, title, demo, children }: StepProps) {
  return (
    <li className="step">
      <div className="step__demo">{demo}</div>
      <div className="step__head">
        <Tiles text={number} size="sm" label={`Step ${number}`} />
        <h3>{title}</h3>
      </div>
      <p className="muted">{children}</p>
    </li>
  );
}

function WaysToStart() {
  return (
    <div className="choice-grid">
      <PageLink className="card" to="/load-size">
        <Truck fill={0.5} />
        <b className="small">Load Size</b>
      </PageLink>
      <PageLink className="card" to="/itemized">
        <Pictogram name="seating" />
        <b className="small">Itemized</b>
      </PageLink>
    </div>
  );
}

/** Tiles that add to the cart, as on /itemized. */
function ItemsToAdd({ items }: { items: readonly Product[] }) {
  useCartWith(items);
  return (
    <CartForm backTo="#how" className="items">
      {items.map((item) => (
        <ItemTile key={item.id} item={item} />
      ))}
      <CartFullAlert />
    </CartForm>
  );
}

/** A picture of the date chips of the booking page. */
function Dates({ dates }: { dates: readonly DateOption[] }) {
  return (
    <div className="dates" aria-hidden="true">
      {dates.map(({ label, dateFormatted, value }, at) => (
        <span className="pick" key={value}>
          <span className={at === 1 ? "pick__face is-picked" : "pick__face"}>
            <b>{label}</b>
            <span>{dateFormatted}</span>
          </span>
        </span>
      ))}
    </div>
  );
}
