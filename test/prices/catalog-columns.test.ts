/** The columns of a price list that say how the catalogue shows an item (rules 355 to 357). */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogCsv, readCatalog } from "#app/prices/catalog.server.ts";
import { type CatalogItem, createCatalog } from "#app/prices/catalog.ts";
import { parseCatalog } from "#app/prices/catalog-rows.ts";
import { searchItems } from "#app/prices/catalog-search.ts";
import { catalogRows } from "#app/prices/price-file.server.ts";
import { listChanges } from "#app/prices/price-list-changes.ts";
import { ITEM_PICTURES } from "#app/ui/art/item-picture.ts";

const catalog = readCatalog("db/catalog.csv");
const HEAD = "id,name,category,price,volume";
const SOFA = "sofa,Sofa,Living Room Seating,110,50";
const read = (csv: string) => parseCatalog(catalogRows(csv));
const first = (csv: string) => read(csv).items[0];

test("a list says which card an item is on, its picture and its place among the most booked", () => {
  const item = first(`${HEAD},card,picture,top\n${SOFA},Couch: Three seats,loveseat,7`);
  expect(item?.card).toEqual({ name: "Couch", choice: "Three seats" });
  expect([item?.picture, item?.top]).toEqual(["loveseat", 7]);
  const plain = first(`${HEAD},card,picture,top\n${SOFA},,,`);
  expect([plain?.card, plain?.picture, plain?.top]).toEqual([undefined, undefined, undefined]);
});

test("a list without the columns has the site's own for the ids that it knows", () => {
  const { items } = read(`${HEAD}\n${SOFA}\nowl,Owl,Living Room Seating,5,1`);
  const [sofa, owl] = items;
  expect(sofa).toMatchObject({ picture: "sofa", top: 1, card: { name: "Sofa" } });
  expect([owl?.card, owl?.picture, owl?.top]).toEqual([undefined, undefined, undefined]);
  // Each column by itself.
  expect(first(`${HEAD},card\n${SOFA},`)).toMatchObject({ card: undefined, picture: "sofa" });
});

test.each([
  ["Queen,,", /line 2, card: must be a card and a choice on it/],
  ["Bed: ,,", /line 2, card: must be a card/],
  [": Queen,,", /line 2, card: must be a card/],
  ["=Bed: Queen,,", /line 2, card: must not begin/],
  [",couch,", /line 2, picture: must be empty or one of: mattress/],
  [",,first", /line 2, top: must be a place from 1 to 999/],
  [",,0", /line 2, top: must be a place/],
])("%j is refused with its line and column", (cells, message) => {
  expect(() => read(`${HEAD},card,picture,top\n${SOFA},${cells}`)).toThrow(message);
});

test("two items of one card have different choices", () => {
  const other = "settee,Settee,Living Room Seating,90,40";
  expect(() => read(`${HEAD},card\n${SOFA},Seat: Long\n${other},seat: long`)).toThrow(
    "line 3, card: the choice is taken by line 2",
  );
});

const choice = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,10}[A-Za-z0-9]$/);
const card = fc.option(fc.record({ name: choice, choice }), { nil: undefined });
const looks = fc.record({
  ...{ card, cardEs: card },
  nameEs: fc.option(choice, { nil: undefined }),
  picture: fc.option(fc.constantFrom(...ITEM_PICTURES), { nil: undefined }),
  top: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
});

test("what an owner's list says of its items comes back as it was taken out", () => {
  fc.assert(
    fc.property(fc.array(looks, { minLength: 1, maxLength: 30 }), (made) => {
      // A choice of its own for each, as two of one name are refused.
      const items = made.map((look, at): CatalogItem => {
        const item = catalog.items[at] as CatalogItem;
        return {
          ...item,
          ...look,
          card: look.card && { ...look.card, choice: `${look.card.choice} ${at}` },
        };
      });
      const again = read(catalogCsv(createCatalog(items), []));
      expect(again.items).toEqual(items);
    }),
    { numRuns: 60 },
  );
});

test("the owner sees that a list changes how items are shown", () => {
  const list = (csv: string) => ({ catalog: read(csv), hidden: [] });
  const was = list(`${HEAD},card,picture,top\n${SOFA},,,`);
  for (const cells of ["Seat: Long,,", ",sofa,", ",,3"]) {
    const now = list(`${HEAD},card,picture,top\n${SOFA},${cells}`);
    expect(listChanges(was, now)).toEqual([
      { title: "New points, category, words or look", lines: ["Sofa"] },
    ]);
  }
});

test("each item of the site's own list has a Spanish name and, where it is on a card, a choice there", () => {
  const cards = new Map<string, string>();
  const choices = new Set<string>();
  for (const { id, nameEs, card, cardEs } of catalog.items) {
    const plain = (nameEs ?? "").normalize("NFD").replace(/\p{M}/gu, "");
    for (const query of new Set([nameEs ?? "", plain])) {
      expect(searchItems(catalog.items, query).map((item) => item.id)).toContain(id);
    }
    expect([id, cardEs === undefined]).toEqual([id, card === undefined]);
    if (!card || !cardEs) continue;
    expect(cards.get(card.name) ?? cardEs.name).toBe(cardEs.name);
    cards.set(card.name, cardEs.name);
    expect(choices).not.toContain(`${cardEs.name}: ${cardEs.choice}`);
    choices.add(`${cardEs.name}: ${cardEs.choice}`);
  }
  expect(new Set(catalog.items.map(({ nameEs }) => nameEs))).toHaveLength(catalog.items.length);
});

test("each item of the site's own list has a drawn picture, and thirty are its most booked", () => {
  const sprite = readFileSync("app/ui/art/item-pictures.svg", "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...ITEM_PICTURES]);
  expect(catalog.items.filter(({ picture }) => picture === undefined)).toEqual([]);
  const tops = catalog.items.flatMap(({ top }) => top ?? []).sort((a, b) => a - b);
  expect(tops).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});
