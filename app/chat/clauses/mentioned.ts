import { LOAD_WORDS } from "../text/load-words.ts";
import { UNITS } from "../text/units.ts";
import type { Pieces } from "../things/pieces.ts";
import { markAt, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import { CUE_TREE } from "../words/cues.ts";
import { AND, DEFINITE, VAGUE, WITH } from "../words/function-words.ts";
import { BEFORE_TO, NOT_PLACING_AFTER, PLACING } from "../words/places.ts";
import { CONTAINERS, PARTS_OF } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";

const FROM = wordSet("from off beside past across outside near around per desde hacia hasta sobre");
const OF_AMOUNT = wordSet(
  "up pickup price precio quote cost costo rid dispose disposal couple bunch lot lots kind kinds type sort one ones all both some most rest none each any half many out removal deshacerse deshacerte deshacerme deshacernos par monton tipo clase section sections stretch todos todas picking collection cleanout instead exception",
);
const LIKENING = wordSet(
  "looks look sounds feels size bigger smaller larger heavier taller wider weighs more use uses used works worked using acts",
);

/**
 * True for a name that only says where, what with, what of or what for: "at the end of the bed",
 * "cushions for the couch", "bigger than a fridge". The words right before its noun phrase tell.
 */
export function isOnlyMentioned(
  pieces: Pieces,
  thing: Thing,
  before: Thing | undefined,
  next: Thing | undefined,
): boolean {
  const at = thing.start - 1;
  // "do you bring your own tools?"
  if (thing.definite && wordAt(pieces, thing.start) === "your") return true;
  if (isPerson(pieces, thing) || isPlace(pieces, thing, next)) return true;
  const word = wordAt(pieces, at);
  if (word === "" || pieces[at]?.tight) return false;
  const one = wordAt(pieces, at - 1);
  const follows = before?.end === at;
  // "around 25 bags"; "haul off a swing set".
  if (/^(?:around|near|over|under|about)$/.test(word) && thing.count !== null) return false;
  if (word === "off" && /^(?:haul|hauled|hauling|carry|take|pick|cart|clear|drag|get)$/.test(one))
    return false;
  if (FROM.has(word)) return true;
  if (PLACING.has(word)) return follows || !NOT_PLACING_AFTER.has(one);
  // "part of our fence, 6 panels"
  const isTold = thing.count !== null && thing.end > thing.to;
  if (/^(?:of|de|del)$/.test(word)) return !isTold && isPartOf(pieces, at);
  // "down to 2 chairs"
  const isLeft = one === "down" && thing.count !== null;
  const isUpTo = word === "to" && thing.definite && !TURNS.test(one);
  if (/^(?:to|a)$/.test(word)) return (BEFORE_TO.has(one) && !isLeft) || follows || isUpTo;
  if (/^(?:for|para)$/.test(word)) {
    const isOwn = thing.count !== null && !thing.indefinite;
    // "went to the store for a lamp"
    const isErrand = pieces.slice(Math.max(0, at - 6), at).some(({ text }) => ERRAND.test(text));
    return !isOwn && (isErrand || follows || PARTS_OF.has(one) || /^(?:room|space)$/.test(one));
  }
  const isPart = PARTS_OF.has(wordAt(pieces, thing.to - 1)) && thing.to - thing.from === 1;
  // "leave the keys with the front desk"
  const isKeeper = thing.definite && !before && DEFINITE.has(wordAt(pieces, at - 2));
  if (WITH.has(word)) return isPart || isKeeper || isDamaged(pieces, thing) || one === "covered";
  // "looks like a queen mattress, a futon": at the head of a sentence nothing is likened
  if (word === "like" && one !== "like" && wordAt(pieces, at - 2) === "") return false;
  if (word === "like") return LIKENING.has(one) || LIKENING.has(wordAt(pieces, at - 2));
  // "bill it as a half load"
  const isPriced = [at - 1, at - 2].some((place) => PRICES.test(wordAt(pieces, place)));
  return (
    word === "missing" ||
    (word === "as" && !isPriced) ||
    (word === "than" && (thing.count === null || thing.indefinite))
  );
}

/** "from the couch to the loveseat", "in addition to the desk" */
const TURNS =
  /^(?:yes|no|nope|addition|switch|change|swap|it|that|this|back|go|going|goes|down|up|got|have|need)$/;
const PRICES = /^(?:bill|price|treat|count|quote|charge|book)$/;
const ERRAND = /^(?:went|drove|shopping|shopped)$/;

/** "my friend Rose": who it is, and no "my moms couch". */
function isPerson(pieces: Pieces, { from, to, plural }: Thing): boolean {
  const word = wordAt(pieces, from - 1);
  const isRelated = CUE_TREE.next.get(word)?.hits.includes("other") && !word.endsWith("s");
  const isOurs = /^(?:my|our|his|her|mi|su|nuestr[oa])$/.test(wordAt(pieces, from - 2));
  return isRelated === true && isOurs && to - from === 1 && !plural;
}

function isPartOf(pieces: Pieces, at: number): boolean {
  const word = wordAt(pieces, at - 1);
  const measured = UNITS.has(word) && !DEFINITE.has(wordAt(pieces, at - 2));
  if (AND.has(word) || OF_AMOUNT.has(word) || VAGUE.has(word) || measured) return false;
  return word !== "" && !CONTAINERS.has(word);
}

/** "shed has: 3 bikes", "SHED: push mower": a name that only says where the next ones are. */
function isPlace(
  pieces: Pieces,
  { id, to, end, count, plural, definite }: Thing,
  next: Thing | undefined,
): boolean {
  if (count !== null || plural || end > to || !next) return false;
  const has = /^(?:has|had|have|contains|tiene)$/.test(wordAt(pieces, to));
  const heads =
    !LOAD_WORDS.has(id) && !definite && markAt(pieces, to) === ":" && next.start === to + 1;
  return (has && next.start - to <= 3) || heads;
}

/** "with a broken door": damage is told of a part, not of a thing of its own. */
export function isDamaged(pieces: Pieces, { start, end }: Pick<Thing, "start" | "end">): boolean {
  return pieces.slice(start, end + 1).some(({ text }) => DAMAGE.has(text));
}

const DAMAGE = wordSet(
  "flat ruined trashed dead rotten rotted soaked broken busted cracked torn bent dented missing ripped shattered loose rusted damaged busting rota roto rotas rotos quebrada quebrado ponchada ponchado rajada rajado",
);
