import { type Piece, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { Part } from "./cues.ts";
import type { Role } from "./event.ts";
import { FILL, isCue, isMark, isWord, SKIPPED } from "./look.ts";
import { claimed, type Sentence, type State } from "./state.ts";

/** How much of what stands before it a verb speaks of: the last name, the row of a plural, or all. */
export type Reach = "one" | "row" | "all";

/**
 * A verb judges what was named before it: the row of names it follows, else what the sentence or the
 * one before named last, else what an earlier message did, which is then dropped.
 */
export function judgedBack(
  state: State,
  sentence: Sentence,
  role: Role,
  at: number,
  reach: Reach,
): State {
  const { parts, pieces } = sentence;
  const { group, last } = state;
  const rest = parts.some(
    (part) => isCue(part, "all") && /^(?:else|rest|demas|resto)$/.test(wordAt(pieces, part.to - 1)),
  );
  if (group.length === 0 && rest) return state;
  if (last && group.length > 0 && isOfOther(parts, last.thing.end, at)) return state;
  const spoken = group.length > 0 ? group : withoutRow(sentence, at);
  if (!spoken) return state;
  const of = reach === "all" ? spoken : reach === "row" ? rowEnd(spoken, pieces) : spoken.slice(-1);
  if (of.length > 0)
    return claimed(
      state,
      of.map((thing) => ({ by: "verb", thing, role })),
    );
  const drop = { at, all: reach === "all" };
  return role === "keep" ? { ...state, drops: [...state.drops, drop] } : state;
}

/** What a verb without a name before it in its clause speaks of; undefined where it has another subject. */
function withoutRow({ parts, earlier }: Sentence, at: number): readonly Thing[] | undefined {
  if (hasOwnSubject(parts, at)) return undefined;
  return earlier ? [earlier] : [];
}

/** True where a sentence has a subject of its own before its verb: "the kids are gone". */
function hasOwnSubject(parts: readonly Part[], verb: number): boolean {
  const before = parts.filter(({ from }) => from < verb);
  const headed = before.some(
    (part, at) => isMark(part, /^[:,-]$/) && before[at - 1]?.kind === "word",
  );
  if (headed) return true;
  const named = before.some((part) => isNounlike(part));
  return named && !parts.some((part) => isCue(part, "it"));
}

function isNounlike(part: Part | undefined): boolean {
  return (
    part?.kind === "word" && part.word.length > 3 && !SKIPPED.has(part.word) && !FILL.has(part.word)
  );
}

/**
 * Between a name and the verb stands another subject: "sofa, the cushions stay", "box spring (frame
 * stays)", "the rest my brother is taking".
 */
function isOfOther(parts: readonly Part[], from: number, to: number): boolean {
  const between = parts.filter((part) => part.from >= from && part.to <= to);
  const rest = between.some((part) => isCue(part, "all") && part.to - part.from > 1);
  const opens = between.findIndex((part) => isMark(part, /^[,(]$/));
  if (rest || opens === -1) return rest;
  const article = isWord(
    between[opens + 1],
    /^(?:the|a|an|my|their|his|her|el|la|los|las|un|una)$/,
  );
  const subject = between[opens + (article ? 2 : 1)];
  const behind = between.slice(opens + (article ? 3 : 2));
  return (
    isNounlike(subject) && behind.every((part) => isWord(part, /^(?:is|are|was|will|be|can|also)$/))
  );
}

/** The names at the end of a row that a plural verb speaks of: "the tv and the stand stay". */
function rowEnd(group: readonly Thing[], pieces: readonly Piece[]): readonly Thing[] {
  let from = group.length - 1;
  const last = group[from];
  if (!last || !/^(?:and|n|y|e|or|nor|o|ni)$/.test(wordAt(pieces, last.start - 1)))
    return group.slice(-1);
  for (; from > 0; from -= 1) {
    const [one, two] = [group[from - 1] as Thing, group[from] as Thing];
    const tied = two.start - one.end <= 2;
    if (!tied || one.indefinite !== two.indefinite) break;
  }
  return group.slice(from);
}
