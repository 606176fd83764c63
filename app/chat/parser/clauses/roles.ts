import { type Pieces, wordAt } from "#app/chat/parser/things/pieces.ts";
import type { Thing } from "#app/chat/parser/things/thing.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import { hasName, isCue, isEnd, isMark, joinOf, opensWithAnd, type Part, SKIPPED } from "./cues.ts";
import { isOnlyMentioned, surenessOf } from "./doubt.ts";
import {
  freshState,
  judged,
  lastVerdict,
  type Sentence,
  type Stance,
  type State,
  turned,
  type Verdicts,
} from "./state.ts";
import { readCue } from "./verbs.ts";

/** Reads a sentence from left to right and judges its things: by what stands before each, and by the verbs behind. */
export function readSentence(sentence: Sentence, verdicts: Verdicts): State {
  const fresh = freshState(sentence, verdicts);
  return sentence.parts.reduce((state, part, at) => readPart(state, sentence, part, at), fresh);
}

function readPart(state: State, sentence: Sentence, part: Part, index: number): State {
  if (part.kind === "thing") return readName(state, sentence, part.thing, index);
  if (part.kind === "cue") return readCue(state, sentence, index);
  if (part.kind === "mark") return readMark(state, sentence, part.mark, index);
  return part.kind === "word" ? readWord(state, sentence, part.word, index) : state;
}

function readMark(state: State, sentence: Sentence, mark: string, index: number): State {
  const { parts, section } = sentence;
  const { stance } = state;
  // "staying with me: the desk"
  const ahead = parts.slice(Math.max(0, index - 3), index);
  const isKept = !hasName(ahead) && ahead.some((part) => isCue(part, "stay", "gone"));
  const isHeading = isKept || isCue(parts[index - 1], "except", "keep", "take");
  // "i need to make room: one desk, a printer"
  if (mark === ":" && (stance.excepted || stance.role === "aside") && !isHeading)
    return turned(state, { role: section, excepted: false, subject: "none" });
  return turned(state, { negated: false, subject: "none" });
}

const APART = wordSet`
  so then which because cause cuz entonces porque says said say dice dijo told asked`;
function readWord(state: State, sentence: Sentence, word: string, index: number): State {
  const { parts, section } = sentence;
  const { negated, role, subject } = state.stance;
  const next = turned(state, {
    // "we bought a new one, so the old desk is yours"
    role: word === "so" && role === "aside" ? section : role,
    negated: negated && SKIPPED.has(word),
    subject: APART.has(word) ? "none" : subject,
  });
  // "take the desk off"
  const named = parts[index - 1];
  const isOff = word === "off" && named?.kind === "thing";
  return isOff ? judged(next, named.thing, { edits: true }) : next;
}

function readName(state: State, sentence: Sentence, thing: Thing, index: number): State {
  const { parts, pieces } = sentence;
  const tie = joinOf(parts, index);
  const stance = stanceAt(state, sentence, thing, index);
  const before = parts[index - 1];
  // A phrase of a verb owns its "off" and "of": behind it they place nothing.
  const owned = before?.kind === "cue" && before.to - before.from > 1;
  // "next to the sofa and the lamp", but "bought a sofa and the lamp goes"
  const isOpen = stance.role !== "aside" && tie === "or" && thing.definite;
  const isAlso = isOpen && lastVerdict(state)?.role === "aside";
  const aside = isAlso || (!owned && isOnlyMentioned(pieces, thing, state.last));
  // "the couch only"
  const isOnly = isCue(parts[index + 1], "only") && isEnd(parts[index + 2]);
  const role = aside ? "aside" : isOnly ? "take" : stance.role;
  const sure = surenessOf(thing, role, sentence, index);
  // "high tops / pub tables" are one
  const joined = (tie !== "none" && !isMark(before, /^\/$/)) || opensWithAnd(parts, index);
  const next = judged(state, thing, { ...stance, role, sure, joined, only: stance.only || isOnly });
  // "fridge stove washer stay"
  const isRow = tie !== "none" || before?.kind === "thing";
  // "the chair that matches our sofa can go"
  const isBeside = aside || (role === "aside" && !isRow && goesAhead(state));
  const group = isBeside ? state.group : [...(isRow ? state.group : []), thing];
  // "my dad's chair goes": behind a name a verb has another subject.
  return { ...next, stance: { ...stance, subject: "none" }, group, last: thing };
}

/** True where a name of the row before goes. */
const goesAhead = ({ group, verdicts }: State) =>
  group.some((thing) => verdicts.get(thing)?.role === "take");

/** The stance that a name meets: how far what was said before it reaches. */
function stanceAt(state: State, sentence: Sentence, thing: Thing, index: number): Stance {
  const { section, parts } = sentence;
  const { stance } = state;
  const before = lastVerdict(state);
  // "bought a grill and the old one is rusty"
  if (stance.negated) return { ...stance, role: "keep", denied: true, negated: false };
  if (stance.denied && before?.denied && (joinOf(parts, index) !== "or" || thing.count !== null))
    return { ...stance, role: section, denied: false };
  // "we sold the chair and two bookshelves": what is new behind what is gone is another matter.
  const isOver = stance.gone && before?.role === "keep";
  // "10 chairs and 1 table" are told alike.
  const isAlike = state.last?.count != null && !state.last.definite && !stance.adds;
  // "the lamp that sat on my desk plus a vacuum"
  const isNext = isCue(parts[index - 1], "join", "add") || isMark(parts[index - 1], /^,$/);
  const goesOn = isNext && stance.role === "aside" && goesAhead(state);
  const isMore = (goesOn || (isOver && !isAlike)) && !thing.definite && thing.count !== null;
  return isMore ? { ...stance, role: section, gone: false, excepted: false } : stance;
}

const SUBJECT_VERBS = wordSet`
  is are was has still can will work works need needs goes stays must gotta died broke fell
  cracked ripped`;

/** "the clock is …": a name that is its verb's subject. */
export function isSubject(pieces: Pieces, { to, end }: Thing): boolean {
  return [to, end].some((at) => SUBJECT_VERBS.has(wordAt(pieces, at)));
}
