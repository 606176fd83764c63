/**
 * Sentences with places for items: whatever items stand in them, the same list comes of them. A rule
 * that knows one sentence by its items, or an item that is read as something else, shows here.
 */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listOf } from "./support.ts";

/** A thing of the price list as customers call it. */
type Item = { id: string; one: string; more: string; feminine?: true };

/** No two of a kind ("a couch" and "a futon"), as a name may then speak of either. */
const ENGLISH: readonly Item[] = [
  { id: "sofa", one: "couch", more: "couches" },
  { id: "dresser", one: "dresser", more: "dressers" },
  { id: "lamp", one: "lamp", more: "lamps" },
  { id: "recliner", one: "recliner", more: "recliners" },
  { id: "bookcase", one: "bookcase", more: "bookcases" },
  { id: "washer", one: "washer", more: "washers" },
  { id: "treadmill", one: "treadmill", more: "treadmills" },
  { id: "rug", one: "rug", more: "rugs" },
  { id: "grill", one: "grill", more: "grills" },
  { id: "bicycle", one: "bike", more: "bikes" },
  { id: "coffee-table", one: "coffee table", more: "coffee tables" },
  { id: "piano-upright", one: "piano", more: "pianos" },
];
const SPANISH: readonly Item[] = [
  { id: "sofa", one: "sofá", more: "sofás" },
  { id: "lamp", one: "lámpara", more: "lámparas", feminine: true },
  { id: "washer", one: "lavadora", more: "lavadoras", feminine: true },
  { id: "desk", one: "escritorio", more: "escritorios" },
  { id: "mattress", one: "colchón", more: "colchones" },
  { id: "rug", one: "alfombra", more: "alfombras", feminine: true },
  { id: "mirror", one: "espejo", more: "espejos" },
  { id: "stove", one: "estufa", more: "estufas", feminine: true },
  { id: "dryer", one: "secadora", more: "secadoras", feminine: true },
  { id: "bookshelf", one: "librero", more: "libreros" },
  { id: "bicycle", one: "bicicleta", more: "bicicletas", feminine: true },
];
const FEMININE: Readonly<Record<string, string>> = {
  un: "una",
  el: "la",
  los: "las",
  este: "esta",
  ese: "esa",
  otro: "otra",
};

/** The item that stands for each letter of a pattern. */
type Items = Readonly<Record<string, Item>>;

/** A pattern with its items: "{3 X}" and "{Xs}" are plural, "{a X}" and "{UN X}" take their article. */
function filled(pattern: string, items: Items): string {
  return pattern.replace(/\{(?:([^{}]+) )?([XYZW])(s?)\}/g, (_, before = "", letter, plural) => {
    const { one, more, feminine } = items[letter] as Item;
    const article = before.toLowerCase();
    const agreed = (feminine && FEMININE[article]) || article;
    const isMany = plural !== "" || Number(before) > 1 || article === "los";
    return `${agreed} ${isMany ? more : one}`.trim();
  });
}

/** "X2 Y1 | X1": the lists that are right, "-" for none. */
function wantedLists(lists: string, items: Items): string[] {
  return lists.split("|").map((list) => {
    const lines = list.replace("-", "").replace(/[XYZW]/g, (letter) => `${items[letter]?.id} `);
    return sorted(lines.trim().split(/ (?=[a-z])/));
  });
}

/** The lines of a list in an order that does not tell which was named first. */
function sorted(lines: readonly string[]): string {
  return [...lines].sort().join(", ");
}

/** More items for each pattern in `npm run test:long`. */
const RUNS = process.env.EXAMPLES === "new" ? 6 : 2;

test.each([
  ["english.txt", ENGLISH],
  ["spanish.txt", SPANISH],
] as const)("the patterns of %s are read alike with any items", (file, known) => {
  const patterns = readFileSync(`test/chat/patterns/${file}`, "utf8").trim().split("\n");
  const four = fc.shuffledSubarray([...known], { minLength: 4, maxLength: 4 });
  // One draw for all: a draw of its own would give every pattern the same items.
  const draws = fc.sample(four, patterns.length * RUNS);
  const wrong = patterns.flatMap((pattern, at) => {
    const [talk = "", lists = ""] = pattern.split(" => ");
    return draws.slice(at * RUNS, (at + 1) * RUNS).flatMap(([X, Y, Z, W]) => {
      const items = { X, Y, Z, W } as Items;
      const turns = filled(talk, items).split(" || ");
      const list = sorted(listOf(...turns.map((turn) => turn.replaceAll("\\n", "\n"))).split(", "));
      return wantedLists(lists, items).includes(list) ? [] : [`${turns.join(" || ")} => ${list}`];
    });
  });
  expect(wrong).toEqual([]);
});
