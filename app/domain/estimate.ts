import type { ProductLine } from "./cart.ts";

/** How much a visitor may type into the estimate's box. */
export const MAX_TEXT_CHARACTERS = 500;

/** What was typed, as priced lines. */
export type EstimateAnswer = {
  text: string;
  lines: readonly ProductLine[];
  /** What was named and left out, with the reason for each. */
  notes: readonly string[];
  /** Why the text was not read, in words for the visitor; null where it was. */
  trouble: string | null;
};
