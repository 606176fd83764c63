/** What a list leaves open, asked under it with an answer for each press. */
import type { CartLine } from "./cart.ts";

/** Something the list leaves open: each answer with the list that it would leave. */
export type ChatQuestion = {
  /** The id of the item that it is about, or "list" for the whole of it. */
  about: string;
  text: string;
  options: readonly { label: string; lines: readonly CartLine[] }[];
};

/** A change of the list and what it would do to the price (rules 170 to 174), answered like a question. */
export type ChatAdvice = ChatQuestion & {
  /** Dollars before any discount: what the list costs then, and how much less that is. */
  finalPrice: number;
  saving: number;
};
