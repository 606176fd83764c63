import { foldText } from "../text/fold.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { List } from "./list.ts";

const REPORT = /added to your cart|agregado a tu carrito|en tu carrito/;

/** The list without what the assistant reports as added to the cart: that is done. */
export function withoutAdded(list: List, content: string, { catalog }: Vocabulary): List {
  let text = foldText(content);
  if (!REPORT.test(text)) return list;
  const byLength = list.lines
    .map((line) => ({ line, name: foldText(catalog.byId.get(line.id)?.name ?? "") }))
    .sort((a, b) => b.name.length - a.name.length);
  const added = new Set(
    byLength.flatMap(({ line, name }) => {
      if (!text.includes(name)) return [];
      // A name within a longer one ("Mattress" in "Queen Mattress") is found once.
      text = text.replace(name, "");
      return [line];
    }),
  );
  const lines = added.size === 0 ? [] : list.lines.filter((line) => !added.has(line));
  return { ...list, lines };
}
