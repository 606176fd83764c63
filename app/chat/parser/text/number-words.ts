import { ARTICLES } from "#app/chat/parser/words/lists.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import { numberToken, type Token } from "./tokenize.ts";

/** Words with their values: each the step more than the one before. */
function counting(words: string, from: number, step: number) {
  return words.split(" ").map((word, index) => [word, from + index * step] as const);
}

const ONES =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen " +
  "fifteen sixteen seventeen eighteen nineteen";
/** Without 11, as "once" is English, too. */
const UNOS =
  "uno dos tres cuatro cinco seis siete ocho nueve diez (once) doce trece catorce quince " +
  "dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres " +
  "veinticuatro veinticinco";
/** The value of each word for a number below a hundred. */
export const VALUES: ReadonlyMap<string, number> = new Map([
  ...counting(ONES, 1, 1),
  ...counting(UNOS, 1, 1),
  ...counting("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...counting("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 20, 10),
  ...counting("zero cero", 0, 0),
  ["fourty", 40],
]);
/** Words that stand for a count by themselves, or multiply what stands before them: "two dozen". */
const GROUPS: ReadonlyMap<string, number> = new Map([
  ...counting("couple cuple cpl pair pairs par", 2, 0),
  ...counting("few trio several varios varias", 3, 0),
  ...counting("dozen doz docena docenas", 12, 0),
  ...counting("hundred cien", 100, 0),
]);
const HALVES = wordSet`half media`;

/** Turns number words into number tokens: "twenty five", "half a dozen", "un par de", "two dozen". */
export function mergeNumberWords(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readNumber(tokens, at);
    const token = found ? numberToken(found.value) : (tokens[at] as Token);
    const [one, by] = merged.slice(-2);
    // "twelve by sixteen" is "12x16".
    const isArea = found && one?.kind === "number" && /^(?:by|por)$/.test(by?.text ?? "");
    if (isArea) merged.splice(-2, 2, { ...one, kind: "word", text: `${one.text}x${token.text}` });
    else merged.push(token);
    at = found?.to ?? at + 1;
  }
  return merged;
}

type Found = { value: number; to: number };

/** "a couple", "half a dozen", "couple dozen", "twenty five", "3 pairs"; undefined for digits alone. */
function readNumber(tokens: readonly Token[], at: number): Found | undefined {
  const isHalf = HALVES.has(wordAt(tokens, at));
  const own = isHalf ? at + 1 : at;
  const group = groupAt(tokens, ARTICLES.has(wordAt(tokens, own)) ? own + 1 : own);
  if (isHalf) return group && { ...group, value: group.value / 2 };
  const found = group ?? plainAt(tokens, at);
  const times = GROUPS.get(wordAt(tokens, found?.to ?? at));
  if (found && times !== undefined) return { value: found.value * times, to: found.to + 1 };
  return tokens[at]?.kind === "number" ? undefined : found;
}

/** "couple", or "couple a", as in "a couple a chairs"; "dozen and a half". */
function groupAt(tokens: readonly Token[], at: number): Found | undefined {
  const value = GROUPS.get(wordAt(tokens, at));
  const next = [1, 2, 3].map((by) => wordAt(tokens, at + by)).join(" ");
  if (value !== undefined && next === "and a half") return { value: value * 1.5, to: at + 4 };
  const to = wordAt(tokens, at + 1) === "a" ? at + 2 : at + 1;
  return value === undefined ? undefined : { value, to };
}

/** Digits, "five", "twenty five" or "treinta y dos". */
function plainAt(tokens: readonly Token[], at: number): Found | undefined {
  if (tokens[at]?.kind === "number") return { value: tokens[at].value, to: at + 1 };
  // "una de las mesas", but "una de 55 pulgadas"
  const isPart = wordAt(tokens, at) === "una" && wordAt(tokens, at + 1) === "de";
  const isOne = isPart && /^(?:\w*[ao]s|mis)$/.test(wordAt(tokens, at + 2));
  const tens = isOne ? 1 : VALUES.get(wordAt(tokens, at));
  if (tens === undefined) return undefined;
  const next = wordAt(tokens, at + 1) === "y" ? at + 2 : at + 1;
  const ones = VALUES.get(wordAt(tokens, next)) ?? 0;
  const isBoth = tens >= 20 && tens % 10 === 0 && ones > 0 && ones < 10;
  return isBoth ? { value: tens + ones, to: next + 1 } : { value: tens, to: at + 1 };
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === "word" ? token.text : "";
}

/** Each share of a truck with the word it is read as and how customers say it, the particular first. */
const SHARES = [
  ["load-three-quarter", "threequarterload", "3/4|¾|three[ -](?:quarter|fourth)s?|tres cuartos"],
  ["load-quarter", "quarterload", "1/4|¼|(?:one[ -]|1 )?(?:quarter|fourth)|cuarto"],
  ["load-half", "halfload", "1/2|½|half|medi[oa]|mitad"],
  ["load-full", "fullload", "full|whole|entire|complete"],
] as const;

/** The vocabulary's word for each load size, by its id. */
export const LOAD_WORDS: ReadonlyMap<string, string> = new Map(
  SHARES.map(([id, word]) => [id, word]),
);

const TRUCK = "(?:(?:box|junk|16[ -]?(?:ft|foot)) )?(?:truck[ -]?loads?|trucks?)";
/** "full truck bed", "full load washer", "half a load of laundry" are other things. */
const OTHER_THINGS =
  "(?! ?-?(?:beds?|washers?|washing|dryers?|bearing|capacity|drivers?)\\b| of (?:laundry|clothes|dishes|wash)\\b)";
const ENGLISH = `(?:[ -]of)?(?:[ -](?:an?|the|your|one))?[ -](?:${TRUCK}|loads?)\\b${OTHER_THINGS}`;
const SPANISH = "(?: de(?: un|l| su| la)?)? (?:camion(?:es)?|cargas?|trocas?)\\b";

/** "1 1/2 truckloads", "one and a half loads" */
const AND_A_HALF = `\\b(\\d+|one|two|three)(?: and a half| 1/2| ½) (?:${TRUCK}|loads)\\b`;

const REPLACED: readonly (readonly [string, string])[] = [
  [AND_A_HALF, "$1 fullload and 1 halfload"],
  ...SHARES.map(
    ([, word, said]) => [`(?<![a-z0-9/]|how )(?:${said})(?:${ENGLISH}|${SPANISH})`, word] as const,
  ),
  ["\\b(?:camion(?:es)?|cargas?) (?:llen|complet|enter)[oa]s?\\b", "fullload"],
];
const PATTERNS = REPLACED.map(([said, word]) => [new RegExp(said, "g"), word] as const);

/** A folded text with each load size as the one word that the vocabulary knows it by: "1/2 load", "medio camión". */
export function readLoadSizes(folded: string): string {
  if (!/truck|load|camion|carga/.test(folded)) return folded;
  return PATTERNS.reduce((text, [said, word]) => text.replace(said, word), folded);
}
