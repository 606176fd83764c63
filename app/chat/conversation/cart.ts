import { foldText } from "../text/fold.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { clearLines, type Draft } from "./list.ts";

const REPORT = /added to your cart|agregado a tu carrito|en tu carrito/;

/** What the assistant reports as added to the cart is done: those lines leave the list. */
export function takeOutAdded(draft: Draft, content: string, vocabulary: Vocabulary): void {
  let text = foldText(content);
  if (!REPORT.test(text)) return;
  const byLength = draft.lines
    .map((line) => ({ line, name: foldText(vocabulary.catalog.byId.get(line.id)?.name ?? "") }))
    .sort((a, b) => b.name.length - a.name.length);
  const added = new Set(
    byLength.flatMap(({ line, name }) => {
      if (!text.includes(name)) return [];
      // A name within a longer one ("Mattress" in "Queen Mattress") is found once.
      text = text.replace(name, "");
      return [line];
    }),
  );
  if (added.size === 0) clearLines(draft);
  draft.lines = draft.lines.filter((line) => !added.has(line));
}
