import { markAt, type Piece, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { CueKind } from "../words/cues.ts";
import { PLACING } from "../words/places.ts";
import { PARTS_OF } from "../words/shapes.ts";
import type { Part } from "./cues.ts";
import type { Role } from "./event.ts";
import { isCue } from "./look.ts";
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
  pieces: readonly Piece[],
  listed: boolean,
): Sureness {
  const isAll = /^(?:all|tod[oa]s)$/.test(wordAt(pieces, thing.start - 1));
  const before = wordAt(pieces, isAll ? thing.start - 2 : thing.start - 1);
  if (role === "aside") return thing.definite && PLACING.has(before) ? "sure" : "half";
  const [ahead, behind] = [parts[index - 1], parts[index + 1]];
  // What a heading, a verb or a list keeps is kept outright; a name behind an ordinary word may be talk.
  if (role === "keep") return listed || ahead?.kind !== "word" ? "sure" : "half";
  // "the garage door is open", "doors 30 inches wide": parts of a house.
  const isPart = PARTS_OF.has(wordAt(pieces, thing.to - 1));
  const isSubject = [thing.to, thing.end].some((at) => /^(?:is|are)$/.test(wordAt(pieces, at)));
  const isWord = thing.to - thing.from === 1;
  const isSome = isSubject || (!listed && (thing.definite || (thing.plural && isWord)));
  if (isPart && thing.count === null && !isTold(ahead) && isSome) return "no";
  const isBehind = ahead?.kind === "thing" || isCue(behind, "not", "over");
  // "it has wheels"
  const isHad = isCue(ahead, "have") && OWNERS.test(wordAt(pieces, (ahead?.from ?? 0) - 1));
  if (isPart && isWord && (isBehind || isHad || isOfOther(pieces, thing))) return "no";
  // "the loveseat has a recliner in it"
  const isBuiltIn =
    (isCue(ahead, "have") || (thing.count === null && !thing.definite)) &&
    /^(?:in|on|inside|built|attached)$/.test(wordAt(pieces, thing.end)) &&
    /^(?:it|them|in|inside)$/.test(wordAt(pieces, thing.end + 1));
  if (isBuiltIn) return "no";
  const accompanies = /^(?:with|w|con)$/.test(before);
  const isWithin = pieces.slice(thing.to, thing.end + 2).some(({ text }) => PLACING.has(text));
  const isHeld = thing.plural || thing.collective || isWithin;
  if (accompanies) return thing.count === null && isHeld ? "no" : "half";
  if (thing.vague || (thing.count !== null && !thing.indefinite)) return "sure";
  if (isTold(ahead) || isTold(behind))
    return thing.definite && !isCue(ahead, "take", "only") ? "half" : "sure";
  if (listed || (index === 0 && behind?.kind === "mark")) return "sure";
  const isEntry = thing.definite ? !ahead && !behind : parts.length <= MOST_LISTED;
  return isEntry ? "sure" : "half";
}

/** "2 shelves missing", "(2 doors)", "doors open to 32 inches": told of another thing. */
function isOfOther(pieces: readonly Piece[], thing: Thing): boolean {
  const { start, traits } = thing;
  return markAt(pieces, start - 1) === "(" || traits.inches !== null || isDamaged(pieces, thing);
}

function isTold(part: Part | undefined): boolean {
  return part?.kind === "cue" && TELLING.some((kind) => part.kinds.has(kind));
}
