import type { Token } from "./tokenize.ts";

const ONES =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const UNOS =
  "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco".split(
    " ",
  );
const DIEZ = "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");

const VALUES: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, index) => [word, index + 1] as const),
  ...TENS.map((word, index) => [word, 20 + index * 10] as const),
  ...UNOS.map((word, index) => [word, index + 1] as const),
  ...DIEZ.map((word, index) => [word, 20 + index * 10] as const),
  ["zero", 0],
  ["cero", 0],
  ["fourty", 40],
]);

/** Words that stand for a count by themselves, with or without "a" before and "of" behind. */
const GROUPS: ReadonlyMap<string, number> = new Map([
  ["couple", 2],
  ["cpl", 2],
  ["pair", 2],
  ["pairs", 2],
  ["par", 2],
  ["few", 3],
  ["several", 3],
  ["varios", 3],
  ["varias", 3],
  ["dozen", 12],
  ["docena", 12],
  ["hundred", 100],
  ["cien", 100],
]);
const MULTIPLIERS: ReadonlySet<string> = new Set([
  "dozen",
  "docenas",
  "docena",
  "hundred",
  "pair",
  "pairs",
]);
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "un", "una"]);

/** Turns number words into number tokens: "twenty five", "half a dozen", "un par de", "two dozen". */
export function mergeNumberWords(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readNumber(tokens, at);
    if (found)
      merged.push({ kind: "number", text: String(found.value), value: found.value, tight: false });
    else merged.push(tokens[at] as Token);
    at += found?.length ?? 1;
  }
  return merged;
}

/** The words that a number may begin with. */
const OPENERS: ReadonlySet<string> = new Set([
  ...VALUES.keys(),
  ...GROUPS.keys(),
  ...ARTICLES,
  "half",
  "media",
]);

type Found = { value: number; length: number };

function readNumber(tokens: readonly Token[], at: number): Found | undefined {
  if (tokens[at]?.kind !== "number" && !OPENERS.has(wordAt(tokens, at))) return undefined;
  const found = readHalf(tokens, at) ?? readGroup(tokens, at) ?? readPlain(tokens, at);
  return found && withHalf(found, tokens, at);
}

/** "a dozen and a half", "docena y media". */
function withHalf(found: Found, tokens: readonly Token[], at: number): Found {
  const end = at + found.length;
  const last = wordAt(tokens, end - 1);
  if (last !== "dozen" && last !== "docena") return found;
  const words = [0, 1, 2].map((step) => wordAt(tokens, end + step)).join(" ");
  if (words.startsWith("and a half")) return { value: found.value + 6, length: found.length + 3 };
  return words.startsWith("y media") ? { value: found.value + 6, length: found.length + 2 } : found;
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === "word" ? token.text : "";
}

/** "half a dozen", "half dozen", "media docena". */
function readHalf(tokens: readonly Token[], at: number): Found | undefined {
  const first = wordAt(tokens, at);
  if (first !== "half" && first !== "media") return undefined;
  const skip = ARTICLES.has(wordAt(tokens, at + 1)) ? 2 : 1;
  const group = wordAt(tokens, at + skip);
  return group === "dozen" || group === "docena" ? { value: 6, length: skip + 1 } : undefined;
}

/** "a couple", "the few", "couple dozen": the article goes with the group word. */
function readGroup(tokens: readonly Token[], at: number): Found | undefined {
  const skip = ARTICLES.has(wordAt(tokens, at)) ? 1 : 0;
  const word = wordAt(tokens, at + skip);
  const value = GROUPS.get(word);
  if (value === undefined) return undefined;
  const more = wordAt(tokens, at + skip + 1);
  if (value < 12 && (more === "dozen" || more === "hundred"))
    return { value: value * (GROUPS.get(more) ?? 1), length: skip + 2 };
  return { value, length: skip + 1 };
}

/** "twenty five", "treinta y dos", "two dozen", "3 pairs". */
function readPlain(tokens: readonly Token[], at: number): Found | undefined {
  const first = valueAt(tokens, at);
  if (first === undefined) return undefined;
  let value = first;
  let length = 1;
  const joined = wordAt(tokens, at + 1) === "y" ? 2 : 1;
  const ones = VALUES.get(wordAt(tokens, at + joined));
  if (first >= 20 && first % 10 === 0 && ones && ones < 10 && tokens[at]?.kind === "word") {
    value += ones;
    length += joined;
  }
  const multiplier = wordAt(tokens, at + length);
  if (MULTIPLIERS.has(multiplier)) {
    const times = multiplier.startsWith("pair") ? 2 : multiplier === "hundred" ? 100 : 12;
    return { value: value * times, length: length + 1 };
  }
  const digits = tokens[at]?.kind === "number";
  return digits ? undefined : { value, length };
}

function valueAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind === "number") return token.value;
  return VALUES.get(wordAt(tokens, at));
}
