import type { ReactNode } from "react";
import { formatMoney } from "#app/lib/money.ts";
import type { Product } from "#app/prices/catalog.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import type { DateOption } from "#app/schedule/schedule.ts";
import { PageLink } from "#app/ui/PageLink.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import { words } from "./words.ts";
import "#app/cart/items/item.css";
import "#app/ui/styles/card.css";
import "#app/ui/styles/date.css";

type HowItWorksProps = { items: readonly Product[]; dates: readonly DateOption[] };

/** The three steps, each shown with the controls of its page. */
export function HowItWorks({ items, dates }: HowItWorksProps) {
  const demos = [
    <WaysToStart key="ways" />,
    <ItemsToAdd items={items} key="items" />,
    <Dates dates={dates} key="dates" />,
  ];
  return (
    <section className="section section--tall" id="how">
      <div className="wrap">
        <div className="section__head">
          <h2>{words.how.heading}</h2>
        </div>
        <ol className="steps">
          {words.how.steps.map(([title, text], at) => (
            <Step number={`${at + 1}`} title={title} demo={demos[at]} key={title}>
              {text}
            </Step>
          ))}
        </ol>
        <p className="steps-go">
          <PageLink className="btn btn--cobalt" to="/selection">
            {words.how.select}
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
        <Tiles text={number} size="sm" label={words.how.step(number)} />
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
        <b className="small">{words.how.loadSize}</b>
      </PageLink>
      <PageLink className="card" to="/itemized">
        <Pictogram name="seating" />
        <b className="small">{words.how.itemized}</b>
      </PageLink>
    </div>
  );
}

/** A picture of the cards of /itemized, one of them pressed. */
function ItemsToAdd({ items }: { items: readonly Product[] }) {
  return (
    <div className="items" aria-hidden="true">
      {items.map(({ id, name, category, picture, priceCents }, at) => (
        <div key={id} className={at === 1 ? "item is-added" : "item"}>
          <Pictogram name={category} picture={picture} />
          <b className="item__name">{name}</b>
          <span className="item__price">{formatMoney(priceCents)}</span>
          <span className="item__step">
            {at === 1 && <span className="item__count">1</span>}
            <i className="item__add" />
          </span>
        </div>
      ))}
    </div>
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
