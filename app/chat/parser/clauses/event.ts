import type { Thing, Traits } from "#app/chat/parser/things/thing.ts";
import type { Sureness } from "./doubt.ts";

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
