import type { Named, Thing } from "../things/thing.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** A line of the list as the conversation builds it. */
export type Line = {
  /** Which line it is: two lines may be of one item ("4 patio chairs, an umbrella"). */
  key: number;
  id: string;
  quantity: number;
  /** The count is unknown: the reply asks for it. */
  open: boolean;
  /** The number was said with its name. */
  counted: boolean;
  /** Named with a size or kind. */
  described: boolean;
  /** What it was called before sizes chose. */
  base: Named;
  /** The message that named it first. */
  message: number;
};

/** The list that stands, with what is needed to read the next thing said. Never changed in place. */
export type List = {
  lines: readonly Line[];
  /** The keys of lines named last, together: "both" and "they" speak of them, "it" of the last one. */
  focus: readonly number[];
  /** Lines taken off last, so that they can be put back. */
  removed: readonly Line[];
  /** The lines as the message that is read found them. */
  start: readonly Line[];
  /** Other counts that may be meant of an item, 0 for none of it. */
  unsure: readonly Unsure[];
  /** What the message before asked about and did not have: "yes" or "i have 3" puts it on. */
  offered: Line | null;
  /** Whole lists that the latest message may mean instead. */
  instead: readonly Instead[];
  /** The lists before each message that changed it, latest last. */
  history: readonly (readonly Line[])[];
  /** The key of the next line. */
  next: number;
};

/** What may be meant instead: other counts of an item, said in a message. */
export type Unsure = { id: string; counts: readonly number[]; message: number };

/** Another list that a message may have meant. */
export type Instead = { lines: readonly Line[]; message: number };

/** Where in a conversation something is said. */
export type Place = {
  message: number;
  excepted: readonly Thing[];
  /** What the message says a thing is not: "a loveseat, not a sofa". */
  denied: readonly Thing[];
  /** The message says again what is on the list: "so the desk and the chairs, that's it". */
  restates: boolean;
  /** A part of a truck is on the list or in the message: what comes without a count fills it. */
  hasLoad: boolean;
  vocabulary: Vocabulary;
};

export const EMPTY_LIST: List = {
  lines: [],
  start: [],
  focus: [],
  removed: [],
  unsure: [],
  offered: null,
  instead: [],
  history: [],
  next: 0,
};

/** The first line of an item. */
export function lineOf({ lines }: List, id: string | undefined): Line | undefined {
  return lines.find((line) => line.id === id);
}

export function lineAt({ lines }: List, key: number | undefined): Line | undefined {
  return lines.find((line) => line.key === key);
}

/** How many of an item are on the list. */
export function quantityOf({ lines }: Pick<List, "lines">, id: string): number {
  return lines.reduce((sum, line) => (line.id === id ? sum + line.quantity : sum), 0);
}

/** The same list with one line changed, or gone where it comes to nothing. */
export function withLine(list: List, { key }: Line, change: Partial<Line> | null): List {
  const old = lineAt(list, key);
  if (!old) return list;
  if (change === null || (change.quantity !== undefined && change.quantity < 1))
    return { ...list, lines: list.lines.filter((line) => line !== old), removed: [old] };
  const changed = { ...old, ...change };
  return { ...list, lines: list.lines.map((line) => (line === old ? changed : line)) };
}

export function addLine(list: List, line: Omit<Line, "key">): List {
  const { lines, next } = list;
  return { ...list, lines: [...lines, { ...line, key: next }], next: next + 1 };
}

/** One line for each item, in the order in which they were named. */
export function summed(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  for (const line of lines) {
    const twin = sums.get(line.id);
    sums.set(line.id, twin ? { ...twin, quantity: twin.quantity + line.quantity } : line);
  }
  return [...sums.values()];
}

/** The list with so many of what was asked about before it was had; `still`: of what more may be told. */
export function withOffered(
  list: List,
  quantity: number,
  still: Line | null = null,
): List | undefined {
  const { offered, unsure } = list;
  if (!offered || lineOf(list, offered.id)) return undefined;
  const open = unsure.filter(({ id }) => id !== offered.id && id !== still?.id);
  return {
    ...addLine(list, { ...offered, quantity }),
    offered: still,
    unsure: open,
    focus: [list.next],
  };
}
