import { type Pieces, wordAt } from "#app/chat/parser/things/pieces.ts";
import type { Thing } from "#app/chat/parser/things/thing.ts";
import type { CueKind } from "#app/chat/parser/words/cues.server.ts";
import { AND, WITH } from "#app/chat/parser/words/function-words.ts";
import { PLACING } from "#app/chat/parser/words/places.ts";
import { PARTS_OF } from "#app/chat/parser/words/shapes.ts";
import type { Part } from "./cues.ts";
import type { Role } from "./event.ts";
import { isCue, isListed } from "./look.ts";
import { tellsPart } from "./mentioned.ts";
import type { Sentence } from "./state.ts";

/** How sure a role is. half: read so and asked about; no: what seems to go is only asked about. */
export type Sureness = "sure" | "half" | "no";

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
