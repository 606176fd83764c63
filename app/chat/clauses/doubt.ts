import { markAt, type Pieces, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { CueKind } from "../words/cues.ts";
import { WITH } from "../words/function-words.ts";
import { PLACING } from "../words/places.ts";
import { PARTS_OF } from "../words/shapes.ts";
import { wordSet } from "../words/table.ts";
import type { Part } from "./cues.ts";
import type { Role } from "./event.ts";
import { isCue, isMark } from "./look.ts";
import { isDamaged } from "./mentioned.ts";

/**
 * How sure it is that a thing has its role. half: most customers mean it, so it is read so and asked
 * about; no: a thing that seems to go stays off the list and is asked about.
 */
export type Sureness = "sure" | "half" | "no";

/** What a part belongs to: "they all have wheels". */
const OWNERS = /^(?:it|they|which|that|all|both|each)$/;
/** Said of a thing that goes, or that is there to go. */
const TELLING: readonly CueKind[] = ["take", "want", "have", "go", "edit", "only", "over", "add"];
/** A sentence of so few parts is an entry of a list. */
const MOST_LISTED = 4;

/**
 * A count, an article of something new, a place in a list, or a verb that says what goes make a name
 * sure. Without any of them it may be talk: "clock out at six", "the door sticks", "a bed with mattress".
 * @param listed whether a comma or an "and" ties it to another name, before or behind
 */
export function surenessOf(
  thing: Thing,
  role: Role,
  parts: readonly Part[],
  index: number,
  pieces: Pieces,
  listed: boolean,
): Sureness {
  const isAll = /^(?:all|tod[oa]s)$/.test(wordAt(pieces, thing.start - 1));
  const before = wordAt(pieces, isAll ? thing.start - 2 : thing.start - 1);
  if (role === "aside") return wordAt(pieces, thing.start) === "your" ? "sure" : "half";
  const [ahead, behind] = [parts[index - 1], parts[index + 1]];
  // What a heading, a verb or a list keeps is kept outright; a name behind an ordinary word may be talk.
  if (role === "keep") return listed || ahead?.kind !== "word" ? "sure" : "half";
  if (isPart(thing, ahead, behind, pieces, listed) || isBuiltIn(thing, ahead, pieces)) return "no";
  // "a desk (particle board)", "a pool table (slate)": what it is made of.
  if (
    isMark(ahead, /^\($/) &&
    parts[index - 2]?.kind === "thing" &&
    !listed &&
    thing.count === null
  )
    return "no";
  if (WITH.has(before)) return thing.count === null && isHeld(thing, pieces) ? "no" : "half";
  if (thing.vague || (thing.count !== null && !thing.indefinite)) return "sure";
  if (isTold(ahead) || isTold(behind))
    return thing.definite && !isCue(ahead, "take", "only") ? "half" : "sure";
  if (listed || (index === 0 && behind?.kind === "mark")) return "sure";
  // "yes ground level, double doors"
  if (isPartName(thing, pieces) && !thing.indefinite && index > 0) return "no";
  const isEntry = thing.definite ? !ahead && !behind : parts.length <= MOST_LISTED;
  return isEntry ? "sure" : "half";
}

const SIDES = wordSet("front back side double single main");

/** A word for a part of a house or of another thing: "door", "shelf". */
function isPartName({ from, to }: Thing, pieces: Pieces): boolean {
  return (
    PARTS_OF.has(wordAt(pieces, to - 1)) && (to - from === 1 || SIDES.has(wordAt(pieces, from)))
  );
}

/** "the garage door is open", "it has wheels", "(2 doors)": a part of a house or of another thing. */
function isPart(
  { from, to, start, end, count, definite, plural, traits }: Thing,
  ahead: Part | undefined,
  behind: Part | undefined,
  pieces: Pieces,
  listed: boolean,
): boolean {
  if (!PARTS_OF.has(wordAt(pieces, to - 1))) return false;
  const isWord = to - from === 1;
  const isSubject = [to, end].some((at) => /^(?:is|are)$/.test(wordAt(pieces, at)));
  const isSome = isSubject || (!listed && (definite || (plural && isWord)));
  if (count === null && !isTold(ahead) && isSome) return true;
  const isHad = isCue(ahead, "have") && OWNERS.test(wordAt(pieces, (ahead?.from ?? 0) - 1));
  const isBehind = ahead?.kind === "thing" || markAt(pieces, start - 1) === "(";
  // "2 shelves missing", "doors open to 32 inches"
  const isTalk = isCue(behind, "not", "over") || isDamaged(pieces, { start, end });
  return isWord && (isHad || isBehind || isTalk || traits.inches !== null);
}

/** "the loveseat has a recliner in it" */
function isBuiltIn(
  { count, definite, end }: Thing,
  ahead: Part | undefined,
  pieces: Pieces,
): boolean {
  if (!isCue(ahead, "have") && (count !== null || definite)) return false;
  const [place, owner] = [wordAt(pieces, end), wordAt(pieces, end + 1)];
  return /^(?:in|on|inside|built|attached)$/.test(place) && /^(?:it|them|in|inside)$/.test(owner);
}

/** "with the books in it", "with clothes": what another thing holds. */
function isHeld({ collective, to, end }: Thing, pieces: Pieces): boolean {
  return collective || pieces.slice(to, end + 2).some(({ text }) => PLACING.has(text));
}

function isTold(part: Part | undefined): boolean {
  return part?.kind === "cue" && TELLING.some((kind) => part.kinds.has(kind));
}
