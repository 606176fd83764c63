import { ADDED } from "#app/chat/chat.ts";
import type { NamedEvent } from "#app/chat/parser/clauses/state.ts";
import type { Named, Thing } from "#app/chat/parser/things/thing.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { type CartLine, MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";

/** A line of the list as the conversation builds it. */
export type Line = {
  /** Which line it is: two lines may be of one item ("4 patio chairs, an umbrella"). */
  key: symbol;
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

/** A line that is not on a list yet. */
export type NewLine = Omit<Line, "key">;

/** The list that stands, with what is needed to read the next thing said. Never changed in place. */
export type List = {
  lines: readonly Line[];
  /**
   * The keys of lines named last, none for what is not on the list: "both" and "they" speak of
   * all, "it" of the last.
   */
  focus: readonly (symbol | undefined)[];
  /** What the last message that took lines off took off, so that it can be put back. */
  removed: readonly Line[];
  /** Other counts that may be meant of an item, 0 for none of it. */
  unsure: readonly Unsure[];
  /** What the message before asked about and did not have: "yes" or "i have 3" puts it on. */
  offered: NewLine | null;
  /** The lines that the latest message may mean instead. */
  instead: readonly Line[] | null;
  /** The lines that each message which changed them found, latest last; those of the message being read too. */
  history: readonly (readonly Line[])[];
};

/** What may be meant instead: other counts of an item, said in a message. */
export type Unsure = { id: string; counts: readonly number[]; message: number };

/** Where in a conversation something is said. */
export type Place = {
  message: number;
  excepted: readonly Thing[];
  /** The message says again what is on the list: "so the desk and the chairs, that's it". */
  restates: boolean;
  vocabulary: Vocabulary;
};

export const EMPTY_LIST: List = {
  lines: [],
  focus: [],
  removed: [],
  unsure: [],
  offered: null,
  instead: null,
  history: [],
};

/** The first line of an item. */
export function lineOf({ lines }: List, id: string | undefined): Line | undefined {
  return lines.find((line) => line.id === id);
}

export function lineAt({ lines }: List, key: symbol | undefined): Line | undefined {
  return lines.find((line) => line.key === key);
}

/** What was named last and is on the list; none where something refused was named since. */
export function lastLine(list: List): Line | undefined {
  const key = list.focus.at(-1);
  return key ? lineAt(list, key) : list.lines.at(-1);
}

/** How many of an item are on the list. */
export function quantityOf(lines: readonly Pick<Line, "id" | "quantity">[], id: string): number {
  return lines.reduce((sum, line) => (line.id === id ? sum + line.quantity : sum), 0);
}

/** The same list with one line changed, or gone where it comes to nothing. */
export function withLine(list: List, { key }: Line, change: Partial<Line> | null): List {
  const isNone = change === null || (change.quantity ?? 1) < 1;
  const changed = (line: Line) => (line.key === key ? { ...line, ...change } : line);
  const others = list.lines.filter((line) => line.key !== key);
  return { ...list, lines: isNone ? others : list.lines.map(changed) };
}

export function addLine(list: List, line: NewLine): List {
  return { ...list, lines: [...list.lines, { ...line, key: Symbol(line.id) }] };
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

/** The list with so many of what was asked about before it was had. */
export function withOffered(list: List, quantity: number): List | undefined {
  const { offered } = list;
  if (!offered || lineOf(list, offered.id)) return undefined;
  const { lines } = addLine(list, { ...offered, quantity, open: false });
  const unsure = list.unsure.filter(({ id }) => id !== offered.id);
  return { ...list, lines, offered: null, unsure, focus: [lines.at(-1)?.key] };
}

/** Remembers what else may be meant by a name: that it goes or stays, more of it, fewer, or as many as were said. */
export function withDoubt(before: List, after: List, event: NamedEvent, message: number): List {
  const { thing, role, sure, repairs } = event;
  const { id, count } = thing;
  const line = lineOf(before, id);
  const [old, now] = [quantityOf(before.lines, id), quantityOf(after.lines, id)];
  const isCorrection = line !== undefined && line.message < message && count !== null;
  const said = isCorrection && !repairs ? around(old, count) : [];
  const summed = old > 0 && now > old && !thing.additive;
  const told = role !== "keep" && now > 0 ? 0 : Math.max(old, count ?? 1);
  const isNew = role === "keep" && old === 0 && count !== null && !event.denied;
  const half = sure === "sure" && !isNew ? [] : [told];
  const sums = summed ? [Math.max(old, now - old)] : [];
  return asking(after, id, [...half, ...sums, ...(thing.additive ? [] : said)], message);
}

/** The counts that a number said of so many may leave. */
export function around(old: number, said: number): number[] {
  return [said, old - said, old + said].filter((count) => count >= 0);
}

/** The list with other counts that may be meant of an item, in place of those asked about before. */
export function asking(list: List, id: string, counts: readonly number[], message: number): List {
  const others = list.unsure.filter((one) => one.id !== id);
  const now = quantityOf(list.lines, id);
  const open = [...new Set(counts)].filter((count) => count !== now);
  return { ...list, unsure: [...others, { id, counts: open, message }] };
}

/** The list that a customer chose: a changed line is settled, the others stay open; no change settles all. */
export function chosenList(
  list: List,
  lines: readonly CartLine[],
  message: number,
  { catalog }: Vocabulary,
): List {
  const known = lines.filter(
    ({ id }, at) => catalog.byId.has(id) && lines.findIndex((one) => one.id === id) === at,
  );
  const isSame = ({ id, quantity }: CartLine) =>
    Math.min(quantityOf(list.lines, id), MAX_UNITS_PER_LINE) === quantity;
  const settlesAll = known.length === summed(list.lines).length && known.every(isSame);
  const chosen = known.flatMap(({ id, quantity }): Line[] => {
    const old = list.lines.filter((line) => line.id === id);
    if (old.length > 0 && !settlesAll && isSame({ id, quantity })) return old;
    const base: Named = { kind: "item", id, words: [id], head: id, literal: id, collective: false };
    const line = old[0] ?? { id, base, message, counted: true, key: Symbol(id) };
    return [{ ...line, quantity, open: false, described: true }];
  });
  const isOpen = ({ id }: Unsure) => isSame({ id, quantity: quantityOf(known, id) });
  const unsure = settlesAll ? [] : list.unsure.filter(isOpen);
  const history = [...list.history, list.lines];
  const focus = chosen.map(({ key }) => key);
  return { ...list, lines: chosen, unsure, offered: null, instead: null, history, focus };
}

/** The list without what the assistant reports as added to the cart ("… 2 × Sofa, 1 × Treadmill."): that is done. */
export function withoutAdded(list: List, content: string, { catalog }: Vocabulary): List {
  if (!ADDED.test(content)) return list;
  const names = content.replace(/\.$/, "").split(/[:,] \d+ × /);
  const isLeft = ({ id }: Pick<Line, "id">) => {
    const { name = "", nameEs = "" } = catalog.byId.get(id) ?? {};
    return !names.includes(name) && !names.includes(nameEs);
  };
  return { ...list, lines: list.lines.filter(isLeft), unsure: list.unsure.filter(isLeft) };
}
