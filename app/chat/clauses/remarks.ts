import { UNITS } from "../text/units.ts";
import { type Body, readBody, type Text } from "../things/body.ts";
import { markAt, type Pieces, wordAt } from "../things/pieces.ts";
import { isBoundary } from "../things/senses.ts";
import type { Thing } from "../things/thing.ts";
import { hasTraits, isTraitWord, SMALLEST_SCREEN } from "../things/variants.ts";
import { isAttribute } from "../vocabulary/attributes.ts";
import type { CueKind } from "../words/cues.ts";
import { AND, ANOTHER, ARTICLES, DEFINITE, OF } from "../words/function-words.ts";
import { PLACING, ROOMS } from "../words/places.ts";
import { CONTAINERS, NOT_THINGS } from "../words/shapes.ts";
import type { Part } from "./cues.ts";
import type { RemarkEvent } from "./event.ts";
import { hasCue, isCue } from "./look.ts";

/** Words beyond this many that neither count nor tell make the numbers among them none of ours. */
const MOST_STRANGE = 2;

/**
 * A clause without a name may say how many or of what kind the things named before are: "make that
 * 3", "both twin", "4 of them are staying", "another one". Undefined for other talk.
 * @param whole whether the clause is all of its sentence
 * @param told whether the clause before it was such a one, which it may go on with: "a king and two twins"
 */
export function remarkOf(
  parts: readonly Part[],
  text: Text,
  things: readonly Thing[],
  { whole, told }: { whole: boolean; told: boolean },
): RemarkEvent | undefined {
  // "how much for a mattress? || queen. and a box spring": an answer stands before what else is named.
  const opens = whole && things.every(({ start }) => start >= (parts.at(-1)?.to ?? 0));
  const alone = things.length === 0 || opens;
  const is = (...kinds: readonly CueKind[]) => hasCue(parts, ...kinds);
  // "I'll cut it up myself"
  if (parts.some(({ from }) => SELF.test(wordAt(text.pieces, from)))) return undefined;
  const placed = placedCount(parts, things, text);
  if (placed) return placed;
  // "7 no 4"
  if (told && isCue(parts[0], "not") && parts[1]?.kind === "number") return undefined;
  if (parts.some(({ from }) => isRoom(text.pieces, from))) return undefined;
  // "countertop is granite" is said of a countertop
  const [first] = parts;
  const isSubject =
    first?.kind === "word" && /^(?:is|are|was)$/.test(wordAt(text.pieces, first.to));
  if (isSubject && isTraitWord(text.pieces[first.from]?.canon ?? "", text.vocabulary))
    return undefined;
  const { body, strange } = bodyOf(parts, text);
  if (!body || strange > MOST_STRANGE) return undefined;
  const { additive } = body;
  const inches = screenOf(parts, body, text);
  const traits = inches === null ? body.traits : { words: [], inches };
  if (traits.inches === null && !traits.words.every(tellsKind)) return undefined;
  const one = body.one && !(alone && whole) ? 1 : null;
  const count = inches === null || inches !== body.count ? (body.count ?? one) : 1;
  const more = is("add");
  const stays =
    is("keep", "stay", "except", "edit", "gone") || (is("other") && is("want", "go", "take"));
  // "no, 12"
  const denies =
    is("not") && !is("repair") && !(isCue(parts[0], "not") && parts[1]?.kind === "number");
  if (hasTraits(traits)) {
    const isRoom = traits.words.some((word) => ROOMS.has(word));
    const points =
      alone ||
      more ||
      told ||
      (whole && count === null && strange === 0 && !isRoom) ||
      is("it", "all", "have", "repair");
    // "it smells a little" is of no size; "one 32 and one 55" has its words between.
    const isOther = strange > (traits.inches === null ? 0 : 1);
    if (stays || isOther || denies || !points) return undefined;
  } else {
    const isCode = strange > 0 && (count ?? 0) >= 100;
    const isAll = (alone && strange <= 1 && !isCode) || (whole && strange === 0);
    if (denies && !more) return undefined;
    if (!isEvident(parts, text, isAll, more || stays)) return undefined;
  }
  const op = additive || (more && !is("repair")) ? "add" : stays ? "less" : "set";
  return {
    kind: "remark",
    at: parts[0]?.from ?? 0,
    count,
    traits,
    op,
    all: is("all") || (count === null && isOfThey(parts, text)),
  };
}

const SELF = /^(?:myself|ourselves)$/;

/** "they're fulls": of all that were named together. */
function isOfThey(parts: readonly Part[], { pieces }: Text): boolean {
  return parts.some(({ from }) => /^(?:they|theyre|those|these)$/.test(wordAt(pieces, from)));
}

/** "one 32 and one 55", "a 32", "the other is 65": of screens these are inches. */
function screenOf(parts: readonly Part[], body: Body, { pieces }: Text): number | null {
  const isSize = (value: number) => value >= SMALLEST_SCREEN;
  const next = pieces[body.to];
  if (body.count !== null && next?.kind === "number" && isSize(next.value)) return next.value;
  const isOne =
    body.one ||
    parts.some(
      ({ from }) =>
        /^(?:others?|another|otr[oa])$/.test(wordAt(pieces, from)) ||
        (pieces[from]?.kind === "number" && ARTICLES.has(wordAt(pieces, from - 1))),
    );
  return isOne && body.count !== null && isSize(body.count) ? body.count : null;
}

const BARE_BEFORE =
  /^(?:at|on|in|by|near|for|before|after|between|until|til|till|las|the|los|hes|shes|its|im|somos|tiene|are|floor|level|from|to|off|than|least|son las)$/;

/**
 * A number counts what was named before where something shows it: "of them" behind it, "make that",
 * "only" or "more" with it, a "have" before it, brackets around it, or a message of nothing else.
 */
function isEvident(parts: readonly Part[], text: Text, alone: boolean, moves: boolean): boolean {
  const { pieces } = text;
  const at = parts.findIndex(
    ({ kind, from }) =>
      kind === "number" || /^(?:qty|both|another|otro|otra)$/.test(wordAt(pieces, from)),
  );
  const number = parts[at];
  if (!number) return false;
  const before = parts[at - 1];
  const next = parts[at + 1];
  // "they have 3 kids"
  const isOfPeople = isCue(next, "other") && next?.from === number.to;
  if (isOfPeople || countsOther(number, before, pieces)) return false;
  const cues = ["repair", "only", "have", "add", "take", "go", "keep", "it", "not"] as const;
  const cued = isCue(before, ...cues) || wordAt(pieces, number.from - 1) === "now";
  const isVerb = next?.kind === "cue" || /^(?:are|is|was|son)$/.test(wordAt(pieces, number.to));
  const ends =
    next === undefined || isBoundary(pieces, number.to) || isVerb || isOfThem(number, pieces);
  const isInBrackets = markAt(pieces, number.from - 1) === "(" && isBoundary(pieces, number.to + 1);
  return ((cued || moves) && ends) || isInBrackets || alone;
}

/** An hour, an age, a floor: "a las 7", "hes 3 now", "between 8 and 10". */
function countsOther({ from }: Part, before: Part | undefined, pieces: Pieces): boolean {
  const word = wordAt(pieces, from - 1);
  const isHour = /^(?:las|los)$/.test(word) && /^(?:a|de)$/.test(wordAt(pieces, from - 2));
  const isPerson = isCue(before, "other") && !isCue(before, "have");
  const isAge = /^(?:im|hes|shes|theyre)$/.test(word);
  const isPlaced = isAge || (before?.kind !== "cue" && BARE_BEFORE.test(word));
  // "between 8 and 10", "8 to 10"
  const isTo = [from - 1, from + 1].some(
    (at) => /^(?:to|a)$/.test(wordAt(pieces, at)) && pieces[2 * at - from]?.kind === "number",
  );
  const isRange = isTo || /^(?:between|from|entre|de)$/.test(wordAt(pieces, from - 3));
  // "my kids are 5 and 7"
  const isPair = AND.has(word) && pieces[from - 2]?.kind === "number";
  return isHour || isPerson || isPlaced || isRange || isPair;
}

/** What a clause counts or describes, and how many of its words say something else. */
function bodyOf(parts: readonly Part[], text: Text): { body: Body | undefined; strange: number } {
  let body: Body | undefined;
  let strange = 0;
  for (const part of parts) {
    if (part.from < (body?.to ?? 0) || part.kind === "mark") continue;
    const counts = isCue(part, "it") || ANOTHER.has(wordAt(text.pieces, part.from));
    if (part.kind === "cue" && !counts) continue;
    const read = body ? undefined : readBody(text, part.from);
    // "the kids outgrew everything"
    const isWithin = ({ from }: Part) =>
      from > part.from && from < (read?.to ?? 0) && wordAt(text.pieces, from) !== "son";
    const isOfPeople = parts.some((one) => isCue(one, "other") && isWithin(one));
    if (read && read.told > 0 && !isOfPeople && (read.measured || endsThere(text, read.to, parts)))
      body = read;
    else if (part.kind !== "cue") strange += 1;
  }
  return { body, strange };
}

/** A number before a word that is none of ours counts that: "2 dogs". */
function endsThere({ pieces }: Text, to: number, parts: readonly Part[]): boolean {
  const at = (pieces[to]?.value ?? 0) >= SMALLEST_SCREEN ? to + 1 : to;
  if (at >= (parts.at(-1)?.to ?? 0) || isBoundary(pieces, at) || ROOMS.has(wordAt(pieces, to)))
    return true;
  return parts.some((part) => part.kind === "cue" && part.from === to && !isCue(part, "other"));
}

/** "a fridge in the kitchen and another in the garage", "a bed upstairs, two in the den": more by place. */
function placedCount(
  parts: readonly Part[],
  things: readonly Thing[],
  { pieces }: Text,
): RemarkEvent | undefined {
  const isMore = ({ from }: Part) => ANOTHER.has(wordAt(pieces, from));
  const part = parts.find((one) => one.kind === "number" || isMore(one));
  const thing = part && things.findLast(({ end }) => end <= part.from);
  if (!thing || !(isMore(part) || isPlace(pieces, thing.to) || isPlace(pieces, thing.end)))
    return undefined;
  const behind = pieces[part.to]?.value === 1 ? part.to + 1 : part.to;
  return isPlace(pieces, behind) ? counted(pieces, part.from, "add") : undefined;
}

/** A place where a clause may end: "upstairs", "in the back bedroom". */
function isPlace(pieces: Pieces, at: number): boolean {
  const behind = PLACING.has(wordAt(pieces, at)) ? [at + 1, at + 2, at + 3] : [at];
  return behind.some((place) => ROOMS.has(wordAt(pieces, place)));
}

/** "they are heavy", "my truck is too small": such words tell kinds only beside a name. */
function tellsKind(word: string): boolean {
  const isOther = NOT_THINGS.has(word) || (CONTAINERS.has(word) && !UNITS.has(word));
  return !isOther || isAttribute(word) || ROOMS.has(word);
}

/** "the office is on the left", "it will be a nursery": talk of a room, but for "it's the office one". */
function isRoom(pieces: Pieces, at: number): boolean {
  const [place, article] = [wordAt(pieces, at - 2), wordAt(pieces, at - 1)];
  const isNoun = DEFINITE.has(article) || ARTICLES.has(article);
  const isKind =
    /^(?:ones?|kind|type|style)$/.test(wordAt(pieces, at + 1)) || pieces[at + 1]?.value === 1;
  return ROOMS.has(wordAt(pieces, at)) && isNoun && !isKind && !PLACING.has(place);
}

/** "bags to donate, 8 of them" beside a name without a count; "one of them" of three is one of those. */
export function countOfThem(parts: readonly Part[], pieces: Pieces): RemarkEvent[] {
  const at = parts.findIndex((part) => isOfThem(part, pieces));
  const named = parts.slice(0, Math.max(at, 0)).findLast(({ kind }) => kind === "thing");
  if (named?.kind !== "thing" || named.thing.count !== null) return [];
  return [counted(pieces, parts[at]?.from ?? 0, "set")];
}

function isOfThem({ kind, to }: Part, pieces: Pieces): boolean {
  const them = /^(?:them|em|those|these|ellos|ellas|esos|esas)$/;
  return kind === "number" && OF.has(wordAt(pieces, to)) && them.test(wordAt(pieces, to + 1));
}

function counted(pieces: Pieces, at: number, op: RemarkEvent["op"]): RemarkEvent {
  const traits = { words: [], inches: null };
  return { kind: "remark", at, count: pieces[at]?.value || 1, traits, op, all: false };
}
