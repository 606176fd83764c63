import { ADDED_PREFIX } from "#app/chat/chat.ts";
import type { Named } from "#app/chat/parser/things/thing.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { type CartLine, MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";
import { type Line, type List, quantityOf, summed, type Unsure } from "./list.ts";

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
  if (!content.startsWith(ADDED_PREFIX)) return list;
  const names = content.replace(/\.$/, "").split(/[:,] \d+ × /);
  const isLeft = ({ id }: Pick<Line, "id">) => !names.includes(catalog.byId.get(id)?.name ?? "");
  return { ...list, lines: list.lines.filter(isLeft), unsure: list.unsure.filter(isLeft) };
}
