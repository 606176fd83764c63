import { type Piece, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { Part } from "./cues.ts";
import { surenessOf } from "./doubt.ts";
import { FILL, isListed, isMark, joinOf, opensWithAnd, SKIPPED, thingAfter } from "./look.ts";
import { isOnlyMentioned } from "./mentioned.ts";
import { claimed, freshState, type Sentence, type Stance, type State, turned } from "./state.ts";
import { readCue } from "./verbs.ts";

/**
 * Reads a sentence from left to right and gathers what it claims of its things: each name by what
 * the sentence has said before it, and by the verbs behind it.
 */
export function readSentence(sentence: Sentence): Pick<State, "claims" | "drops"> {
  return sentence.parts.reduce(
    (state, part, index) => readPart(state, sentence, part, index),
    freshState(sentence),
  );
}

function readPart(state: State, sentence: Sentence, part: Part, index: number): State {
  if (part.kind === "thing") return readName(state, sentence, part.thing, index);
  if (part.kind === "cue") return readCue(state, sentence, index);
  if (part.kind === "mark") return readMark(state, sentence, part.mark, index);
  return part.kind === "word" ? readWord(state, sentence, part.word, index) : state;
}

function readMark(state: State, sentence: Sentence, mark: string, index: number): State {
  const { parts, pieces, section } = sentence;
  const { stance } = state;
  // Where some boxes of a list are ticked the others stay.
  const ticked = mark === "[ ]" && pieces.some(({ text }) => text === "[x]");
  if (mark === "[ ]") return ticked ? turned(state, { role: "keep" }) : state;
  if (mark === "(") return { ...state, outside: stance };
  if (mark === ")" && state.outside) return { ...state, stance: state.outside };
  if (mark === ":" && stance.excepted && parts[index - 1]?.kind === "thing")
    return turned(state, { role: section, excepted: false, subject: "none" });
  return turned(state, {
    negated: false,
    subject: "none",
    only: stance.only && mark !== ",",
  });
}

function readWord(state: State, { parts }: Sentence, word: string, index: number): State {
  const own = SKIPPED.has(word) || FILL.has(word);
  const apart =
    /^(?:so|then|because|cause|cuz|entonces|porque|says|said|say|dice|dijo|told|asked)$/;
  const next = turned(state, {
    ...(own ? {} : { negated: false }),
    ...(apart.test(word) ? { subject: "none" } : {}),
  });
  const thing = parts[index - 1]?.kind === "thing" ? state.last?.thing : undefined;
  if (!thing) return next;
  // "put the lamp back", "take the lamp off": the verb's other half.
  if (word === "back") return claimed(next, [{ by: "verb", thing, role: "take" }]);
  const edits = word === "off" && state.stance.role === "take" && isEnd(parts[index + 1]);
  return edits ? claimed(next, [{ by: "edit", thing }]) : next;
}

function isEnd(next: Part | undefined): boolean {
  return next === undefined || next.kind === "mark";
}

function readName(state: State, sentence: Sentence, thing: Thing, index: number): State {
  const { parts, pieces } = sentence;
  const joined = joinOf(parts, index);
  const stance = stanceAt(state, sentence, thing, index, joined);
  const aside = isAside(state, sentence, thing, index, joined, stance);
  const role = aside ? "aside" : stance.role;
  const { only, repairs, adds, excepted, denied, edits } = stance;
  const sure =
    role === "keep" && stance.unwished === "want"
      ? "half"
      : surenessOf(thing, role, parts, index, pieces, isListed(parts, index));
  const listed = joined !== "none" || opensWithAnd(parts, index);
  const marks = { only, repairs, adds, excepted, denied, edits, joined: listed };
  const group = joined === "none" ? [] : state.group;
  return {
    ...claimed(state, [{ by: "name", thing, role, sure, marks }]),
    stance: { ...stance, deniedOne: stance.deniedOne || denied },
    group: aside ? group : [...group, thing],
    last: { thing, role, denied },
    judged: false,
  };
}

/** The stance that a name meets: how far what was said before it reaches. */
function stanceAt(
  state: State,
  { parts, pieces, section }: Sentence,
  thing: Thing,
  index: number,
  joined: "or" | "list" | "none",
): Stance {
  const { stance } = state;
  if (stance.negated) return { ...stance, role: "keep", denied: true, negated: false };
  if (stance.denied && stance.deniedOne && joined !== "or")
    return { ...stance, role: section, denied: false, deniedOne: false };
  // "I promised the bike to him, the trampoline is free": a subject of its own.
  const own = /^(?:is|are|was|has|still|can)$/.test(wordAt(pieces, thing.end));
  if (stance.role === "keep" && section === "take" && own && isMark(parts[index - 1], /^,$/))
    return { ...stance, role: section, excepted: false };
  // "we sold the chair and two bookshelves": what is new behind what is gone is another matter.
  if (stance.gone === "one" && !thing.definite && thing.count !== null)
    return { ...stance, role: section, gone: "no", excepted: false };
  return stance.gone === "next" && thing.definite ? { ...stance, gone: "one" } : stance;
}

function isAside(
  { last }: State,
  { parts, pieces }: Sentence,
  thing: Thing,
  index: number,
  joined: "or" | "list" | "none",
  { role }: Stance,
): boolean {
  const before = parts[index - 1];
  // A phrase of a verb owns its "off" and "of": behind it they place nothing.
  const owned = before?.kind === "cue" && before.to - before.from > 1;
  if (!owned && isOnlyMentioned(pieces, thing, last?.thing, thingAfter(parts, index))) return true;
  if (isNew(pieces, thing)) return role !== "keep";
  return joined === "or" && last?.role === "aside" && thing.definite;
}

const NEW = /^(?:new|nuev[oa]s?)$/;

/** "a new fridge", "muebles nuevos" are on their way in. */
function isNew(pieces: readonly Piece[], { start, from, end }: Thing): boolean {
  const described = pieces.slice(start, from).map(({ text }) => text);
  return [...described, wordAt(pieces, end), wordAt(pieces, end - 1)].some((word) =>
    NEW.test(word),
  );
}
