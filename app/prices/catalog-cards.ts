/** How the catalogue shows the items of the price list: on cards, sizes of one thing together (rule 355). */
import type { CatalogItem, CategoryKey, Product } from "./catalog.ts";

/** What a page of the catalogue needs of an item. */
export type CardItem = Product & Pick<CatalogItem, "card">;

/** A choice of a card, by what it is called there. */
export type Choice = Product & { choice: string };

export type CatalogCard = {
  /** Of its first choice, and of no other card. */
  id: string;
  name: string;
  /** One or more, in the order of the price list. */
  choices: readonly Choice[];
  /** The choice that is shown at first. */
  chosen: Choice;
};

/**
 * The cards of a list, in the order of their first items; each item is on one of them.
 * @param preferred ids of the choices that are shown at first where their cards have them, the best first
 */
export function catalogCards(
  items: readonly CardItem[],
  preferred: readonly string[] = [],
): CatalogCard[] {
  const onCard = new Map<string, CardItem[]>();
  for (const item of items) {
    const key = cardKey(item);
    onCard.set(key, [...(onCard.get(key) ?? []), item]);
  }
  return [...onCard.values()].map((all) => cardOf(all, preferred));
}

/** The same for items of one card; an item without kin has its own. */
export function cardKey({ id, card }: Pick<CatalogItem, "id" | "card">): string {
  return card ? `: ${card.name.toLowerCase()}` : id;
}

function cardOf(items: CardItem[], preferred: readonly string[]): CatalogCard {
  const choices = items.map(({ card, ...item }) => ({ ...item, choice: card?.choice ?? "" }));
  const best = preferred.find((id) => choices.some((choice) => choice.id === id));
  const first = choices[0] as Choice;
  const { id, name } = first;
  return {
    id,
    // Alone, for its kin is hidden from the shop, it is what its own name says.
    name: choices.length > 1 ? (items[0]?.card?.name ?? name) : name,
    choices,
    chosen: choices.find((choice) => choice.id === best) ?? first,
  };
}

/** The cards of some items, in the order of those and each with the first of them chosen. */
export function cardsOfItems(cards: readonly CatalogCard[], ids: readonly string[]): CatalogCard[] {
  const byItem = new Map(
    cards.flatMap((card) => card.choices.map(({ id }) => [id, card] as const)),
  );
  const shown = new Map<string, CatalogCard>();
  for (const id of ids) {
    const card = byItem.get(id);
    const chosen = card?.choices.find((choice) => choice.id === id);
    if (card && chosen && !shown.has(card.id)) shown.set(card.id, { ...card, chosen });
  }
  return [...shown.values()];
}

/** A card's category is that of its first item. */
export function categoryOf({ choices }: CatalogCard): CategoryKey {
  return choices[0]?.category ?? "custom";
}
