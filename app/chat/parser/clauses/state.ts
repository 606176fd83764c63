import { type Pieces, wordAt } from "#app/chat/parser/things/pieces.ts";
import type { Thing, Traits } from "#app/chat/parser/things/thing.ts";
import { AND, WITH } from "#app/chat/parser/words/lists.ts";
import { isMark, type Part, SKIPPED } from "./cues.ts";

/** How sure a role is. half: read so and asked about; no: what seems to go is only asked about. */
export type Sureness = "sure" | "half" | "no";

/** The role of a thing in a message: it is to be taken, to be kept, or only mentioned. */
export type Role = "take" | "keep" | "aside";

/** What is said of a thing in its sentence, beside its role. */
export type Marks = {
  /** Named behind "just": nothing else of what was there before. */
  only: boolean;
  /** After "no wait" or "I mean": replaces what was said before. */
  repairs: boolean;
  /** After "also" or "plus": adds to what was said before. */
  adds: boolean;
  /** Left out of "everything except". */
  excepted: boolean;
  /** Behind a verb that edits a list: "remove", "take off". */
  edits: boolean;
  /** Denied by a mere "no" or "not" before its name. */
  denied: boolean;
  /** It goes on with a list of names. */
  joined: boolean;
};

/** What a message makes of one of its things; where its sentence leaves the role open the reply asks. */
export type Verdict = Marks & { role: Role; sure: Sureness };

/** What a message says, in its order. */
export type Event =
  | NamedEvent
  | RemarkEvent
  | { kind: "drop"; at: number; all: boolean }
  | { kind: "command"; at: number; command: Command };

/** An order about the list as a whole: "start over", "never mind", "put it back", "yes". */
export type Command = "clear" | "undo" | "restore" | "accept";

export type NamedEvent = Verdict & {
  kind: "thing";
  at: number;
  thing: Thing;
  /** Something is said of it as of what is known: "the couch", "couch is brown". */
  described: boolean;
  /** It says what the name before it is ("the couch is a sleeper"), what was named last, or some of that. */
  tells: "before" | "last" | "some" | null;
};

/** Said of what was named before: how many, of what kind. */
export type RemarkEvent = {
  kind: "remark";
  at: number;
  count: number | null;
  /** The number counts, whatever the words beside it tell. */
  counts: boolean;
  traits: Traits;
  /** The count replaces, comes on top, or stays behind. */
  op: "set" | "add" | "less";
  /** Applies to everything that was named last rather than to one thing. */
  all: boolean;
  /** "3 of each": so many of each thing that was named last. */
  each: boolean;
};

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
  /** Behind "we sold": a new name with a count is another matter. */
  gone: boolean;
};

/** What was said of each thing that a message has named so far; the last word stands. */
export type Verdicts = ReadonlyMap<Thing, Verdict>;

/** Said of what an earlier message named: "we're keeping that", "ok, take it". */
export type Drop = { at: number; all: boolean; role: Role };

/** A sentence read up to some part of it. Every step makes a new one. */
export type State = {
  stance: Stance;
  /** The row of names that a verb behind it speaks of. */
  group: readonly Thing[];
  last: Thing | undefined;
  verdicts: Verdicts;
  drops: readonly Drop[];
};

export function freshState({ section }: Sentence, verdicts: Verdicts): State {
  const stance: Stance = {
    role: section,
    denied: false,
    excepted: section === "keep",
    negated: false,
    subject: "none",
    gone: false,
    edits: false,
    only: false,
    repairs: false,
    adds: false,
  };
  return { stance, group: [], last: undefined, verdicts, drops: [] };
}

/** The state with another stance for what follows. */
export function turned(state: State, change: Partial<Stance>): State {
  return { ...state, stance: { ...state.stance, ...change } };
}

/** The state with one more word on a thing. */
export function judged(state: State, thing: Thing, word: Verdict | Partial<Verdict>): State {
  const verdict = { ...state.verdicts.get(thing), ...word } as Verdict;
  return { ...state, verdicts: new Map(state.verdicts).set(thing, verdict) };
}

/** The last word on what its sentence named last. */
export function lastVerdict({ last, verdicts }: State): Verdict | undefined {
  return last && verdicts.get(last);
}

/** What a verb speaks of before it: the last name, what its "it" stands for, the row of a plural, or all. */
export type Reach = "one" | "it" | "row" | "all";

/** A verb judges the row of names it follows, else what was named last, else what an earlier message did (a drop). */
export function judgedBack(state: State, sentence: Sentence, role: Role, at: number, reach: Reach) {
  const { pieces, earlier } = sentence;
  const { group, last, verdicts } = state;
  // "2 toilets, the other one stays"
  const words = pieces.slice(last?.end, at + 5).map(({ text }) => text);
  const isOther = () => OTHERS.test(words.join(" ")) || isOfOther(sentence, last?.end ?? 0, at);
  if (last && group.length > 0 && isOther()) return state;
  if (group.length === 0 && !/^(?:all|it)$/.test(reach) && hasSubject(sentence, at)) return state;
  // "the couch has a rip, the chairs wobble, take it all": of what was kept, only the last names
  const taken = [...verdicts.keys()].filter((one) => verdicts.get(one)?.role === "take");
  const whole = role === "take" ? [...new Set([...taken, ...group])] : group;
  const named = group.length > 0 ? group : [earlier ?? last].filter((one) => one !== undefined);
  const of = reach === "all" ? whole : reach === "row" ? rowEnd(named, pieces) : named.slice(-1);
  // What a verb behind a name takes off the list may be another's: it is asked about.
  const sure = role === "keep" ? "half" : "sure";
  if (of.length > 0) return of.reduce((next, thing) => judged(next, thing, { role, sure }), state);
  // "all of it" behind what the same message lists is all of something else.
  if (reach === "all" && earlier) return state;
  return { ...state, drops: [...state.drops, { at, role, all: reach === "all" }] };
}

/** A verb has a subject of its own before it that is no name: "the kids are gone", "the attic is done, that stays". */
function hasSubject({ parts, pieces }: Sentence, verb: number): boolean {
  // "my buddy with a truck is coming for it"
  const isHeld = ({ from }: Part) => [0, 1, 2].some((by) => WITH.has(wordAt(pieces, from - by)));
  return parts.some((part) => part.from < verb && isNoun(part) && !isHeld(part));
}

/** Between a name and the verb stands another subject: "sofa, the cushions stay", "box spring (frame stays)". */
function isOfOther({ parts }: Sentence, from: number, verb: number): boolean {
  const between = parts.filter((part) => part.from >= from && part.to <= verb);
  const opens = (part?: Part) => isMark(part, /^[,(-]$/);
  const last = between.findLastIndex(opens);
  const isOther = (part: Part, at: number) =>
    opens(between[at - 1]) ? isNoun(part) || part.kind === "number" : isNoun(part) && at > last;
  return last !== -1 && between.some(isOther);
}

const OTHERS = new RegExp(
  String.raw`\bthe (?:rest|others|other (?:\d|is|stays))\b|\b(?:el resto|l[ao]s demas|` +
    String.raw`todo lo demas|everything else)\b|\b(?:el otro|la otra) (?:l[oa]|se)\b`,
);

/** A word that may be a subject; "the tables, eight of them, have been given away" has no other. */
function isNoun(part: Part): boolean {
  if (part.kind !== "word") return false;
  return !SKIPPED.has(part.word) && part.word.length > 2;
}

/** The end of a row that a plural verb speaks of: "the tv and the stand", of "2 chairs and the table" the table. */
function rowEnd(group: readonly Thing[], pieces: Pieces): readonly Thing[] {
  const last = group.at(-1);
  if (!last || !AND.has(wordAt(pieces, last.start - 1))) return group.slice(-1);
  // "a washer and dryer" share their article.
  const head = (!last.definite && group.at(-2)) || last;
  const isOther = ({ count }: Thing) => head.definite && count !== null;
  return group.slice(group.slice(0, -1).findLastIndex(isOther) + 1);
}
