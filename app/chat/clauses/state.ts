import { type Pieces, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { Part } from "./cues.ts";
import type { Sureness } from "./doubt.ts";
import type { Marks, Role, Verdict } from "./event.ts";
import { isMark, SKIPPED } from "./look.ts";

/** A sentence with what stands around it. */
export type Sentence = {
  parts: readonly Part[];
  pieces: Pieces;
  /** What the heading above it said of all below. */
  section: Role;
  /** The last thing that an earlier sentence of the message named as more than a place. */
  earlier: Thing | undefined;
};

/** What a sentence has said so far, which the next name in it takes. */
export type Stance = Omit<Marks, "joined"> & {
  role: Role;
  /** Behind a "not" that still looks for its verb or name. */
  negated: boolean;
  subject: "us" | "you" | "other" | "none";
  /** Where the subject stands: it is its verb's for a few words. */
  subjectAt: number;
  /** Behind "we sold": a new name with a count is another matter. */
  gone: boolean;
  /** Behind a wish that is denied: "don't need the desk …", so that "hauled" behind it is denied too. */
  unwished: boolean;
};

/**
 * One word on a thing: where it is named, by the stance of its sentence; behind it, by a verb that
 * speaks of it. All are gathered before a verdict is given.
 */
export type Claim =
  | { by: "name"; thing: Thing; role: Role; sure: Sureness; marks: Marks }
  | { by: "verb"; thing: Thing; role: Role }
  | { by: "mark"; thing: Thing; mark: "edits" | "only" };

/** Said of what an earlier message named: "we're keeping that", "ok, take it". */
export type Drop = { at: number; all: boolean; role: Role };

/** A sentence read up to some part of it. Every step makes a new one. */
export type State = {
  stance: Stance;
  /** The row of names that a verb behind it speaks of. */
  group: readonly Thing[];
  last: { thing: Thing; role: Role; denied: boolean } | undefined;
  claims: readonly Claim[];
  drops: readonly Drop[];
};

export function freshState({ section }: Sentence): State {
  return {
    stance: {
      role: section,
      denied: false,
      excepted: section === "keep",
      negated: false,
      subject: "none",
      subjectAt: 0,
      gone: false,
      edits: false,
      unwished: false,
      only: false,
      repairs: false,
      adds: false,
    },
    group: [],
    last: undefined,
    claims: [],
    drops: [],
  };
}

/** The state with another stance for what follows. */
export function turned(state: State, change: Partial<Stance>): State {
  return { ...state, stance: { ...state.stance, ...change } };
}

export function claimed(state: State, claims: readonly Claim[]): State {
  return { ...state, claims: [...state.claims, ...claims] };
}

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
  const { parts, pieces, earlier } = sentence;
  const { group, last } = state;
  if (last && group.length > 0 && isOfOther(parts, last.thing.end, at)) return state;
  // A subject of its own: "the kids are gone".
  const isOwn = parts.some((part) => part.from < at && isNoun(part));
  if (group.length === 0 && reach !== "all" && isOwn) return state;
  const spoken = group.length > 0 || reach === "all" || !earlier ? group : [earlier];
  const of = reach === "all" ? spoken : reach === "row" ? rowEnd(spoken, pieces) : spoken.slice(-1);
  const claims = of.map((thing) => ({ by: "verb", thing, role }) as const);
  if (of.length > 0) return claimed(state, claims);
  // "all of it" behind what the same message lists is all of something else.
  if (reach === "all" && earlier) return state;
  return { ...state, drops: [...state.drops, { at, role, all: reach === "all" }] };
}

/** Between a name and the verb stands another subject: "sofa, the cushions stay", "box spring (frame stays)". */
function isOfOther(parts: readonly Part[], from: number, verb: number): boolean {
  const between = parts.filter((part) => part.from >= from && part.to <= verb);
  const opens = between.findLastIndex((part) => isMark(part, /^[,(-]$/));
  return opens !== -1 && between.slice(opens + 1).some(isNoun);
}

function isNoun(part: Part): boolean {
  return part.kind === "word" && !SKIPPED.has(part.word) && part.word.length > 3;
}

/** The names at the end of a row that a plural verb speaks of: "the tv and the stand stay". */
function rowEnd(group: readonly Thing[], pieces: Pieces): readonly Thing[] {
  let from = group.length - 1;
  const last = group[from];
  if (!last || !/^(?:and|n|y|e|or|nor|o|ni)$/.test(wordAt(pieces, last.start - 1)))
    return group.slice(-1);
  for (; from > 0; from -= 1) {
    const [one, two] = [group[from - 1] as Thing, group[from] as Thing];
    if (one.indefinite !== two.indefinite) break;
  }
  return group.slice(from);
}

/** The one verdict on each thing: as it was named, unless a verb behind it says otherwise; the last does. */
export function verdictsOf(claims: readonly Claim[]): Map<Thing, Verdict> {
  const verdicts = new Map<Thing, Verdict>();
  for (const claim of claims) {
    const verdict = withClaim(verdicts.get(claim.thing), claim);
    if (verdict) verdicts.set(claim.thing, verdict);
  }
  return verdicts;
}

/** A verdict with one more claim; a verb says nothing of a thing that was not named. */
function withClaim(verdict: Verdict | undefined, claim: Claim): Verdict | undefined {
  if (claim.by === "name") return { ...claim.marks, role: claim.role, sure: claim.sure };
  if (!verdict) return undefined;
  if (claim.by === "mark") return { ...verdict, [claim.mark]: true };
  // What a verb behind a name takes off the list may be another's: it is asked about.
  return { ...verdict, role: claim.role, sure: claim.role === "keep" ? "half" : "sure" };
}
