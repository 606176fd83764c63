import { AND, DEFINITE, isFunctionWord, OF, WITH } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { PARTS } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import type { Mention } from "./mention.ts";
import { isBoundary, unitAt } from "./numbers.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";

const PART_NOUNS = wordSet(
  "shelf shelves door doors wheels windows repisa repisas puerta puertas ruedas",
);

const PART_STATES =
  /^(?:inside|broken|broke|missing|cracked|stick|works|work|gone|adjustable|rotas?|quebradas?|adentro)$/;

/** "bookcase 5 shelves", "a cabinet with 2 doors": parts that are items elsewhere. */
export function isPartOf(
  mention: Mention,
  before: Mention | undefined,
  after: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  if (isNextPart(mention, before, pieces)) return true;
  if (mention.words.length > 1 || !PART_NOUNS.has(wordAt(pieces, mention.from))) return false;
  // "de dos puertas", "a 4 door file cabinet".
  if (mention.count !== null && wordAt(pieces, mention.start - 1) === "de") return true;
  if ((mention.count ?? 1) > 1 && !mention.plural && after?.start === mention.to) return true;
  if (!before) return false;
  if (mention.count !== null && PART_STATES.test(wordAt(pieces, mention.end))) return true;
  if (mention.start === before.end) return mention.count !== null;
  // "fridge, but the doors are off".
  if (
    mention.definite &&
    mention.plural &&
    /^(?:are|dont|come|came|may|might|have|will|wont|can)$/.test(wordAt(pieces, mention.end))
  )
    return mention.count === null;
  return WITH.has(wordAt(pieces, before.end)) && mention.start === before.end + 1;
}

/** "with 2 windows and 1 door", "3 shelves, 2 glass doors": a list of parts goes on. */
function isNextPart(
  { start, to, count }: Mention,
  before: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  if (before?.sense !== "aside" || count === null || start !== before.end + 1) return false;
  const joined = AND.has(wordAt(pieces, before.end)) || markAt(pieces, before.end) === ",";
  const parts = PART_NOUNS.has(wordAt(pieces, before.to - 1));
  return joined && parts && PART_NOUNS.has(wordAt(pieces, to - 1));
}

/** Where a crew comes in. */
const WAYS_IN = wordSet("door doors window windows puerta puertas ventana ventanas");
const DAMAGED = wordSet(
  "broken broke busted bent cracked torn flat bad missing dented ripped loose wobbly chipped scratched stuck rusty rusted warped dead blown squeaky shattered jammed crooked off gone",
  "roto rota rotos rotas quebrado quebrada quebradas ponchado ponchada ponchadas doblado doblada flojo floja chueco chueca danado danada oxidado oxidada estrellado estrellada",
);
const HAS = wordSet("has have had got tiene tienen trae traen missing sin lacking falta faltan");
const LACKS = wordSet("missing sin lacking falta faltan");
const STATES = wordSet(
  "is are was were wont doesnt dont fell came comes keeps broke sticks esta estan se no",
);
const MEASURES = wordSet("is are measure measures mide miden");
const WIDE = wordSet("wide tall across high ancho alto");
const NEAR = 3;

/** True for a part that only the thing beside it, the way to it or its damage is told by. */
export function isPartToldOf(
  mention: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  if (mention.kind !== "item") return false;
  if (isMissing(mention, mentions, pieces) || isNumberedKind(mention, mentions, pieces))
    return true;
  if (!PARTS.has(wordAt(pieces, mention.to - 1))) return false;
  if (isWayMeasured(mention, mentions, pieces) || isWayTo(mention, pieces)) return true;
  if (isPartOfNamed(mention, mentions, pieces) || isFailing(mention, mentions, pieces)) return true;
  if (isDoorOfOther(mention, mentions, pieces) || isDashed(mention, mentions, pieces)) return true;
  const before = mentions.findLast(({ to }) => to <= mention.from);
  if (!before || !isSameSentence(pieces, before.end, mention.start)) return false;
  return (
    isDamagedPart(mention, before, pieces) ||
    isStateOfPart(mention, pieces) ||
    isPartInBracket(mention, mentions, pieces) ||
    isPartCounted(mention, before, pieces)
  );
}

/** "a bunk bed missing the ladder": what a thing right before it lacks. */
function isMissing(
  { start }: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  const lacks = wordAt(pieces, start - 1);
  return (
    (lacks === "missing" || lacks === "lacking") && mentions.some(({ end }) => end === start - 1)
  );
}

/** "doors are 36 wide", "la puerta mide 80 cm": how the crew gets in. */
function isWayMeasured(
  { from, to, count, definite, words }: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  if (mentions.length < 2 || (count !== null && !definite)) return false;
  if (words.length > 1 || !WAYS_IN.has(wordAt(pieces, from))) return false;
  const first = MEASURES.has(wordAt(pieces, to)) ? to + 1 : to;
  const at = [first, first + 1].find((place) => pieces[place]?.kind === "number");
  if (at === undefined || (first === to && unitAt(pieces, at + 1, []) !== "inch")) return false;
  const behind = wordAt(pieces, at + 1);
  return (
    WIDE.has(behind) ||
    behind === "cm" ||
    unitAt(pieces, at + 1, []) !== "" ||
    isBoundary(pieces, at + 1)
  );
}

/** "sliding door to the patio", "puerta al garaje", "the price is out the window". */
function isWayTo(mention: Mention, pieces: readonly Piece[]): boolean {
  const { start, to, count, indefinite } = mention;
  if (count !== null && !indefinite) return false;
  if (mention.definite && /^(?:out|through|thru|por)$/.test(wordAt(pieces, start - 1)))
    return WAYS_IN.has(wordAt(pieces, to - 1));
  if (!WAYS_IN.has(wordAt(pieces, to - 1)) || !/^(?:to|into|onto|al|a)$/.test(wordAt(pieces, to)))
    return false;
  const room = DEFINITE.has(wordAt(pieces, to + 1)) ? to + 2 : to + 1;
  return ROOMS.has(wordAt(pieces, room));
}

/** "a freight elevator w a 4 ft door": a part of something that is no item. */
function isDoorOfOther(
  { start, count, indefinite }: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  const whole = wordAt(pieces, start - 2);
  if (!WITH.has(wordAt(pieces, start - 1)) || (count !== null && !indefinite)) return false;
  return whole !== "" && !isFunctionWord(whole) && !mentions.some(({ end }) => end === start - 1);
}

/** "3-door wardrobe". */
function isDashed(
  { from, to, plural }: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  const numbered = markAt(pieces, from - 1) === "-" && pieces[from - 2]?.kind === "number";
  return numbered && !plural && mentions.some(({ start }) => start === to);
}

/** "the door of the fridge is broken", "la puerta del refri". */
function isPartOfNamed(
  { to, definite, count }: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  const whole = OF.has(wordAt(pieces, to)) ? mentions.find(({ from }) => from > to) : undefined;
  if (!whole || (count !== null && !definite) || whole.kind !== "item") return false;
  return whole.start === to + 1 && (whole.definite || wordAt(pieces, to) === "del");
}

/** "a freezer. Door doesnt seal": a part that fails at what it is there for. */
function isFailing(
  { to, count, words }: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  if (mentions.length < 2 || count !== null || words.length > 1) return false;
  return /^(?:doesnt|dont|wont|no)$/.test(wordAt(pieces, to)) && FAILS.test(wordAt(pieces, to + 1));
}

const FAILS =
  /^(?:seals?|clos(?:e|es)|opens?|shuts?|latch|latches|locks?|turns?|rolls?|spins?|stays?|holds?|lines?|fits?|cierran?|abren?|sellan?|giran?|ruedan?|sirven?|prenden?)$/;

function isSameSentence(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (endsSentence(pieces, at)) return false;
  return true;
}

/** "a stroller w a busted wheel", "a bookcase missing a shelf", "con una llanta ponchada". */
function isDamagedPart(mention: Mention, before: Mention, pieces: readonly Piece[]): boolean {
  const link = wordAt(pieces, mention.start - 1);
  if (before.end !== mention.start - 1 || !(WITH.has(link) || HAS.has(link))) return false;
  return LACKS.has(link) || hasWord(pieces, mention.start, mention.end + 1, DAMAGED);
}

/** "a bike, one tire is flat", "mower, wheel fell off". */
function isStateOfPart({ to, indefinite, count }: Mention, pieces: readonly Piece[]): boolean {
  if (indefinite && count === null) return false;
  return STATES.has(wordAt(pieces, to)) && hasWord(pieces, to + 1, to + 1 + NEAR, DAMAGED);
}

/** "(four poster)", "(3 door)": a number before a singular describes, in a bracket right behind a thing. */
function isNumberedKind(
  mention: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  const { count, plural, words, start, end } = mention;
  const single = (count ?? 1) > 1 && !plural && words.length === 1;
  const closed = markAt(pieces, start - 1) === "(" && markAt(pieces, end) === ")";
  return single && closed && mentions.some((other) => other.end === start - 1);
}

/** "reach in cooler: 1 (2 door)": what stands in the bracket right behind a thing. */
function isPartInBracket(
  { start }: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): boolean {
  for (let at = start - 1; at >= 0 && markAt(pieces, at) !== ")"; at -= 1)
    if (markAt(pieces, at) === "(") return mentions.some(({ end }) => end === at);
  return false;
}

/** "fridge, 2 door", "armoire: 1 - 2 door": a singular behind a number describes a single thing. */
function isPartCounted(mention: Mention, before: Mention, pieces: readonly Piece[]): boolean {
  const single = !mention.plural && (mention.count ?? 1) > 1 && mention.words.length === 1;
  const of = before.plural || (before.count ?? 1) === 1;
  return (
    single && of && before.end === mention.start - 1 && /^[,-]$/.test(markAt(pieces, before.end))
  );
}

function hasWord(
  pieces: readonly Piece[],
  from: number,
  to: number,
  words: ReadonlySet<string>,
): boolean {
  for (let at = from; at < to; at += 1) {
    if (markAt(pieces, at) !== "") return false;
    if (words.has(wordAt(pieces, at))) return true;
  }
  return false;
}
