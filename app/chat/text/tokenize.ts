import { UNITS } from "./units.ts";

/**
 * A piece of a message. A `number` may be a count; `noise` is a number or text that never is
 * (money, phone numbers, dates, ordinals, links); a `mark` is punctuation or a line break.
 */
export type Token = {
  kind: "word" | "number" | "noise" | "mark";
  text: string;
  value: number;
  /** True for a word or mark written against the piece before it ("55in", "x3"). */
  tight: boolean;
};

const LINK = String.raw`https?:\/\/[^\s]{1,200}|[\w.+-]{1,40}@[\w-]{1,40}\.[\w.]{2,20}`;
/** Numbers and text that count nothing. */
const NOISE = {
  money: String.raw`[$€]\s?\d[\d,]{0,9}(?:\.\d{1,2})?k?|\d[\d,]{0,9}(?:\.\d{1,2})?\s?[$€%]`,
  phone: String.raw`(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|\d{7,15}`,
  zip: String.raw`\d{5}-\d{4}|\d{4,5}-\d{4,5}`,
  clock: String.raw`\d{1,4}(?:[:/]\d{1,4})+(?:r\d{2}|\s?[ap]m)?`,
};
const AREA = String.raw`\d{1,3}(?:\.\d)?\s?(?:'|"|ft|feet|foot|in|pies)?\s?(?:x|by|por)\s?\d{1,3}(?:\.\d)?(?:'|")?(?:\s?x\s?\d{1,3})?s?(?![a-z0-9]|[- ]?(?:drawer|seater|piece|inch|"|in\b))`;
const RANGE = String.raw`\d{1,3}-\d{1,3}(?![\d/-])`;
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d+)?`;
const WORD = "[a-z][a-z0-9]*";
const MARK = String.raw`[\n,.!?:()/&+=#*"'@|•·-]|\[[ x]\]`;

/** The next token of a text, in the group of its kind; groups with names take twice the time. */
const SCAN = scanOf(WORD, Object.values(NOISE));
/** The same with links, which any word may begin; few messages have one. */
const SCAN_LINKS = scanOf(`(?!${LINK})${WORD}`, [LINK, ...Object.values(NOISE)]);

function scanOf(word: string, noise: readonly string[]): RegExp {
  const kinds = [word, noise.join("|"), AREA, RANGE, NUMBER, MARK];
  return new RegExp(kinds.map((kind) => `(${kind})`).join("|"), "g");
}
/** What stands glued behind a number and makes it no count: an ordinal's ending, or a clock's. */
const ENDING = /^(?:st|nd|rd|th|er|ero|era|do|da|ro|ra|to|ta|mo|ma|am|pm|ish|k)$/;
/** A full stop behind these ends no sentence; behind units only where a number stands before them. */
const ABBREVIATIONS = /^(?:approx|qty|apt|ste|bldg|mr|mrs|dr|aprox|cant)$/;
const SHORT_UNITS = /^(?:ea|nos|pc|pcs|lbs?|ft|in|inch|gal)$/;

/** Words that texting spells by their sound. */
const LETTERS = new Map([
  ["r", "are"],
  ["ur", "your"],
]);
/** Marks that are words in disguise. */
const WORDS_OF_MARKS: Record<string, string> = { "&": "and", "+": "plus", "@": "at" };

/** Cuts folded text into tokens, left to right, in time linear to its length. */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  const scan = folded.includes("@") || folded.includes("://") ? SCAN_LINKS : SCAN;
  scan.lastIndex = 0;
  for (let found = scan.exec(folded); found; found = scan.exec(folded)) {
    const tight = end === found.index;
    end = scan.lastIndex;
    push(tokens, found, tight, folded.charAt(end));
  }
  return tokens;
}

function push(tokens: Token[], found: RegExpExecArray, tight: boolean, after: string): void {
  const [, word, , area, range, number, mark] = found;
  if (word !== undefined) pushWord(tokens, word, tight);
  else if (mark !== undefined) pushMark(tokens, mark, tight, after);
  else if (number !== undefined) tokens.push(numberToken(number, tight));
  else if (area !== undefined) tokens.push(token("word", areaText(area), tight));
  else if (range !== undefined) pushRange(tokens, range, tight);
  else tokens.push(token("noise", "", tight));
}

/** "10' by 12'" is "10x12". */
function areaText(area: string): string {
  return (area.match(/\d+(?:\.\d+)?/g) ?? []).join("x");
}

function token(kind: Token["kind"], text: string, tight: boolean, value = 0): Token {
  return { kind, text, value, tight };
}

/** True where the last word is a short form, so that the full stop behind it is its own: "60 in." */
function isAbbreviated(tokens: readonly Token[]): boolean {
  const [number, word] = tokens.slice(-2);
  const { text = "" } = word ?? {};
  return ABBREVIATIONS.test(text) || (number?.kind === "number" && SHORT_UNITS.test(text));
}

/** "x3" is "x" and 3. */
const TIMES = /^x(\d{1,3})$/;
const CODE = /^0\d{3,}$/;

/** A whole number is a number; 3.5 is never a count, nor is the code 0926. */
function numberToken(digits: string, tight: boolean): Token {
  const value = Number(digits.replaceAll(",", ""));
  return Number.isInteger(value) && !CODE.test(digits)
    ? token("number", String(value), tight, value)
    : token("noise", digits, tight, value);
}

/** "2-3 couches" is at least two: the lower end counts. "2-1204" or "9-5" is no range. */
function pushRange(tokens: Token[], range: string, tight: boolean): void {
  const [low = 0, high = 0] = range.split("-").map(Number);
  const value = low < high ? low : 0;
  tokens.push(
    value > 0 ? token("number", String(value), tight, value) : token("noise", range, tight),
  );
}

function pushWord(tokens: Token[], word: string, tight: boolean): void {
  const before = tokens.at(-1);
  const glued = tight && before?.kind === "number";
  if (glued && (ENDING.test(word) || !isSuffix(word))) {
    tokens[tokens.length - 1] = token("noise", before.text + word, before.tight);
    return;
  }
  const times = word.startsWith("x") ? TIMES.exec(word) : null;
  if (times) {
    tokens.push(token("word", "x", tight), numberToken(String(times[1]), true));
    return;
  }
  tokens.push(token("word", glued && word === "in" ? "inch" : (LETTERS.get(word) ?? word), tight));
}

function isSuffix(word: string): boolean {
  return word === "x" || word === "in" || word === "ea" || word === "pcs" || UNITS.has(word);
}

function pushMark(tokens: Token[], mark: string, tight: boolean, after: string): void {
  const before = tokens.at(-1);
  if (tight && before?.kind === "number" && (mark === '"' || mark === "'")) {
    tokens.push(token("word", mark === '"' ? "inch" : "foot", true));
    return;
  }
  // "chairs -- 9"
  if (tight && mark !== "\n" && before?.kind === "mark" && before.text === mark) return;
  // "lamps *3"
  const isTimes = mark === "*" && /\d/.test(after) && before?.kind === "word";
  const word = isTimes ? "x" : WORDS_OF_MARKS[mark];
  if (word) tokens.push(token("word", word, false));
  // A hyphen inside a word only joins it: "pull-out", "4-drawer".
  else if (mark === "-" && tight && /[a-z0-9]/.test(after)) return;
  else if (mark === "/" && before?.text === "w") before.text = "with";
  else if (mark === "." && before?.kind === "word" && isAbbreviated(tokens)) return;
  else if (mark !== '"' && mark !== "'") tokens.push(token("mark", mark, tight));
}
