/** An offered answer as its button's value carries it: the list that it would leave, then its words. */
import { serializeCart } from "#app/prices/cart.ts";
import type { ChatQuestion } from "#app/prices/list-questions.ts";

export type ChatAnswerChoice = ChatQuestion["options"][number];

export function formatChoice({ label, lines }: ChatAnswerChoice): string {
  return `${serializeCart(lines)}|${label}`;
}
