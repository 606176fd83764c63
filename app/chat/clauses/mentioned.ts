import { LOAD_WORDS } from "../text/load-words.ts";
import { UNITS } from "../text/units.ts";
import type { Pieces } from "../things/pieces.ts";
import { markAt, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import { CUE_TREE } from "../words/cues.ts";
import { OF, OURS, WITH } from "../words/function-words.ts";
import { BEFORE_TO, NOT_PLACING_AFTER, PLACING } from "../words/places.ts";
import { CONTAINERS, PARTS_OF } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";

const FROM = wordSet("from off beside past across outside near around per desde hacia hasta sobre");
/** What may be so many as well as so near: "around 25 bags", "over 20 boxes". */
const ABOUT = wordSet("around near over under about");
/** "haul off a swing set" */
const HAULING = wordSet("haul hauled hauling carry take pick cart clear drag get");
const OF_AMOUNT = wordSet(
  "up pickup price precio quote cost costo rid dispose disposal couple bunch lot lots kind kinds type sort one ones all both some most rest none each any half many out removal deshacerse deshacerte deshacerme deshacernos par monton tipo clase section sections stretch todos todas picking collection cleanout instead exception",
);
const LIKENING = wordSet(
  "looks look sounds feels size bigger smaller larger heavier taller wider weighs more use uses used works worked using acts",
);

/**
 * True for a name that only says where, what with or what of: "at the end of the bed", "shed has: 3
 * bikes", "bigger than a fridge". The words right before its noun phrase tell.
 */
export function isOnlyMentioned(
  pieces: Pieces,
  thing: Thing,
  before: Thing | undefined,
  next: Thing | undefined,
): boolean {
  const at = thing.start - 1;
  // "do you bring your own tools?"
  const isYours = thing.definite && wordAt(pieces, thing.start) === "your";
  if (isYours || isPerson(pieces, thing) || isPlace(pieces, thing, next)) return true;
  if (pieces[at]?.tight) return false;
  const [word, one, two] = [1, 2, 3].map((by) => wordAt(pieces, thing.start - by)) as [
    string,
    string,
    string,
  ];
  if (ABOUT.has(word) && thing.count !== null) return false;
  if (word === "off" && HAULING.has(one)) return false;
  if (FROM.has(word)) return true;
  // "10 bags of leaves by the fence"
  if (PLACING.has(word)) return before?.end === at || !NOT_PLACING_AFTER.has(one);
  // "part of our fence, 6 panels"
  const isTold = thing.count !== null && thing.end > thing.to;
  if (OF.has(word)) return !isTold && isPartOf(pieces, at);
  if (/^(?:to|a)$/.test(word)) return BEFORE_TO.has(one);
  if (/^(?:for|para)$/.test(word)) return PARTS_OF.has(one);
  const isMany = thing.count !== null && !thing.indefinite;
  if (WITH.has(word)) return !isMany && isDamaged(pieces, thing);
  if (word === "like") return LIKENING.has(one) || LIKENING.has(two);
  return (
    word === "missing" ||
    (word === "as" && !LOAD_WORDS.has(thing.id)) ||
    (word === "than" && (thing.count === null || thing.indefinite))
  );
}

/** "my friend Rose": who it is, and no "my moms couch". */
function isPerson(pieces: Pieces, { from, to }: Thing): boolean {
  const word = wordAt(pieces, from - 1);
  const isRelated = CUE_TREE.next.get(word)?.hits.includes("other") && !word.endsWith("s");
  return isRelated === true && to - from === 1 && OURS.has(wordAt(pieces, from - 2));
}

/** "end of the bed", but "pickup of the bed", "two yards of brush" */
function isPartOf(pieces: Pieces, at: number): boolean {
  const word = wordAt(pieces, at - 1);
  return !OF_AMOUNT.has(word) && !UNITS.has(word) && !CONTAINERS.has(word);
}

/** "shed has: 3 bikes", "SHED: push mower": a name that only says where the next ones are. */
function isPlace(
  pieces: Pieces,
  { id, to, count, plural, definite }: Thing,
  next: Thing | undefined,
): boolean {
  if (count !== null || plural || !next) return false;
  const has = /^(?:has|had|have|contains|tiene)$/.test(wordAt(pieces, to));
  return (
    has || (!LOAD_WORDS.has(id) && !definite && markAt(pieces, to) === ":" && next.start === to + 1)
  );
}

/** "with a broken door": damage is told of a part, not of a thing of its own. */
export function isDamaged(pieces: Pieces, { start, end }: Pick<Thing, "start" | "end">): boolean {
  return pieces.slice(start, end + 1).some(({ text }) => DAMAGE.has(text));
}

const DAMAGE = wordSet(
  "flat ruined trashed dead rotten rotted soaked broken busted cracked torn bent dented missing ripped shattered loose rusted damaged busting rota roto rotas rotos quebrada quebrado ponchada ponchado rajada rajado",
);
