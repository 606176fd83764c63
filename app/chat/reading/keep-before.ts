import { ROOMS } from "../words/places.ts";
import { wordSet } from "../words/table.ts";
import { chainUpTo, hasOtherSubject } from "./clauses.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, hasWordOf, markAt, type Piece, wordAt } from "./pieces.ts";
import type { State } from "./polarity-state.ts";
import { countsBefore } from "./shares.ts";

export const PRONOUN = wordSet(
  "it that those them this these em one both all eso esa ese esos esas ellos",
);

/** Keeps the name (or the whole list) that a word behind it speaks of. */
export function keepBefore(state: State, at: number): void {
  const { pieces, read, sentence } = state;
  const last = read.at(-1);
  // "4 of them are staying" is said of some: the list sees to it.
  if (last && countsBefore(pieces.slice(Math.max(0, at - 5), at).map(({ text }) => text))) return;
  const asked = markAt(pieces, at - 1) === "?" && last?.end === at - 1;
  if (last && saysRest(pieces, last.to, at)) return;
  const here = last !== undefined && (last.start >= sentence || asked);
  // "the rest my brother is taking" says nothing of what was named.
  if (here && restBetween(pieces, last.end, at)) return;
  const object = PRONOUN.has(wordAt(pieces, at + 1));
  if (!object && hasOtherSubject(pieces, here ? last.to : sentence, at)) return;
  if (!here && hasHeading(pieces, sentence, at)) return;
  if (!here && !pointsBack(pieces, sentence, at)) return;
  if (!here && last && speaksOfOthers(pieces, last.end, sentence)) return;
  if (!last) {
    const all = [1, 2, 3].some((step) =>
      /^(?:both|all|todo|todos|todas|ambos)$/.test(wordAt(pieces, at + step)),
    );
    const count = countOfThem(pieces, sentence, at);
    state.keepsEarlier = all && count === null ? { count, whole: true } : { count };
    return;
  }
  const said = `${wordAt(pieces, at - 1)} ${wordAt(pieces, at)} ${wordAt(pieces, at + 1)}`;
  const many =
    /\b(?:have been|han sido|stay|remain|are|were(?! (?:keep|leav|gonna|taking))|arent|convey|come|vienen|son|both|all|those|them|these|em|belong|pertenecen|quedan|van|ambos|esos|esas|todos)\b/.test(
      said,
    );
  const them = [at - 1, at + 1].some((place) => /^(?:los|las)$/.test(wordAt(pieces, place)));
  // "some paint, you can't take those": what is refused is not the list before it.
  const whole = (many || them) && !standsApart(state, last) ? chainUpTo(read, pieces) : [last];
  const list = PRONOUN.has(wordAt(pieces, at - 1)) ? whole : knownOf(whole);
  const chain = list.filter(({ kind }) => kind === last.kind || last.kind === "item");
  // On its own line a subject is not the list above it.
  for (const mention of chain)
    if (!here || mention === last || mention.start >= sentence) mention.sense = "keep";
}

/**
 * "a rack, 10 chairs stay", "una mesa, las sillas se quedan": behind a mere comma only the last is
 * meant; "the rack and the chairs stay".
 */
function standsApart({ pieces, read }: State, mention: Mention): boolean {
  const { start, count, indefinite, definite } = mention;
  const before = read.at(-2);
  const counted = count !== null && !indefinite;
  return (
    (counted || (definite && before?.definite === false)) &&
    before !== undefined &&
    markAt(pieces, start - 1) === ","
  );
}

/**
 * "a couch, a rug and the lamps stay", "a grill and the washer and dryer are mine": what is new in
 * the list is not what "the" ones are.
 */
function knownOf(chain: readonly Mention[]): readonly Mention[] {
  const isNew = ({ indefinite, count, definite }: Mention) =>
    !definite && (indefinite || count !== null);
  const first = chain.findIndex(({ definite }) => definite);
  const from = chain.findIndex(isNew);
  return first === -1 || from < first ? chain : chain.slice(0, from);
}

const REST = wordSet("rest else others remainder resto demas");
const UNNAMED_REST = wordSet("rest resto else demas");

function restBetween(pieces: readonly Piece[], from: number, to: number): boolean {
  return hasWordOf(REST, pieces, from, to);
}

/** "that's it, the rest my brother is taking": said of things that have no name here. */
function saysRest(pieces: readonly Piece[], from: number, to: number): boolean {
  return hasWordOf(UNNAMED_REST, pieces, from, to);
}

/** "X-ray machine: the vendor is taking it": the line has a subject that none of the lists know. */
function hasHeading(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1)
    if (markAt(pieces, at) === ":" && wordAt(pieces, at - 1) !== "") return true;
  return false;
}

/** "The contents go to charity; leave them": the sentence between is about a thing of its own. */
function speaksOfOthers(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) {
    const opens = endsSentence(pieces, at - 1) && SUBJECT.test(wordAt(pieces, at));
    if (opens) return true;
  }
  return false;
}

const SUBJECT = /^(?:the|my|our|his|her|el|la|los|las|mi|mis|nuestro|nuestra)$/;

/** "one of them is going to my son". */
function countOfThem(pieces: readonly Piece[], from: number, to: number): number | null {
  for (let at = from; at < to; at += 1)
    if (pieces[at]?.kind === "number" && wordAt(pieces, at + 1) === "of")
      return pieces[at]?.value ?? null;
  return null;
}

const ANYTHING = wordSet("anything everything");
const ENTERING = wordSet("touch toquen enter clear");

/** "everything in the kitchen", "touch the attic". */
function speaksOfPlace(pieces: readonly Piece[], at: number): boolean {
  const [word, next] = [wordAt(pieces, at), wordAt(pieces, at + 1)];
  if (ANYTHING.has(word)) return /^(?:from|in|out)$/.test(next);
  return ENTERING.has(word) && ROOMS.has(wordAt(pieces, at + 2));
}

const NOTHING = wordSet("nothing none nada ninguno");
const SUBJECT_PRONOUN = wordSet("they theyre its thats las los lo la");

/** "it stays", "we're keeping those": only a pronoun reaches back to an earlier sentence. */
function pointsBack(pieces: readonly Piece[], sentence: number, at: number): boolean {
  for (let place = sentence; place <= at + 2; place += 1) {
    const word = wordAt(pieces, place);
    if (NOTHING.has(word)) return false;
    // "take nothing from the kitchen, that goes to my son": what is there, not the list.
    if (speaksOfPlace(pieces, place)) return false;
    if (place >= at && markAt(pieces, place) !== "") return false;
    if (place < at && pieces[place]?.value === 1) continue;
    if (PRONOUN.has(word) && !(word === "one" && place < at)) return true;
    if (place < at && SUBJECT_PRONOUN.has(word)) return true;
  }
  return false;
}
