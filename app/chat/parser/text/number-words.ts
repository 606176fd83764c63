import { ARTICLES } from "#app/chat/parser/words/function-words.ts";
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
