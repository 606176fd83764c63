import type { ProductLine } from "./cart.ts";

/** How much a visitor may type into the estimate's box. */
export const MAX_TEXT_CHARACTERS = 500;

/** What was typed, as priced lines. */
export type EstimateAnswer = {
  text: string;
  lines: readonly ProductLine[];
  /** The server could not be asked. */
  isOffline: boolean;
};
