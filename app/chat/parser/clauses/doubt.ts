import { LOAD_WORDS } from "#app/chat/parser/text/number-words.ts";
import { UNITS } from "#app/chat/parser/text/tokenize.ts";
import { type Pieces, wordAt } from "#app/chat/parser/things/pieces.ts";
import type { Thing } from "#app/chat/parser/things/thing.ts";
import { CUE_TREE, type CueKind } from "#app/chat/parser/words/cues.server.ts";
import {
  AND,
  BEFORE_TO,
  CONTAINERS,
  NOT_PLACING_AFTER,
  OF,
  PARTS_OF,
  PLACING,
  WITH,
} from "#app/chat/parser/words/lists.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import { isCue, isListed, type Part } from "./cues.ts";
import type { Role, Sentence } from "./state.ts";

const FROM = wordSet`
  after before when cuando where from off beside past across outside near around per hasta send
  sent attached`;
/** What may be so many as well as so near: "around 25 bags", "over 20 boxes". */
const ABOUT = wordSet`around near over under about`;
const HAULING = wordSet`haul hauled hauling carry take pick cart clear drag get`;
const OF_AMOUNT = wordSet`
  worth mess loose more total up pickup price precio quote cost costo rid dispose disposal
  couple bunch lot lots kind type one ones all both some most rest none each any half many
  removal deshacerme par monton section sections todas picking cleanout instead mudanza`;
const LIKENING = wordSet`
  not isnt smells runs built shaped looks look sounds size smaller taller weighs more use uses
  used works worked using stands opens pesa pesado pesada grande`;

/** True for a name that only says where, what with or what of: "at the end of the bed". */
export function isOnlyMentioned(pieces: Pieces, thing: Thing, before?: Thing): boolean {
  // "my friend Rose": who it is, and no "my moms couch"
  const who = thing.to - thing.from === 1 && thing.definite ? wordAt(pieces, thing.from - 1) : "";
  if (!who.endsWith("s") && CUE_TREE.next.get(who)?.hits.includes("other")) return true;
  const at = thing.start - 1;
  const [word, one] = [wordAt(pieces, at), wordAt(pieces, at - 1)];
  if (ABOUT.has(word) && thing.count !== null && !thing.indefinite) return false;
  if (word === "off" && HAULING.has(one)) return false;
  // "desde la puerta", but "y hasta una bicicleta"
  if (FROM.has(word)) return word !== "hasta" || !thing.indefinite;
  // "10 bags of leaves by the fence"
  if (PLACING.has(word)) return before?.end === at || !NOT_PLACING_AFTER.has(one);
  // "end of the bed", but "pickup of the bed", "two yards of brush", "of the 5 chairs 2 stay"
  const told = thing.count !== null && ((thing.definite && one === "") || thing.end > thing.to);
  if (OF.has(word)) return !told && !OF_AMOUNT.has(one) && !UNITS.has(one) && !CONTAINERS.has(one);
  const isMany = thing.count !== null && !thing.indefinite;
  if (/^(?:to|al?)$/.test(word)) return BEFORE_TO.has(one);
  if (WITH.has(word)) return pieces[thing.start]?.kind !== "number" && tellsPart(pieces, thing);
  // "looks like a couch and two beds" tells what there is.
  const isAlike = [one, wordAt(pieces, at - 2)].some(
    (before, by) => LIKENING.has(before) && wordAt(pieces, at - 2 - by) !== "",
  );
  if (/^(?:like|como)$/.test(word)) return isAlike && !isMany;
  return word === "as" && !LOAD_WORDS.has(thing.id);
}

/**
 * "with a broken door", "with a mirror attached", "with tile in them": said of a part or of
 * contents, not of a thing of its own.
 */
export function tellsPart(pieces: Pieces, { start, end }: Pick<Thing, "start" | "end">): boolean {
  return pieces.slice(start, end + 2).some(({ text }) => OF_PARTS.has(text));
}

const OF_PARTS = wordSet`
  em them attached built flat ruined trashed dead rotten rotted soaked broken broke busted
  cracked torn bent missing ripped shattered loose rusted rota roto quebrada`;

/** Said of a thing that goes, or that is there to go. */
const TELLING: readonly CueKind[] = ["take", "want", "have", "go", "edit", "only", "over", "add"];
const STORY = 45; // So many words and marks in a few lines tell a story rather than a list.
const MOST_LISTED = 4; // A sentence of so few parts is an entry of a list.

/**
 * A count, an article of something new, a place in a list, or a verb that says what goes make a name
 * sure. Without any of them it may be talk: "clock out at six", "the door sticks", "a bed with mattress".
 */
export function surenessOf(thing: Thing, role: Role, { parts, pieces }: Sentence, index: number) {
  const listed = isListed(parts, index);
  const [ahead, behind] = [parts[index - 1], parts[index + 1]];
  const { count, definite } = thing;
  if (role === "aside") return "half";
  // What a heading, a verb or a list keeps is kept outright; a name behind an ordinary word may be talk.
  if (role === "keep") return ahead?.kind === "word" ? "half" : "sure";
  if (isPart(thing, pieces, listed, ahead, behind)) return "no";
  // "the house with the hoop", "careful with the lamp"
  const ofWords = parts.slice(Math.max(0, index - 2), index).every(({ kind }) => kind === "word");
  const isOf = ofWords && wordAt(pieces, thing.start) === "the" && count === null;
  const doubt = isInStory(thing, parts, pieces) ? "no" : "half";
  if (WITH.has(wordAt(pieces, thing.start - 1))) return isOf ? "no" : doubt;
  if (thing.vague || (count !== null && !thing.indefinite)) return "sure";
  if (isCue(ahead, ...TELLING)) return definite && !isCue(ahead, "take", "only") ? doubt : "sure";
  // "a bed, mattress is like new"
  const isSaid = /^(?:is|was)$/.test(wordAt(pieces, thing.end));
  if (ahead && count === null && !definite && isSaid) return "half";
  const isEntry = definite ? !ahead && !behind : parts.length <= MOST_LISTED;
  return doubt === "half" && (listed || isEntry) ? "sure" : doubt;
}

/** "the couch survived": a name without a count that stands almost alone in a sentence of a long story. */
function isInStory({ count }: Thing, sentence: readonly Part[], pieces: Pieces): boolean {
  const isLong = pieces.length >= STORY && pieces.filter(({ text }) => text === "\n").length < 3;
  return isLong && count === null && sentence.filter(({ kind }) => kind === "thing").length <= 2;
}

/** "the garage door is open", "(2 doors)", "2 shelves missing": a part of a house or of another thing. */
function isPart(thing: Thing, pieces: Pieces, listed: boolean, ahead?: Part, behind?: Part) {
  const { from, to, start, end, count, definite, plural, traits } = thing;
  if (!PARTS_OF.has(wordAt(pieces, to - 1))) return false;
  // "rear door", "dock height door"
  const isAccess = /^(?:rear|dock|height|high|loading|service)$/.test(wordAt(pieces, to - 2));
  const isSubject = isAccess || (behind?.kind === "word" && !PLACING.has(behind.word));
  // "a shed with 2 windows and 1 door"
  const isRow = AND.has(wordAt(pieces, start - 1)) && PARTS_OF.has(wordAt(pieces, start - 2));
  const isIn = (isRow ? [3, 4] : [1]).some((by) => WITH.has(wordAt(pieces, start - by)));
  const isHeld = !definite && isIn;
  // "shelves" alone is an entry of a list.
  const isSome = isSubject || isHeld || (!listed && (definite || (plural && (ahead || behind))));
  // "straight out the front door"
  const isOut = definite && isCue(ahead, "go") && wordAt(pieces, start - 1) === "out";
  if (count === null && isSome && (isOut || !isCue(ahead, ...TELLING))) return true;
  const isTalk = tellsPart(pieces, { start, end });
  // "we have 400 doors in Katy", "2 doors down from the church"
  const isPlace = (count ?? 0) >= 40;
  return to - from === 1 && (isHeld || isTalk || isPlace || traits.inches !== null);
}
