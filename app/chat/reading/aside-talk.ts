import { TAKE } from "../words/verbs.ts";
import type { Mention } from "./mention.ts";
import { type Piece, wordAt } from "./pieces.ts";

const HOUSES =
  /^(?:house|home|building|apartment|condo|townhouse|driveway|yard|door|truck|one|casa|edificio|puerta)$/;

/** True for what only tells the crew how to find the place or what to come with. */
export function isForTheCrew(mention: Mention, pieces: readonly Piece[]): boolean {
  return isMarkOfHouse(mention, pieces) || isForTheJob(mention, pieces);
}

/** "the brown house with the basketball hoop": how to know the place. */
function isMarkOfHouse({ start, definite }: Mention, pieces: readonly Piece[]): boolean {
  return (
    definite &&
    /^(?:with|con)$/.test(wordAt(pieces, start - 1)) &&
    HOUSES.test(wordAt(pieces, start - 2))
  );
}

/** "bring a ladder", "you'll need a dolly": what the crew is to come with. */
function isForTheJob(mention: Mention, pieces: readonly Piece[]): boolean {
  const { start, definite, indefinite } = mention;
  if (definite || !indefinite) return false;
  const [before, second] = [wordAt(pieces, start - 1), wordAt(pieces, start - 2)];
  if (/^(?:bring|traigan|traiga|traerse)$/.test(before)) return true;
  return (
    before === "need" &&
    /^(?:youll|you|yall|gonna|might|may)$/.test(second) &&
    isOfCrew(pieces, start)
  );
}

function isOfCrew(pieces: readonly Piece[], at: number): boolean {
  return [2, 3, 4].some((step) =>
    /^(?:you|youll|youre|yall|guys|crew)$/.test(wordAt(pieces, at - step)),
  );
}

const FARTHEST = 12;

/** "we sat on that couch for 20 years, take it": named as a place, and meant all the same. */
export function isTakenBehind(
  mention: Mention,
  before: Mention | undefined,
  after: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  if (before && before.sense !== "aside") return false;
  const end = Math.min(mention.end + FARTHEST, after?.start ?? pieces.length);
  for (let at = mention.end; at < end; at += 1)
    if (TAKE.has(wordAt(pieces, at)) && wordAt(pieces, at + 1) === "it") return true;
  return false;
}
