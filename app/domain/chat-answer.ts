/** An offered answer as its button's value carries it: the list it would leave, then its words. */
import { type CartLine, parseCart, serializeCart } from "./cart.ts";
import { type ChatQuestion, MAX_MESSAGE_CHARACTERS } from "./chat.ts";

export type ChatAnswerChoice = { label: string; lines: readonly CartLine[] };

export function formatChoice({ label, lines }: ChatQuestion["options"][number]): string {
  return `${serializeCart(lines)}|${label}`;
}

/** The choice in a button's value; null where it is none. Its lines are not known to be products yet. */
export function parseChoice(text: string | null): ChatAnswerChoice | null {
  const at = text?.indexOf("|") ?? -1;
  if (!text || at === -1) return null;
  const label = text
    .slice(at + 1)
    .trim()
    .slice(0, MAX_MESSAGE_CHARACTERS);
  return label === "" ? null : { label, lines: parseCart(text.slice(0, at)) };
}
