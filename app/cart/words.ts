/** What is said of a shared list (rule 37). */

import { joinWords } from "#app/lib/join-words.ts";
import { MAX_UNITS_PER_CART, MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";
import type { SharedList } from "./shared-list.ts";

/** What was left out of the list, and why: one sentence for each reason. */
export function leftOutWords({ gone, isCut }: Pick<SharedList, "gone" | "isCut">): string[] {
  const { names, others } = gone;
  const things = others === 1 ? "thing" : "things";
  const counted = names.length === 0 ? `${others} ${things}` : `${others} other ${things}`;
  const left = joinWords(others > 0 ? [...names, counted] : names, "and");
  return [
    ...(left === ""
      ? []
      : [
          `We left out what is no longer on our price list: ${left}. Call us if you want that gone too.`,
        ]),
    ...(isCut
      ? [
          `We left some out. One online booking holds up to ${MAX_UNITS_PER_LINE} of one item ` +
            `and ${MAX_UNITS_PER_CART} items in all. Call us if you have more.`,
        ]
      : []),
  ];
}

const MAX_SHOWN = 4;

/** "2 × Sofa, Lamp and 3 more", for a preview of the link. */
export function listInShort(lines: readonly { name: string; quantity: number }[]): string {
  const shown = lines
    .slice(0, MAX_SHOWN)
    .map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  const more = lines.length - shown.length;
  return joinWords(more > 0 ? [...shown, `${more} more`] : shown, "and");
}
