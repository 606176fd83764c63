import { type CSSProperties, useMemo } from "react";
import { CATEGORIES, type CategoryKey, type Product } from "#app/prices/catalog.ts";
import {
  type CardItem,
  type CatalogCard,
  cardsOfItems,
  catalogCards,
  categoryOf,
} from "#app/prices/catalog-cards.ts";
import { ItemCard } from "./ItemCard.tsx";
import { NotTaken, type NotTakenThing } from "./NotTaken.tsx";

export { searchItems, searchNotTaken } from "#app/prices/catalog-search.ts";

/** What a search has found. */
export type Search = {
  /** The best first. */
  found: readonly Product[];
  notTaken: readonly NotTakenThing[];
  /** Shows the whole list again. */
  onLeave: () => void;
};

type CardsProps = {
  /** All items, in the order of the price list. */
  items: readonly CardItem[];
  /** The ids of those that are booked most, with commas. */
  most: string;
  search?: Search;
};

/** The cards of all items, or of those that a search has found. */
export default function Cards({ items, most, search }: CardsProps) {
  const cards = useMemo(() => catalogCards(items, most.split(",")), [items, most]);
  if (search) return <Found cards={cards} {...search} />;
  return (
    <>
      <Section place="most" name="Most booked" cards={cardsOfItems(cards, most.split(","))} />
      {CATEGORIES.map(({ key, name }) => (
        <Section key={key} place={key} name={name} cards={inCategory(cards, key)} />
      ))}
    </>
  );
}

/** The category of the best hit comes first. */
function Found({ cards, found, notTaken, onLeave }: Search & { cards: readonly CatalogCard[] }) {
  const hits = useMemo(() => {
    const ids = found.map(({ id }) => id);
    return cardsOfItems(cards, ids);
  }, [cards, found]);
  const order = [...new Set(hits.map(categoryOf))];
  return (
    <>
      {order.map((key) => (
        <Section
          key={key}
          place={`found-${key}`}
          name={CATEGORIES.find((category) => category.key === key)?.name ?? ""}
          cards={inCategory(hits, key)}
        />
      ))}
      {found.length + notTaken.length === 0 && (
        <p className="notice">
          No item matches that. Try a shorter word, or add a{" "}
          {/* biome-ignore lint/a11y/useValidAnchor: a link that leaves the search too */}
          <a href="/itemized#custom" onClick={onLeave}>
            Custom Job
          </a>
          .
        </p>
      )}
      <NotTaken things={notTaken} />
    </>
  );
}

type SectionProps = {
  /** Its id, and the beginning of those of its cards: an item may be on the page twice. */
  place: string;
  name: string;
  cards: readonly CatalogCard[];
};

function Section({ place, name, cards }: SectionProps) {
  if (cards.length === 0) return null;
  return (
    <section
      className="cat"
      id={place}
      aria-labelledby={`${place}-title`}
      style={{ "--cards": cards.length } as CSSProperties}
    >
      <h2 id={`${place}-title`}>{name}</h2>
      <div className="items">
        {cards.map((card) => (
          // Another letter of a search may choose another of its sizes.
          <ItemCard key={card.chosen.id} card={card} id={`${place}-${card.id}`} />
        ))}
      </div>
    </section>
  );
}

function inCategory(cards: readonly CatalogCard[], key: CategoryKey): CatalogCard[] {
  return cards.filter((card) => categoryOf(card) === key);
}
