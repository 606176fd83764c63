import type { ProductLine } from "#app/prices/cart.ts";
import type { ChatQuestion } from "#app/prices/list-questions.ts";

/** How much a visitor may type into the estimate's box. */
export const MAX_TEXT_CHARACTERS = 500;

/** What was typed, as priced lines. */
export type EstimateAnswer = {
  text: string;
  lines: readonly ProductLine[];
  /** What was named and left out, with the reason for each. */
  notes: readonly string[];
  /** What the lines leave open, two at most, each answer with the list that it would leave. */
  questions: readonly ChatQuestion[];
  /** Why the text was not read, in words for the visitor; null where it was. */
  refusal: string | null;
};
