import { unionOf, wordSet } from "../words/table.ts";
import { NEGATORS, OTHERS } from "../words/verbs.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";

export const DONE = wordSet("tire tiramos saque lleve");
const DENIES = unionOf(NEGATORS, wordSet("refuse refuses refused"));

/** "ayer tiré la lavadora": done by the customer already. */
export function isDoneByOwner(pieces: readonly Piece[], at: number): boolean {
  return (
    DONE.has(wordAt(pieces, at)) && /^(?:ayer|ya|yo|antier|anoche)$/.test(wordAt(pieces, at - 1))
  );
}

/** "Goodwill wouldn't take the mattress", "my daughter doesn't want the crib": so it is there to haul. */
export function isRefusedByOthers(pieces: readonly Piece[], at: number): boolean {
  for (let place = at - 1; place >= at - 3; place -= 1) {
    if (markAt(pieces, place) !== "") return false;
    if (DENIES.has(wordAt(pieces, place)))
      return (
        isOther(wordAt(pieces, place - 1)) ||
        (isPair(pieces, place) && isOther(wordAt(pieces, place - 2)))
      );
  }
  return false;
}

const COLLECTORS =
  /^(?:city|army|habitat|trash|garbage|store|hoa|kids|wife|husband|basurero|ciudad|esposa|esposo|hijos)$/;

function isOther(word: string): boolean {
  return OTHERS.has(word) || COLLECTORS.test(word);
}

/** "the trash guys won't", "she just doesn't": a word between the other one and the verb. */
function isPair(pieces: readonly Piece[], at: number): boolean {
  return /^(?:guys|people|truck|company|men|still|just|even|also|ya|tampoco|would|did)$/.test(
    wordAt(pieces, at - 1),
  );
}
