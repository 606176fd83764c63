/** An offered answer as its button's value carries it: the list that it would leave, then its words. */
import { serializeCart } from "./cart.ts";
import type { ChatQuestion } from "./chat.ts";

export type ChatAnswerChoice = ChatQuestion["options"][number];

export function formatChoice({ label, lines }: ChatAnswerChoice): string {
  return `${serializeCart(lines)}|${label}`;
}
