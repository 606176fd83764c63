/**
 * What somebody types, as cart lines: "2 couches, a fridge and the old treadmill". Splits the text
 * at commas and "and", takes a count off each piece, and looks the rest up in the price list by its
 * last words first, then by search. What it does not know it leaves out.
 */
import { addUnits, type Cart, type CartLine, EMPTY_CART } from "./cart.ts";
import { type CatalogItem, searchItems } from "./catalog.ts";

export type ReadItems = (text: string) => readonly CartLine[];

type Nameable = Pick<CatalogItem, "id" | "name" | "aliases">;

/** Text past this is not read. */
const MAX_TEXT_CHARACTERS = 500;
const SHORTEST_NAME = 3;

const BETWEEN_ITEMS = /[,;.+&\n]|\b(?:and|plus|also|y)\b/;
const COUNTS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  pair: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
};
const FILLERS = new Set(["of", "the", "my", "our", "some", "old", "big", "x"]);

export function createItemReader(items: readonly Nameable[]): ReadItems {
  const byName = new Map<string, string>();
  for (const { id, name, aliases } of items) {
    for (const word of [name, ...aliases]) {
      const folded = word.toLowerCase();
      if (!byName.has(folded)) byName.set(folded, id);
    }
  }

  function findId(words: readonly string[]): string | undefined {
    for (let at = 0; at < words.length; at++) {
      const name = words.slice(at).join(" ");
      const known = singulars(name).find((variant) => byName.has(variant));
      if (known !== undefined) return byName.get(known);
    }
    const name = words.join(" ");
    if (name.length < SHORTEST_NAME) return undefined;
    return singulars(name).flatMap((variant) => searchItems(items, variant))[0]?.id;
  }

  return function readItems(text) {
    const pieces = text.slice(0, MAX_TEXT_CHARACTERS).toLowerCase().split(BETWEEN_ITEMS);
    return pieces.reduce<Cart>((lines, piece) => {
      const { count, words } = takeCount(piece);
      const id = findId(words);
      return id === undefined ? lines : addUnits(lines, id, count).cart;
    }, EMPTY_CART);
  };
}

/** "a couple of old couches" is 2 and "couches"; "tv x3" is 3 and "tv". */
function takeCount(piece: string): { count: number; words: string[] } {
  const words = piece
    .replace(/\bx\s*(\d)/g, "$1")
    .split(/\s+/)
    .filter(Boolean);
  let count: number | null = null;
  while (words.length > 0) {
    const first = words[0] as string;
    const number = COUNTS[first] ?? (/^\d{1,3}x?$/.test(first) ? Number.parseInt(first, 10) : null);
    if (number === null && !FILLERS.has(first)) break;
    if (number !== null) count = number;
    words.shift();
  }
  const last = words.at(-1);
  if (count === null && words.length > 1 && last !== undefined && /^\d{1,3}$/.test(last)) {
    count = Number(words.pop());
  }
  return { count: Math.max(1, count ?? 1), words };
}

/** The name as typed and what it may be the plural of. */
function singulars(name: string): string[] {
  return [name, name.replace(/s$/, ""), name.replace(/es$/, ""), name.replace(/ves$/, "f")].filter(
    (variant, at, all) => variant !== "" && all.indexOf(variant) === at,
  );
}
