/** The cards of the catalogue (rules 355 and 357). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readCatalog } from "#app/prices/catalog.server.ts";
import type { CatalogItem } from "#app/prices/catalog.ts";
import { cardsOfItems, catalogCards } from "#app/prices/catalog-cards.ts";
import { catalogText, readCatalogText } from "#app/prices/catalog-text.ts";

const { items } = readCatalog("db/catalog.csv");
const cards = catalogCards(items);
const cardOf = (name: string) => cards.find((card) => card.name === name);

test("sizes of one thing are choices of one card", () => {
  expect(cardOf("Mattress")?.choices.map(({ choice }) => choice)).toEqual([
    "Any size",
    "Crib",
    "Twin",
    "Full",
    "Queen",
    "King",
  ]);
  expect(cardOf("TV")?.choices).toHaveLength(4);
  expect(cardOf("Nightstand")?.choices.map(({ id }) => id)).toEqual(["nightstand"]);
});

const lists = fc.array(
  fc.record({ item: fc.constantFrom(...items), card: fc.option(fc.constantFrom("A", "B", "C")) }),
  { minLength: 1, maxLength: 40 },
);

test("folding loses no item and no price, and puts none on two cards", () => {
  fc.assert(
    fc.property(lists, fc.shuffledSubarray(items.map(({ id }) => id)), (made, preferred) => {
      const unique = [...new Map(made.map((one) => [one.item.id, one])).values()];
      const list = unique.map(
        ({ item, card }, at): CatalogItem => ({
          ...item,
          card: card === null ? undefined : { name: card, choice: `Size ${at}` },
        }),
      );
      const folded = catalogCards(list, preferred);
      const bare = (one: CatalogItem["id"], all: readonly { id: string; priceCents: number }[]) =>
        all.find(({ id }) => id === one)?.priceCents;
      const choices = folded.flatMap(({ choices }) => choices);
      expect(choices.map(({ id }) => id).sort()).toEqual(list.map(({ id }) => id).sort());
      for (const { id, priceCents } of list) expect(bare(id, choices)).toBe(priceCents);
      for (const card of folded) expect(card.choices).toContain(card.chosen);
      expect(new Set(folded.map(({ id }) => id)).size).toBe(folded.length);
    }),
  );
});

test("a page's text of the list gives its items again, to the cent and the half point", () => {
  const known = items.map(({ id, name, category, priceCents, volume, picture, card }) => ({
    ...{ id, name, category, priceCents, volume, picture },
    ...(card && { card }),
  }));
  expect(readCatalogText(catalogText(items))).toEqual(known);
  const odd = { ...(items[0] as CatalogItem), picture: undefined, card: undefined, volume: 12.5 };
  expect(readCatalogText(catalogText([odd]))).toEqual([
    {
      id: odd.id,
      name: odd.name,
      category: odd.category,
      priceCents: odd.priceCents,
      volume: 12.5,
    },
  ]);
});

test("a card alone on its own has its item's own name", () => {
  const king = items.filter(({ id }) => id === "mattress-king");
  expect(catalogCards(king)[0]?.name).toBe("King Mattress");
});

test("what a search has found is chosen on its card, and a card is shown once", () => {
  const found = cardsOfItems(cards, ["mattress-king", "mattress-twin", "lamp", "unknown"]);
  expect(found.map(({ name, chosen }) => [name, chosen.id])).toEqual([
    ["Mattress", "mattress-king"],
    ["Lamp", "lamp"],
  ]);
});
