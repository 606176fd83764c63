import { type CartLine, MAX_UNITS_PER_LINE } from "#app/domain/cart.ts";
import { foldText } from "../text/fold.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type Line, type List, quantityOf, type Unsure } from "./list.ts";

/**
 * The list that a customer chose among those offered. A line that the choice changed is settled; the
 * others stay as open as they were, so that the next question is asked. A choice that changes nothing
 * settles all.
 */
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
    Math.min(quantityOf(list, id), MAX_UNITS_PER_LINE) === quantity;
  const settlesAll =
    known.length === new Set(list.lines.map(({ id }) => id)).size && known.every(isSame);
  const chosen = known.flatMap(({ id, quantity }, at): Line[] => {
    const old = list.lines.filter((line) => line.id === id);
    if (old.length > 0 && !settlesAll && isSame({ id, quantity })) return old;
    const name = { id, words: [id], head: id, literal: id };
    const base = { ...name, kind: "item" as const, collective: false };
    const line = old[0] ?? { id, base, message, counted: true, key: list.next + at };
    return [{ ...line, quantity, open: false, described: true }];
  });
  const isOpen = ({ id }: Unsure) =>
    isSame(known.find((line) => line.id === id) ?? { id, quantity: 0 });
  return {
    ...list,
    lines: chosen,
    unsure: settlesAll ? [] : list.unsure.filter(isOpen),
    offered: null,
    instead: [],
    history: [...list.history, list.lines],
    focus: chosen.map(({ key }) => key),
    next: list.next + known.length,
  };
}

const REPORT = /added to your cart|agregado a tu carrito|en tu carrito/;

/** The list without what the assistant reports as added to the cart: that is done. */
export function withoutAdded(list: List, content: string, { catalog }: Vocabulary): List {
  let text = foldText(content);
  if (!REPORT.test(text)) return list;
  const names = new Map(
    list.lines.map(({ id }) => [id, foldText(catalog.byId.get(id)?.name ?? "")]),
  );
  const added = new Set<string>();
  for (const [id, name] of [...names].sort(([, a], [, b]) => b.length - a.length)) {
    if (!text.includes(name)) continue;
    // A name within a longer one ("Mattress" in "Queen Mattress") is found once.
    text = text.replace(name, "");
    added.add(id);
  }
  return { ...list, lines: list.lines.filter(({ id }) => !added.has(id)) };
}
