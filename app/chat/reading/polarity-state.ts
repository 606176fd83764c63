import type { Heading } from "./headings.ts";
import type { Mention } from "./mention.ts";
import type { Piece } from "./pieces.ts";

/** How many of something named in an earlier message are kept, null for all of it; or the whole list. */
export type KeptEarlier = { count: number | null; whole?: boolean };

/** What is being said of the names to come. */
export type Scope = {
  sense: "take" | "keep";
  from: number;
  loose: boolean;
  exception: boolean;
  /** Takes back what was named before: "forget the lamp". */
  retracts: boolean;
};

export type State = {
  pieces: readonly Piece[];
  mentions: readonly Mention[];
  byStart: ReadonlyMap<number, Mention>;
  /** Headings that keep or take what stands under them, by their first piece. */
  headings: ReadonlyMap<number, Heading>;
  scope: Scope;
  /** Where the sentence began, and the names read so far. */
  sentence: number;
  read: Mention[];
  /** True when some boxes of a list are ticked, so that an empty one says no. */
  ticks: boolean;
  /** Where an "only" stood: what is named apart from its list is not meant. */
  only: number;
  /** Named behind "don't need": kept if "just the …" or "… taken" follows. */
  unwanted: Mention[];
  /** Something is kept that this message does not name: "we're keeping it". */
  keepsEarlier: KeptEarlier | undefined;
};

export function open(sense: Scope["sense"], from: number, loose = false, exception = false): Scope {
  return { sense, from, loose, exception, retracts: false };
}
