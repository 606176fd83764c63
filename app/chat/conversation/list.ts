import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** A line of the list as the conversation builds it. */
export type DraftLine = {
  id: string;
  quantity: number;
  /** Nobody said how many: the reply asks. */
  open: boolean;
  /** Somebody gave a number. */
  counted: boolean;
  /** Named with a size or kind. */
  described: boolean;
  /** The canonical words it was named with. */
  words: readonly string[];
  /** The noun it was named with. */
  head: string;
  /** The item that its name alone stands for. */
  base: string;
  /** The phrase it was named with, as written. */
  literal: string;
  /** The message it was named in first. */
  message: number;
  /** The place of that message's list that it was named under last; 0 for none. */
  section: number;
};

/** The list while a conversation is read; lines keep the order of their first mention. */
export type Draft = {
  lines: DraftLine[];
  /** Lines taken off, latest last, so that they can be put back. */
  removed: DraftLine[];
  /** The list before each message that changed it, latest last. */
  history: DraftLine[][];
  /** Items left out of an "everything except", with the message that said so. */
  excepted: Map<string, number>;
  /** The id named last, also when it was taken off. */
  last: string | undefined;
};

export function createDraft(): Draft {
  return { lines: [], removed: [], history: [], excepted: new Map(), last: undefined };
}

export function lineOf(draft: Draft, id: string): DraftLine | undefined {
  return draft.lines.find((line) => line.id === id);
}

export function removeLine(draft: Draft, line: DraftLine): void {
  draft.lines = draft.lines.filter((other) => other !== line);
  draft.removed.push(line);
}

export function clearLines(draft: Draft): void {
  draft.removed = draft.lines;
  draft.lines = [];
}

/** Makes a line another item's, in its place; two lines of one item become one. */
export function changeItem(
  draft: Draft,
  line: DraftLine,
  id: string,
  words: readonly string[],
): void {
  const other = draft.lines.find((candidate) => candidate.id === id && candidate !== line);
  if (other) {
    other.quantity += line.quantity;
    draft.lines = draft.lines.filter((candidate) => candidate !== line);
  } else Object.assign(line, { id, words, described: true });
  draft.last = id;
}

/** Puts back what was taken off last. */
export function restoreLast(draft: Draft): void {
  const line = draft.removed.pop();
  if (!line || lineOf(draft, line.id)) return;
  draft.lines.push(line);
  draft.last = line.id;
}

/**
 * The line that a noun speaks of: the item itself, or the latest line that may be called by that
 * noun ("the couch" for a sleeper sofa).
 */
export function referredLine(
  draft: Draft,
  noun: { id: string; words: readonly string[]; head: string },
  vocabulary: Vocabulary,
): DraftLine | undefined {
  const exact = lineOf(draft, noun.id);
  if (exact || noun.words.length > 1) return exact;
  const called = draft.lines.filter(({ id }) => vocabulary.heads.get(id)?.has(noun.head));
  return called.find(({ id }) => id === draft.last) ?? called.at(-1);
}
