import { wordSet } from "../words/table.ts";
import { OTHERS } from "../words/verbs.ts";
import { isDoneBefore, objectAt, takenBehind } from "./clauses.ts";
import { keepBefore, PRONOUN } from "./keep-before.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";
import { open, type State } from "./polarity-state.ts";
import { endsOrPronoun, isSaidOfObjectBefore } from "./polarity-verbs.ts";

/** "the neighbor is taking the loveseat", "we sold it". */
export function readOthers(state: State, at: number): void {
  const object = objectAt(state.pieces, at + 1, state.byStart);
  if (isSaidOfObjectBefore(state.pieces, at)) keepBefore(state, at);
  else if (object) {
    if (!takenBehind(state.pieces, object.end)) state.scope = open("keep", at + 1);
  } else if (
    endsOrPronoun(state.pieces, at + 1) ||
    isDoneBefore(state.pieces, at) ||
    PRONOUN.has(wordAt(state.pieces, at + 2))
  )
    keepBefore(state, at);
}

export function othersBefore(pieces: readonly Piece[], at: number): boolean {
  for (let place = at - 1; place >= at - 3; place -= 1) {
    if (markAt(pieces, place) !== "") return false;
    if (OTHERS.has(wordAt(pieces, place))) return true;
  }
  return false;
}

/** "my grandma bought it in 1985", "the board wants me to toss the sofa": nobody takes it now. */
export function isBygoneOrWish(pieces: readonly Piece[], at: number): boolean {
  const [word, next] = [wordAt(pieces, at), wordAt(pieces, at + 1)];
  if (/^(?:wants?|wanted|needs|quieren?|quiso)$/.test(word))
    return /^(?:me|us|you|yall|que)$/.test(next);
  if (!/^(?:bought|got|compro|gets)$/.test(word)) return false;
  for (let place = at + 1; place < at + 10 && !endsSentence(pieces, place); place += 1) {
    const { value = 0 } = pieces[place] ?? {};
    const bygone = /^(?:ago|when|back|hace|cuando|years|anos|old|originally|married|college)$/;
    if ((value >= 1900 && value <= 2099) || bygone.test(wordAt(pieces, place))) return true;
  }
  return false;
}

const ARTICLES = /^(?:mi|mis|el|la|los|las|un|una|su|tu|nuestro|nuestra)$/;

/** "se lo lleva mi vecino", "la quiere mi hermana": Spanish names the other one behind the verb. */
export function othersBehind(pieces: readonly Piece[], at: number): boolean {
  if (!/^(?:lo|la|los|las)$/.test(wordAt(pieces, at - 1))) return false;
  const next = ARTICLES.test(wordAt(pieces, at + 1)) ? at + 2 : at + 1;
  return OTHERS.has(wordAt(pieces, next));
}

export const COMES = wordSet("coming comes came");

/** "my cousin is coming for the rug", "a guy already came for it". */
export function isFetchedByOthers(pieces: readonly Piece[], at: number): boolean {
  return (
    COMES.has(wordAt(pieces, at)) && wordAt(pieces, at + 1) === "for" && othersBefore(pieces, at)
  );
}

/** Who gets what: "my sister gets the bed, I get the lamp, you get the rest". */
export function readGets(state: State, at: number): void {
  const { pieces, read, sentence } = state;
  if (!read.some(({ sense, start }) => sense === "keep" && start >= sentence)) return;
  const who = wordAt(pieces, at - 1);
  if (who === "i" || who === "we") state.scope = open("keep", at + 1);
  else if (/^(?:you|u|yall|guys|crew)$/.test(who)) state.scope = open("take", at + 1);
}
