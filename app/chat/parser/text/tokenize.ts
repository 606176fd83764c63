import { namesByWord, wordSet } from "#app/chat/parser/words/table.ts";

/** A piece of a message: `noise` is money, a phone number, a date or a link, a `mark` punctuation or a line break. */
export type Token = {
  kind: "word" | "number" | "noise" | "mark";
  text: string;
  value: number;
  /** True for a word or mark written against the piece before it ("55in", "x3"). */
  tight: boolean;
};

const LINKS = /https?:\/\/[^\s]{1,200}|[\w.+-]{1,40}@[\w-]{1,40}\.[\w.]{2,20}/g;
const NOISE = {
  money: String.raw`[$€]\s?\d[\d,]{0,9}(?:\.\d{1,2})?k?|\d[\d,]{0,9}(?:\.\d{1,2})?\s?[$€%]`,
  phone: String.raw`(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|\d{7,15}`,
  zip: String.raw`\d{5}-\d{4}|\d{4,5}-\d{4,5}`,
  clock: String.raw`\d{1,4}(?:[:/]\d{1,4})+(?:r\d{2}|\s?[ap]m)?`,
};
// "10x12", but 'tv 65" x1' is a size with its count.
const AREA = [
  String.raw`(?!\d\d" ?x ?\d(?![\d"'.])|\d ?x \d\d")`,
  String.raw`\d{1,3}(?:\.\d)?\s?(?:'|"|ft|feet|foot|in|pies)?`,
  String.raw`\s?(?:x|by|por)\s?\d{1,3}(?:\.\d)?(?:'|")?(?:\s?x\s?\d{1,3})?`,
  String.raw`s?(?![a-z0-9]|[- ]?(?:drawer|seater|piece|inch|"|in\b(?! (?:the|my|our|a)\b)))`,
].join("");
const RANGE = String.raw`\d{1,3}-\d{1,3}(?![\d/-])`;
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d+)?`;
const WORD = "[a-z][a-z0-9]*";
const MARK = String.raw`[\n,.!?:()/&+=#*"'@|•·-]|\[[ x]\]`;

/** The next token of a text, in the group of its kind; groups with names take twice the time. */
const SCAN = new RegExp(
  [WORD, Object.values(NOISE).join("|"), AREA, RANGE, NUMBER, MARK]
    .map((kind) => `(${kind})`)
    .join("|"),
  "g",
);
/** A full stop behind these ends no sentence. */
const ABBREVIATIONS = wordSet`
  conf exec recep dbl sm lg med elec refrig approx qty apt ste bldg mr mrs ms dr aprox cant ea
  nos pc pcs lb lbs ft inch gal`;

/** Words that texting shortens, and marks that are words in disguise. */
const WRITTEN = namesByWord`
  from: frm frum | that: tht | the: teh | are: r | your: ur | size: sz | theyre: theyr | double:
  dbl | sorry: sry srry sory | and: & | plus: + | at: @`;

/** Cuts folded text into tokens, left to right, in time linear to its length. */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = [];
  const text = folded.replace(LINKS, " ");
  let end = -1;
  for (const found of text.matchAll(SCAN)) {
    const tight = end === found.index;
    end = found.index + found[0].length;
    push(tokens, found, tight, text.charAt(end));
  }
  return tokens;
}

function push(tokens: Token[], found: RegExpExecArray, tight: boolean, after: string): void {
  const [, word, , area, range, number, mark] = found;
  if (word !== undefined) pushWord(tokens, word, tight);
  else if (mark !== undefined) pushMark(tokens, mark, tight, after);
  else if (number !== undefined) tokens.push(digitsToken(number, tight));
  // "10' by 12'" is "10x12".
  else if (area) tokens.push(token("word", area.match(/\d+(?:\.\d+)?/g)?.join("x") ?? "", tight));
  else if (range !== undefined) tokens.push(rangeToken(range, tight));
  else tokens.push(token("noise", "", tight));
}

function token(kind: Token["kind"], text: string, tight: boolean, value = 0): Token {
  return { kind, text, value, tight };
}

export function numberToken(value: number, tight = false): Token {
  return token("number", String(value), tight, value);
}

/** A whole number is a number; 3.5 is never a count, nor is the code 0926. */
function digitsToken(digits: string, tight: boolean): Token {
  const value = Number(digits.replaceAll(",", ""));
  const isCount = Number.isInteger(value) && !/^0\d{3}/.test(digits);
  return isCount ? numberToken(value, tight) : token("noise", digits, tight, value);
}

/** "2-3 couches" is at least two: the lower end counts. "2-1204" or "9-5" is no range. */
function rangeToken(range: string, tight: boolean): Token {
  const [low = 0, high = 0] = range.split("-").map(Number);
  return low > 0 && low < high ? numberToken(low, tight) : token("noise", range, tight);
}

function pushWord(tokens: Token[], word: string, tight: boolean): void {
  const before = tokens.at(-1);
  const glued = tight && before?.kind === "number";
  const isUnit = /^(?:x|in|ea|ish)$/.test(word) || (UNITS.has(word) && !/^[ap]m$/.test(word));
  // "two 32s", but "a 70s couch"
  if (glued && word === "s" && before.value % 10 !== 0) return;
  // "x3" is "x" and 3; "3rd", "7pm" and "3-shelf" are no counts, but "2couches" is one.
  const times = /^x(\d{1,3})$/.exec(word);
  if (glued && !isUnit && /^[a-z]{3,}s$/.test(word)) tokens.push(token("word", word, false));
  else if (glued && !isUnit) tokens.splice(-1, 1, token("noise", before.text + word, before.tight));
  else if (times) tokens.push(token("word", "x", tight), numberToken(Number(times[1]), true));
  else if (glued && word === "in") tokens.push(token("word", "inch", tight));
  else tokens.push(token("word", WRITTEN.get(word) ?? word, tight));
}

function pushMark(tokens: Token[], mark: string, tight: boolean, after: string): void {
  const before = tokens.at(-1);
  const isQuote = mark === '"' || mark === "'";
  // "lamps *3"
  const isTimes = mark === "*" && /\d/.test(after) && before?.kind === "word";
  const word = isTimes ? "x" : WRITTEN.get(mark);
  const isShort = mark === "." && !before?.tight && ABBREVIATIONS.has(before?.text ?? "");
  const isAgain = tight && mark !== "\n" && before?.kind === "mark" && before.text === mark;
  if (isQuote) {
    if (!tight || before?.kind !== "number") return;
    tokens.push(token("word", mark === '"' ? "inch" : "foot", true));
  } else if (word) tokens.push(token("word", word, false));
  // A hyphen inside a word only joins it: "pull-out", "4-drawer"; "chairs -- 9" has one dash.
  else if (isAgain || (mark === "-" && tight && /[a-z0-9]/.test(after))) return;
  else if (mark === "/" && before?.text === "w") before.text = "with";
  else if (!isShort) tokens.push(token("mark", mark, tight));
}

/** Units that describe the thing itself and may choose the catalogue item ("4 drawer", "55 inch"). */
export const FEATURE_UNITS = wordSet`inch foot drawer door seater piece person`;

/** Units a customer writes after a number, each spelling to its one name. A number with a unit is no count. */
export const UNITS = namesByWord`
  inch: inch inches incher pulgada pulgadas pulg | foot: ft feet foot footer pie pies | yard: yd
  yds yard yards | pound: lb lbs pound pounds libra libras kg kgs kilo kilos | gallon: gal gals
  gallon gallons galon galones liter liters litre litres litro litros qt quart quarts oz | year:
  year years yr yrs yo ano anos | other: am pm oclock min mins minute minutes minutos hr hrs
  hour hours hora horas day days dia dias week weeks semana semanas month months mes meses floor
  floors story stories flight flights step steps dollar dollars dolares mile miles times veces
  burner burners tier tiers hp btu btus watts volt volts amp amps mph cc ton tons cuft cu cubic
  sq sqft guys men car | person: person people persona personas | room: bedroom bedrooms br bath
  baths bathroom bathrooms recamara recamaras cuarto cuartos | drawer: drawer drawers dr drwr
  drw cajon cajones gaveta gavetas | door: door doors puerta puertas | seater: seater seaters
  seat plaza plazas | piece: piece pc pcs pieces pieza piezas`;
