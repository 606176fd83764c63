import type { Token } from "./tokenize.ts";

type Valued = readonly (readonly [string, number])[];

/** Words with their values: each the step more than the one before. */
function counting(words: string, from: number, step: number): Valued {
  return words.split(" ").map((word, index) => [word, from + index * step] as const);
}

const ONES =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const UNOS =
  "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco";
/** The value of each word for a number below a hundred. */
export const VALUES: ReadonlyMap<string, number> = new Map([
  ...counting(ONES, 1, 1),
  ...counting(UNOS, 1, 1),
  ...counting("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...counting("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 20, 10),
  ...counting("zero cero", 0, 0),
  ["fourty", 40],
]);
/** Words that also multiply what stands before them: "two dozen", "3 pairs". */
const MULTIPLIERS = new Set("pair pairs dozen docena docenas hundred".split(" "));
/** Words that stand for a count by themselves, with or without "a" before and "of" behind. */
const GROUPS: ReadonlyMap<string, number> = new Map([
  ...counting("couple cuple cpl pair pairs par", 2, 0),
  ...counting("few several varios varias", 3, 0),
  ...counting("dozen doz docena docenas", 12, 0),
  ...counting("hundred cien", 100, 0),
]);
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "un", "una"]);
const HALVES: ReadonlySet<string> = new Set(["half", "media"]);

/** Turns number words into number tokens: "twenty five", "half a dozen", "un par de", "two dozen". */
export function mergeNumberWords(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const found = readNumber(tokens, at);
    const number = found && { kind: "number" as const, value: found.value, tight: false };
    if (number) merged.push({ ...number, text: String(number.value) });
    else merged.push(token);
    at += found?.length ?? 1;
  }
  return merged;
}

/** The words that a number may begin with. */
const OPENERS = new Set([...VALUES.keys(), ...GROUPS.keys(), ...ARTICLES, ...HALVES]);

type Found = { value: number; length: number };

function readNumber(tokens: readonly Token[], at: number): Found | undefined {
  if (tokens[at]?.kind !== "number" && !OPENERS.has(wordAt(tokens, at))) return undefined;
  const found = readGroup(tokens, at) ?? readPlain(tokens, at);
  if (!found || found.value % 12 !== 0) return found;
  // "a dozen and a half"
  const behind = [0, 1, 2].map((by) => wordAt(tokens, at + found.length + by)).join(" ");
  const half = /^(?:and a half|y media)\b/.exec(behind)?.[0].split(" ").length ?? 0;
  return half === 0 ? found : { value: found.value + 6, length: found.length + half };
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === "word" ? token.text : "";
}

/** "a couple", "couple dozen", "half a dozen": an article goes with the group word. */
function readGroup(tokens: readonly Token[], at: number): Found | undefined {
  const isHalf = HALVES.has(wordAt(tokens, at));
  const own = isHalf ? at + 1 : at;
  const place = ARTICLES.has(wordAt(tokens, own)) ? own + 1 : own;
  const value = GROUPS.get(wordAt(tokens, place));
  if (value === undefined) return undefined;
  // "a couple a chairs"
  const length = place + (wordAt(tokens, place + 1) === "a" ? 2 : 1) - at;
  if (isHalf) return value === 12 ? { value: 6, length } : undefined;
  const more = GROUPS.get(wordAt(tokens, place + 1)) ?? 0;
  return value < 12 && more >= 12 ? { value: value * more, length: length + 1 } : { value, length };
}

/** "twenty five", "treinta y dos", "two dozen", "3 pairs". */
function readPlain(tokens: readonly Token[], at: number): Found | undefined {
  const isDigits = tokens[at]?.kind === "number";
  const first = isDigits ? tokens[at]?.value : VALUES.get(wordAt(tokens, at));
  // English "once" is no 11.
  if (first === undefined || (wordAt(tokens, at) === "once" && wordAt(tokens, at + 1) === ""))
    return undefined;
  const joined = wordAt(tokens, at + 1) === "y" ? 2 : 1;
  const ones = VALUES.get(wordAt(tokens, at + joined)) ?? 0;
  const both = !isDigits && first >= 20 && first % 10 === 0 && ones > 0 && ones < 10;
  const [value, length] = both ? [first + ones, 1 + joined] : [first, 1];
  const next = wordAt(tokens, at + length);
  const times = MULTIPLIERS.has(next) ? GROUPS.get(next) : undefined;
  if (times !== undefined) return { value: value * times, length: length + 1 };
  return isDigits ? undefined : { value, length };
}
