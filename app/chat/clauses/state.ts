import type { Piece } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { Part } from "./cues.ts";
import type { Sureness } from "./doubt.ts";
import type { Role } from "./event.ts";

/** A sentence with what stands around it. */
export type Sentence = {
  parts: readonly Part[];
  pieces: readonly Piece[];
  /** What the heading above it said of all below. */
  section: Role;
  /** The last thing that an earlier sentence of the message named as more than a place. */
  earlier: Thing | undefined;
};

/** What a sentence has said so far, which the next name in it takes. */
export type Stance = {
  role: Role;
  /** Denied by a mere "no", which reaches no further than its own "or". */
  denied: boolean;
  /** A name was denied already: the next is so only by an "or". */
  deniedOne: boolean;
  excepted: boolean;
  /** Behind a "not" that still looks for its verb or name. */
  negated: boolean;
  subject: "us" | "you" | "other" | "none";
  /** Where the subject stands: it is its verb's for a few words. */
  subjectAt: number;
  /** Behind "we sold": before and behind the name of what is gone. */
  gone: "no" | "next" | "one";
  edits: boolean;
  /** A wish denied or over: "don't need the desk …", so that "hauled" behind it is denied too. */
  unwished: "no" | "want" | "take";
  only: boolean;
  repairs: boolean;
  adds: boolean;
};

/** What is said of a thing as a part of its sentence, beside its role. */
export type Marks = Pick<Stance, "only" | "repairs" | "adds" | "excepted" | "denied" | "edits"> & {
  joined: boolean;
};

/** What a message makes of one of its things. */
export type Verdict = Marks & { role: Role; sure: Sureness };

/**
 * One word on a thing: where it is named, by the stance of its sentence; behind it, by a verb that
 * speaks of it. All are gathered before a verdict is given.
 */
export type Claim =
  | { by: "name"; thing: Thing; role: Role; sure: Sureness; marks: Marks }
  | { by: "verb"; thing: Thing; role: Role }
  | { by: "edit"; thing: Thing };

/** Said of what an earlier message named: "we're keeping that". */
export type Drop = { at: number; all: boolean };

/** A sentence read up to some part of it. Every step makes a new one. */
export type State = {
  stance: Stance;
  /** The stance before the bracket that is open. */
  outside: Stance | undefined;
  /** The row of names that a verb behind it speaks of. */
  group: readonly Thing[];
  last: { thing: Thing; role: Role; denied: boolean } | undefined;
  /** A verb behind the last name has judged it. */
  judged: boolean;
  claims: readonly Claim[];
  drops: readonly Drop[];
};

export function freshState({ section }: Sentence): State {
  return {
    stance: {
      role: section,
      denied: false,
      deniedOne: false,
      excepted: section === "keep",
      negated: false,
      subject: "none",
      subjectAt: 0,
      gone: "no",
      edits: false,
      unwished: "no",
      only: false,
      repairs: false,
      adds: false,
    },
    outside: undefined,
    group: [],
    last: undefined,
    judged: false,
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

/** What a verb behind a name takes off the list may be another's: it is asked about. */
function sureOf(role: Role): Sureness {
  return role === "keep" ? "half" : "sure";
}

/** The one verdict on each thing: as it was named, unless a verb behind it says otherwise; the last does. */
export function verdictsOf(claims: readonly Claim[]): Map<Thing, Verdict> {
  const verdicts = new Map<Thing, Verdict>();
  for (const named of claims) {
    if (named.by !== "name") continue;
    const { thing, marks } = named;
    const others = claims.filter((claim) => claim.thing === thing);
    const verb = others.findLast((claim) => claim.by === "verb");
    verdicts.set(thing, {
      ...marks,
      edits: marks.edits || others.some(({ by }) => by === "edit"),
      role: verb?.role ?? named.role,
      sure: verb ? sureOf(verb.role) : named.sure,
    });
  }
  return verdicts;
}
