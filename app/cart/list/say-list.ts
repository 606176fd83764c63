/** What is said of a shared list (rule 37). */

import type { SharedList } from "#app/cart/shared-list.ts";
import { joinWords } from "#app/lib/join-words.ts";
import { MAX_UNITS_PER_CART, MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";
import { words } from "./words.ts";

/** What was left out of the list, and why: one sentence for each reason. */
export function leftOutWords({ gone, isCut }: Pick<SharedList, "gone" | "isCut">): string[] {
  const { names, others } = gone;
  const left = others > 0 ? [...names, words.things(others, names.length > 0)] : names;
  return [
    ...(left.length === 0 ? [] : [words.gone(joined(left))]),
    ...(isCut ? [words.cut(MAX_UNITS_PER_LINE, MAX_UNITS_PER_CART)] : []),
  ];
}

const MAX_SHOWN = 4;

/** "2 × Sofa, Lamp and 3 more", for a preview of the link. */
export function listInShort(lines: readonly { name: string; quantity: number }[]): string {
  const shown = lines
    .slice(0, MAX_SHOWN)
    .map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  const more = lines.length - shown.length;
  return joined(more > 0 ? [...shown, words.more(more)] : shown);
}

function joined(all: readonly string[]): string {
  return joinWords(all, words.and(all.at(-1) ?? ""));
}
