import { type Body, readBody, rights, tells } from "#app/chat/parser/things/noun-phrase.ts";
import { markAt, type Pieces, sentenceAround, wordAt } from "#app/chat/parser/things/pieces.ts";
import { isBoundary, type Text } from "#app/chat/parser/things/senses.ts";
import { hasTraits, type Thing } from "#app/chat/parser/things/thing.ts";
import { isAttribute } from "#app/chat/parser/vocabulary/lexicon.ts";
import type { CueKind } from "#app/chat/parser/words/cues.server.ts";
import { DEFINITE, NOT_THINGS, OF, ROOMS } from "#app/chat/parser/words/lists.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import { hasCue, hasName, isCue, type Part } from "./cues.ts";
import type { RemarkEvent } from "./state.ts";

/** Words beyond this many that neither count nor tell make the numbers among them none of ours. */
const MOST_STRANGE = 2;

/**
 * A clause without a name may say how many or of what kind the things named before are: "make that
 * 3", "both twin", "4 of them are staying", "another one". Undefined for other talk.
 * @param whole whether the clause is all of its sentence; `nameless` whether that names nothing
 * @param told whether the clause before it was such a one, which it may go on with: "a king and two twins"
 */
export function remarkOf(
  parts: readonly Part[],
  text: Text,
  things: readonly Thing[],
  { whole, nameless, told }: { whole: boolean; nameless: boolean; told: boolean },
): Omit<RemarkEvent, "all"> | undefined {
  const { pieces, senses } = text;
  // "how much for a mattress? || queen. and a box spring": an answer stands before what else is named.
  const alone = things.every(({ start }) => start >= (parts.at(-1)?.to ?? 0));
  const is = (...kinds: readonly CueKind[]) => hasCue(parts, ...kinds);
  // "the office is on the left", "it will be a nursery"
  const isOfRoom = ({ from }: Part) =>
    ROOMS.has(wordAt(pieces, from)) &&
    /^(?:the|one)$/.test(senses[from - 1] ?? "") &&
    !/^(?:kind|type|style)$/.test(wordAt(pieces, from + 1)); // "the office kind"
  // "just the other two": of those that are there
  const isOfOthers = ({ kind, from }: Part) =>
    kind === "number" && /^(?:other|remaining|last)$/.test(wordAt(pieces, from - 1));
  if (hasName(parts) || parts.some(isOfRoom) || parts.some(isOfOthers)) return undefined;
  const at = parts[0]?.from ?? 0;
  const { body, strange } = bodyOf(parts, text);
  // "no 12", "20 not 12", but "2 lamps, not 22"
  const number = parts.findIndex(
    ({ kind, from }) => kind === "number" && pieces[from]?.value === (body?.count ?? 0),
  );
  const denied = parts.findIndex((part) => isCue(part, "not"));
  const isLabelled = senses[(body?.to ?? 0) - 1] === "label"; // "the upright kind not the chest"
  const isBefore =
    (number === -1 && !is("have") && !isLabelled) || (parts[denied]?.from ?? 0) < (body?.to ?? 0);
  const denies = denied > 0 && isBefore && !is("repair");
  const opens = (number === 0 || number === 1) && is("stay", "keep", "gone", "go", "want");
  if (!body || (strange > MOST_STRANGE && !body.measured && !opens) || denies) return undefined;
  const { additive, traits } = body;
  // "we already bought another"
  const isTheirOwn = additive && is("buy");
  if (isTheirOwn || (!body.measured && countsOther(parts[number], parts[number - 1], pieces)))
    return undefined;
  const isKind = body.one && body.count === 1; // "its a wood one"
  // "its 10x16 wood", but "a few pieces are heavy", "it fits 4 people"
  const telling = traits.words.filter((word) => !/^(?:\d+|piece)$/.test(word));
  if (telling.length > 0 && traits.inches === null && !isKind && !telling.some(tellsKind))
    return undefined;
  const more = is("add") && !(number === 0 && isCue(parts[1], "us"));
  const isBut = parts.length === 2 && wordAt(pieces, at) === "but";
  const gets = parts.some(({ from }) => /^(?:gets|getting)$/.test(wordAt(pieces, from)));
  const wants = gets || is("want", "go", "take", (body.count ?? 0) > 1 ? "buy" : "want");
  const isTheirs = is("other") && wants && !is("all");
  const behind = parts[number]?.to ?? 0;
  const isLess = /^(?:less|fewer|off)$/.test(wordAt(pieces, behind)) && !wordAt(pieces, behind + 1);
  const stays =
    isBut || isTheirs || isLess || is("keep", "stay", "except", "edit", "gone", "belong");
  // "nomas una", "una más", "una la quiere mi hijo", but "6 i found another"
  const isOne = body.one && (additive || stays || is("only") || !(alone && whole));
  const count = body.count ?? (isOne ? 1 : null);
  // "how do I pay, net 30?"
  const isAsked = !whole && markAt(pieces, sentenceAround(pieces, at).to) === "?";
  const isAll = strange === 0 ? alone || whole : alone && strange === 1 && !isAsked;
  const counts = !body.measured && isEvident(parts, pieces, isAll, more || stays || additive);
  if (hasTraits(traits)) {
    const isRoom = traits.words.some((word) => ROOMS.has(word));
    // "6 mattresses from the shelter, twins", but "the couch and the plants"
    const isThe = pieces.slice(at, body.to).some(({ text }) => DEFINITE.has(text));
    const isKindAlone = (!isThe || isLabelled) && (count === null) !== body.measured && !stays;
    const points =
      alone || told || is("it", "all", "have", "repair") || ((nameless || isKindAlone) && !isRoom);
    const isOf = (count ?? 1) > 1 && parts.some((part) => isOfThem(part, pieces));
    // Among other words only a measure or "16 of them" tells: "its a samsung of 70 inches",
    // but "the gate is 4 feet wide".
    const isOther = !body.measured;
    if (!points || (strange > 0 && isOther && !isOf)) return undefined;
  } else if (!counts) return undefined;
  const op = additive || (more && !is("repair")) ? "add" : stays ? "less" : "set";
  // "make that 3 of each"
  const each = OF.has(wordAt(pieces, behind)) && wordAt(pieces, behind + 1) === "each";
  return { kind: "remark", at, count, counts, traits, op, each };
}

/** "they are heavy", "my truck is too small": such words tell kinds only beside a name. */
function tellsKind(word: string): boolean {
  const isOther = NOT_THINGS.has(word);
  return !isOther || isAttribute(word) || ROOMS.has(word);
}

const BARE_BEFORE = wordSet`
  at on in by near for before after between until til till las the los those these hes shes its
  im somos tiene is are floor level from off than least`;

/** A number counts what was named before where a word shows it ("of them", "make that", "only") or it stands alone. */
function isEvident(parts: readonly Part[], pieces: Pieces, alone: boolean, moves: boolean) {
  const at = parts.findIndex(
    ({ kind, from, to }) =>
      kind === "number" ||
      /^(?:qty|both|another|otro|otra|una)$/.test(wordAt(pieces, from)) ||
      wordAt(pieces, to - 2) === "other",
  );
  const number = parts[at];
  if (!number) return false;
  const cues = ["repair", "only", "have", "add", "take", "go", "keep", "it", "not"] as const;
  const isBracketed = markAt(pieces, number.from - 1) === "(" && isBoundary(pieces, number.to + 1);
  return isCue(parts[at - 1], ...cues) || moves || isBracketed || isOfThem(number, pieces) || alone;
}

/** An hour, an age, a floor: "at 7", "between 8 and 10", "my kids are 5 and 7". */
function countsOther(number: Part | undefined, before: Part | undefined, pieces: Pieces): boolean {
  if (!number || isOfThem(number, pieces)) return false;
  const { from } = number;
  const isNumber = (at: number) => pieces[at]?.kind === "number";
  const isRange = [from - 1, from + 1].some(
    (at) => /^(?:to|a|and|y)$/.test(wordAt(pieces, at)) && isNumber(2 * at - from),
  );
  const isBare = before?.kind !== "cue" || isCue(before, "other", "it", "us");
  return isRange || (isBare && BARE_BEFORE.has(wordAt(pieces, from - 1)));
}

/** What a clause counts or describes, and how many of its words say something else. */
function bodyOf(parts: readonly Part[], text: Text): { body: Body | undefined; strange: number } {
  let body: Body | undefined;
  let strange = 0;
  for (const part of parts) {
    if (part.from < (body?.to ?? 0) || part.kind === "mark") continue;
    // "it's a 55 not a 65"
    if (body && isCue(part, "not", "us")) break;
    // "another", "una más", "the other one too"
    const isTheOther = wordAt(text.pieces, part.from + 1) === "other" && hasCue(parts, "add");
    const isOne = isTheOther || /^(?:one|another)$/.test(text.senses[part.from] ?? "");
    if (part.kind === "cue" && !isOne) continue;
    const read = body ? undefined : readBody(text, isTheOther ? part.from + 1 : part.from);
    // "the kids outgrew everything"
    const within = parts.filter(({ from }) => from > part.from && from < (read?.to ?? 0));
    const isOfPeople = within.some((one) => isCue(one, "other") && !isCue(one, "have"));
    const isTold = read && (read.one || tells(read)) && !isOfPeople;
    const isEnded = read && (isOfThem(part, text.pieces) || endsThere(text, read.to, parts));
    if (isTold && (read.measured || isEnded)) body = read;
    else strange += 1;
  }
  return { body, strange };
}

/** A number before a word that is none of ours counts that: "2 dogs". */
function endsThere({ pieces }: Text, to: number, parts: readonly Part[]): boolean {
  const ends = to >= (parts.at(-1)?.to ?? 0) || isBoundary(pieces, to);
  const next = parts.find((part) => part.from <= to && part.to > to);
  const isVerb = next?.kind === "cue" && !isCue(next, "other");
  return ends || isVerb || [ROOMS, SINCE].some((words) => words.has(wordAt(pieces, to)));
}

/** "took 1 last week" */
const SINCE = wordSet`
  last this already yesterday today now so really though tho since for de ayer hoy`;

export function isOfThem({ kind, to }: Part, pieces: Pieces): boolean {
  return kind === "number" && OF.has(wordAt(pieces, to)) && THEM.test(wordAt(pieces, to + 1));
}

const THEM = /^(?:them|em|which|those|these|ellos|ellas|esos|esas)$/;

const EQUALS = wordSet`
  called really is are it its more this that they was actually now turns turned out to be all
  both them those just only should es son era que en realidad theyre thats kind type of like for
  por than oh no so i say mean guess think er um uh`;
/** "make it a bookshelf", "change that to a piano", "more of a loveseat" */
const MAKES =
  /(?:make|change|switch|cambi\w+) (?:it|that|this|eso)(?: to| into| for| a| por)?$|more (?:of|like)$/;
const SAYS = /^(?:sorry|correction|rather|said|perdon|decir)$/;
const TELLS = /^(?:its|is|thats|theyre|es|son|was|turns|are|be|like|ser|era)$/;
const POINTS = /^(?:it|those|these|its|thats|that|they|theyre|es|son|be|ser)$/;
const SWAPS = /^(?:for|with|to|por|into|a)$/;

/** What a name tells the kind of: "the couch is a sleeper", "no, it's a rower". */
export function toldOf(pieces: Pieces, thing: Thing, before?: Thing, swap?: Part) {
  const { start } = thing;
  const word = wordAt(pieces, start - 1);
  // "make the couch a loveseat"
  const isMade = before?.end === start && thing.indefinite;
  if (swap && swap.from < start && (SWAPS.test(word) || isMade)) {
  }
  if (thing.additive && !thing.definite) return null; // "that's another 5 squares"
  if (/^(?:meant|mean|digo|dije)$/.test(word)) return "last";
  const last = [3, 2, 1].map((by) => wordAt(pieces, start - by)).join(" ");
  const isKind = /^(?:kind|type|style|ones?)$/.test(wordAt(pieces, thing.to));
  if (isKind || (MAKES.test(last) && thing.indefinite)) return before ? "before" : "last";
  const said = word === "" ? wordAt(pieces, start - 2) : word;
  if (SAYS.test(said) && !before) return "last";
  if (before && isPutRight(before, thing, pieces)) return "before";
  let at = start - 1;
  while (EQUALS.has(wordAt(pieces, at))) at -= 1;
  const words = pieces.slice(at + 1, start).map(({ text }) => text);
  // "there will also be a couch"
  if (wordAt(pieces, at) === "also" || !words.some((one) => TELLS.test(one))) return null;
  if (before?.end === at + 1) return "before";
  // "one is a 65, the other is a tube tv"
  if (pieces[at]?.value === 1) return "some";
  return words.some((one) => POINTS.test(one)) ? "last" : null;
}

/**
 * "a piano, sorry, an organ", "… no an organ", but "a piano, no organ", "not the bed, the bed
 * stays": one named in place of another at once.
 */
function isPutRight(before: Thing, thing: Thing, pieces: Pieces): boolean {
  const between = pieces.slice(before.end, thing.start);
  // "only the desk now, the lamp sold" puts nothing right.
  const isOther = before.id !== thing.id;
  const isNo = between.at(-1)?.text === "no" && !/^an?$/.test(wordAt(pieces, thing.start));
  const isTalk = (isOther && isNo) || between[0]?.text === "now";
  const isNew = isOther || thing.count !== null;
  return before.definite === thing.definite && isNew && !isTalk && rights(between);
}
