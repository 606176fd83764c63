import { BED_SIZES } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { DEFINITE, OF, WITH } from "../words/function-words.ts";
import { BEFORE_OF, BEFORE_TO, NOT_PLACING_AFTER, PLACING, ROOMS } from "../words/places.ts";
import { PARTS_OF, SERVICE_TAILS, TAILS } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import { opensBracket, setContentsAside } from "./aside-contents.ts";
import { isHolder, isNounAgain, isOfThePast } from "./aside-holders.ts";
import { isTalkOfWork } from "./aside-instructions.ts";
import { isPartOf, isPartToldOf } from "./aside-parts.ts";
import {
  goesToo,
  isAccess,
  isCoded,
  isOwnerOfOthers,
  isSecondOfPlace,
  isStuckWayIn,
} from "./aside-places.ts";
import { isForTheCrew, isTakenBehind } from "./aside-talk.ts";
import { isBoughtNew } from "./bought.ts";
import { isCompared } from "./compared.ts";
import { type Mention, previousOf } from "./mention.ts";
import { isOccasion } from "./occasions.ts";
import { endsSentence, hasRoom, markAt, type Piece, wordAt } from "./pieces.ts";

/**
 * Sets aside names that only describe, place or head something else: "behind the shed",
 * "couch cushions", "Shed:" above a list, "do you charge a travel fee".
 */
export function setAside(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  for (const [index, mention] of mentions.entries()) {
    const before = previousOf(mentions, index);
    const next = mentions[index + 1];
    const aside =
      (isLandmark(mention, pieces) &&
        !goesToo(mention, before, next, pieces) &&
        !isTakenBehind(mention, before, next, pieces)) ||
      isForTheCrew(mention, pieces) ||
      isTalkOfWork(mention, before, next, pieces) ||
      isNumberedPlace(mention, pieces) ||
      isHolder(mention, next, pieces) ||
      isOfThePast(mention, pieces) ||
      isNounAgain(mention, before, pieces) ||
      isPartOrTail(mention, pieces) ||
      isPartOf(mention, before, next, pieces) ||
      isPartToldOf(mention, mentions, pieces) ||
      isBoughtNew(mention, mentions, pieces) ||
      isCompared(mention, before, pieces) ||
      isAccess(mention, pieces) ||
      isStuckWayIn(mention, pieces) ||
      isCoded(mention, pieces) ||
      isSecondOfPlace(mention, before, pieces) ||
      isOwnerOfOthers(mention, before, pieces) ||
      isFeature(mention, pieces) ||
      isUnaskedFee(mention, pieces, vocabulary) ||
      isHeading(mention, next, pieces) ||
      isOccasion(mention, mentions, next, pieces, vocabulary);
    if (aside) mention.sense = "aside";
  }
  for (const [index, mention] of mentions.entries())
    if (opensBracket(mention, pieces)) setContentsAside(mention, mentions.slice(index + 1), pieces);
}

const PLACING_IN = wordSet("in en from");

/** "behind the shed", "next to the grill", "en la bodega": a place, unless it is counted. */
function isLandmark(mention: Mention, pieces: readonly Piece[]): boolean {
  if (mention.count !== null && !mention.indefinite) return false;
  const at = mention.start - 1;
  const word = wordAt(pieces, at);
  const before = wordAt(pieces, at - 1);
  // "out of the crib so that can go".
  if (isFreed(pieces, mention.end)) return false;
  // "in the garage workbench": the room closes the phrase, and a new thing begins.
  if (PLACING_IN.has(word) && hasRoom(pieces, mention.start, mention.from)) return false;
  // "a twin over full bunk bed" names two sizes.
  if (word === "over" && BED_SIZES.has(before)) return false;
  // "the tenants left behind a piano".
  if (word === "behind" && /^(?:left|leave|leaving|leaves)$/.test(before)) return false;
  // "left from the pool" is what a place left behind; "left in the shed" was left there.
  if (word === "from" && before === "left") return true;
  if (PLACING.has(word)) return !NOT_PLACING_AFTER.has(before);
  if (word === "to" || word === "a" || word === "al")
    return BEFORE_TO.has(before) || before === "junto";
  return OF.has(word) && BEFORE_OF.has(before);
}

const FREES = wordSet("so and which");

function isFreed(pieces: readonly Piece[], at: number): boolean {
  if (!FREES.has(wordAt(pieces, at))) return false;
  const pronoun = /^(?:that|it|they|those)$/.test(wordAt(pieces, at + 1)) ? at + 2 : at + 1;
  const goes = wordAt(pieces, pronoun) === "can" && wordAt(pieces, pronoun + 1) === "go";
  return goes && (pronoun === at + 2 || wordAt(pieces, at) === "which");
}

/** "Locker 2:" above its contents. */
function isNumberedPlace({ to, start }: Mention, pieces: readonly Piece[]): boolean {
  const numbered = pieces[to]?.kind === "number" && markAt(pieces, to + 1) === ":";
  return numbered && endsSentence(pieces, start - 1);
}

/** "organ recital", "couch cushions", "legs of the table", "a picture of the piano". */
function isPartOrTail(mention: Mention, pieces: readonly Piece[]): boolean {
  const after = wordAt(pieces, mention.to);
  if (
    OF.has(after) &&
    /^(?:car|truck|van|suv|jeep|house|building|carro|troca|casa)$/.test(
      wordAt(pieces, mention.to + 2),
    ) &&
    !isTakenOut(mention, wordAt(pieces, mention.to + 2))
  )
    return true;
  // "some old pesticide stuff" is as little taken as the pesticide.
  if (mention.kind === "refused" && after === "stuff") return false;
  if (TAILS.has(after) && !SERVICE_TAILS.has(after)) return true;
  // "el tanque del asador", whose tank looks like a container of it.
  for (let at = mention.start; at < mention.from - 1; at += 1)
    if (PARTS_OF.has(wordAt(pieces, at)) && OF.has(wordAt(pieces, at + 1))) return true;
  const link = wordAt(pieces, mention.start - 1);
  // "tanks? I have 3 of the grill": two or more of one thing are parts of it.
  if (link === "del" && (pieces[mention.start - 2]?.value ?? 0) > 1 && !mention.plural) return true;
  if (mention.count !== null || !PARTS_OF.has(wordAt(pieces, mention.start - 2))) return false;
  return OF.has(link) || /^(?:for|from|off|para)$/.test(link);
}

/** "6 puertas de una casa de 1965": counted, they no longer belong to the house. */
function isTakenOut({ count, indefinite, definite }: Mention, whole: string): boolean {
  return count !== null && !indefinite && !definite && /^(?:house|building|casa)$/.test(whole);
}

const PART_BEFORE = wordSet("built attached");
const PART_BEHIND = /^(?:built|builtin|attached)$/;

/** "two recliners built in", "con reclinables en cada lado": seats and the like of the thing itself. */
function isBuiltIn(mention: Mention, pieces: readonly Piece[]): boolean {
  const link = wordAt(pieces, mention.start - 1);
  if (!WITH.has(link) && !HAS.has(link) && link !== "got" && link !== "hay") return false;
  const behind = wordAt(pieces, mention.end);
  const each = /^(?:both|each|either|cada|ambos)$/.test(wordAt(pieces, mention.end + 1));
  return PART_BEHIND.test(behind) || (/^(?:on|at|in|en)$/.test(behind) && each);
}

const HAS = wordSet("has have had trae traen tiene tienen comes came con");

/** "the one that has the freezer", "de los que traen el congelador": a part of the thing itself. */
function isFeature(mention: Mention, pieces: readonly Piece[]): boolean {
  if (isBuiltIn(mention, pieces)) return true;
  const link = wordAt(pieces, mention.start - 1);
  // "la cama con todo y colchón".
  if (link === "y" && wordAt(pieces, mention.start - 2) === "todo") return mention.count === null;
  const has = link === "with" ? mention.start - 2 : mention.start - 1;
  if (HAS.has(wordAt(pieces, has)) && /^(?:that|which|que|q|k)$/.test(wordAt(pieces, has - 1)))
    return true;
  const attached = PART_BEFORE.has(wordAt(pieces, mention.from - 1));
  const placed =
    (link === "with" || link === "con") &&
    /^(?:on|at|arriba|abajo)$/.test(wordAt(pieces, mention.to));
  return (
    attached ||
    (placed &&
      (mention.definite || mention.count === null) &&
      isLastOfSentence(pieces, mention.to + 4))
  );
}

function isLastOfSentence(pieces: readonly Piece[], until: number): boolean {
  for (let at = until - 3; at <= until; at += 1)
    if (endsSentence(pieces, at) || markAt(pieces, at) === ",") return true;
  return false;
}

const ASKS_FOR =
  /^(?:need|needs|want|wants|add|include|get|give|request|quiero|necesito|necesitamos|agrega|incluya|ocupo|plus|con|with|and|send|provide)$/;
const FEE_QUESTION = /^(?:charge|charges|cost|much|is|do|does|any|are|cobran|cuanto|hay)$/;

/** A fee or custom job is ordered by name, not met in passing: "it's a small job", "any travel fee?". */
function isUnaskedFee(
  mention: Mention,
  pieces: readonly Piece[],
  { catalog }: Vocabulary,
): boolean {
  if (catalog.byId.get(mention.id)?.volume !== 0) return false;
  let asked = false;
  for (let at = mention.start - 1; at >= 0 && at > mention.start - 8; at -= 1) {
    if (endsSentence(pieces, at)) break;
    if (FEE_QUESTION.test(wordAt(pieces, at))) return true;
    asked ||= ASKS_FOR.test(wordAt(pieces, at));
  }
  return !asked && !(endsSentence(pieces, mention.start - 1) && endsSentence(pieces, mention.end));
}

/** What may stand between the place that heads a list and its colon: "Shed has:", "Shed contents:". */
const HEADS = wordSet(
  "has have had contains holds got contents content items stuff things list inventory inside removal pickup haul hauling disposal tiene contiene trae contenido cosas",
);

/** "Shed:" above its contents, "Dining set: table and 6 chairs". */
function isHeading(mention: Mention, next: Mention | undefined, pieces: readonly Piece[]): boolean {
  if (!next || mention.count !== null) return false;
  const named = HEADS.has(wordAt(pieces, mention.end)) ? mention.end + 1 : mention.end;
  const end = endOfRoom(pieces, named, next);
  if (markAt(pieces, end) !== ":") return false;
  if (!endsSentence(pieces, mention.start - 1)) return false;
  if (markAt(pieces, end + 1) === "\n") return markAt(pieces, mention.start - 1) === "\n";
  for (let at = mention.end + 1; at < next.start; at += 1)
    if (endsSentence(pieces, at)) return false;
  return true;
}

/** "Muebles de la sala: sofá y mesa": a room behind a heading, where a name follows its colon. */
function endOfRoom(pieces: readonly Piece[], from: number, next: Mention | undefined): number {
  if (!OF.has(wordAt(pieces, from)) && !/^(?:in|from|en)$/.test(wordAt(pieces, from))) return from;
  const room = DEFINITE.has(wordAt(pieces, from + 1)) ? from + 2 : from + 1;
  return ROOMS.has(wordAt(pieces, room)) && next?.start === room + 2 ? room + 1 : from;
}
