import { type CSSProperties, useMemo } from "react";
import { hrefOf } from "#app/lib/language.ts";
import { CATEGORIES, type CategoryKey, type Product } from "#app/prices/catalog.ts";
import {
  type CardItem,
  type CatalogCard,
  cardsOfItems,
  catalogCards,
  categoryOf,
} from "#app/prices/catalog-cards.ts";
import { words as categories } from "#app/prices/category-words.ts";
import { words as cardWords } from "./card-words.ts";
import { ItemCard } from "./ItemCard.tsx";
import { NotTaken, type NotTakenThing } from "./NotTaken.tsx";
import { words } from "./sections-words.ts";

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
      <Section place="most" name={cardWords.most} cards={cardsOfItems(cards, most.split(","))} />
      {CATEGORIES.map((key) => (
        <Section key={key} place={key} name={categories[key].name} cards={inCategory(cards, key)} />
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
          name={categories[key].name}
          cards={inCategory(hits, key)}
        />
      ))}
      {found.length + notTaken.length === 0 && (
        <p className="notice">
          {words.none}
          <a href={hrefOf("/itemized#custom")} onClick={onLeave}>
            {words.custom}
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
