import { expect, test } from "vitest";
import { parseConversation } from "#app/chat/parser/parser.ts";
import { englishSingular } from "#app/chat/parser/text/fold.ts";
import { ATTRIBUTES, isAttribute } from "#app/chat/parser/vocabulary/lexicon.ts";
import { createVocabulary, type Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { CUE_WORDS } from "#app/chat/parser/words/cues.server.ts";
import { CONTAINERS, isFunctionWord, ROOMS } from "#app/chat/parser/words/lists.ts";
import { readCatalog } from "#app/prices/catalog.server.ts";
import { createCatalog } from "#app/prices/catalog.ts";
import { readNotAccepted } from "#app/prices/not-accepted.server.ts";
import { type Case, casesIn, files, fits } from "./cases.ts";
import { customer } from "./support.ts";

/**
 * The parser knows what can be on a list from the price list alone: with invented names for all its
 * items, in the list and in what customers say, it reads the conversations of this folder as well.
 */

const LETTERS = "bcdfghjklmnpqrstvwxz";
const NUMBERS: ReadonlySet<string> = new Set(["half", "media", "medio"]);
const WORDS = /\p{L}+/gu;

const catalog = readCatalog("db/catalog.csv");
const notAccepted = readNotAccepted("db/not-accepted.csv");
const fold = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of the price list that name its items: no sizes, rooms, measures or joining words. */
const names = new Set(
  [...catalog.items, ...notAccepted]
    .flatMap(({ name, aliases }) =>
      [name, ...aliases].flatMap((text) => fold(text).match(WORDS) ?? []),
    )
    .map(englishSingular)
    .filter(isName),
);

function renamedEntry<Entry extends { name: string; aliases: readonly string[] }>(
  entry: Entry,
): Entry {
  return { ...entry, name: renamed(entry.name), aliases: entry.aliases.map(renamed) };
}

function isName(word: string): boolean {
  const isPlain =
    word.length > 3 && !NUMBERS.has(word) && !isFunctionWord(word) && !CUE_WORDS.has(word);
  const isTrait = ATTRIBUTES.has(word) || isAttribute(word);
  return isPlain && !isTrait && !ROOMS.has(word) && !CONTAINERS.has(word);
}

/** Another word for each word of a text that names an item, its plural with an "s". */
function renamed(text: string): string {
  return text.replace(WORDS, (written) => {
    const word = fold(written);
    const stem = [word, englishSingular(word), spanishSingular(word)].find((one) => names.has(one));
    return stem === undefined ? written : `${invented(stem)}${stem === word ? "" : "s"}`;
  });
}

/** The singular of a Spanish noun that ends in a consonant ("sillones", "luces"), or the word. */
function spanishSingular(word: string): string {
  if (word.length < 6 || !word.endsWith("es")) return word;
  return word.endsWith("ces") ? `${word.slice(0, -3)}z` : word.slice(0, -2);
}

function invented(word: string): string {
  const shift = (letter: string) => {
    const at = LETTERS.indexOf(letter);
    return at === -1 ? letter : (LETTERS[(at + 7) % LETTERS.length] ?? letter);
  };
  return `${[...word].map(shift).join("")}ok`;
}

test("with all items renamed, in the price list and in the talk, the same lists come out", () => {
  const cases = files.flatMap(casesIn);
  const own = createVocabulary(catalog, notAccepted);
  const other = createVocabulary(
    createCatalog(catalog.items.map(renamedEntry)),
    notAccepted.map(renamedEntry),
  );
  const isRight = ({ turns, lists }: Case, vocabulary: Vocabulary) => {
    const { lines } = parseConversation(customer(...turns), vocabulary);
    return lists.some((list) => fits(lines, list));
  };
  const right = cases.filter((one) => isRight(one, own));
  const still = right.filter((one) => isRight({ ...one, turns: one.turns.map(renamed) }, other));
  // The rest have misspelled names, which keep their spelling here and are near no name any more.
  expect(still.length / right.length).toBeGreaterThan(0.93);
});
