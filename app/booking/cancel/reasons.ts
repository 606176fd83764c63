/** The reason beside which the page says that a pickup can be moved. */
export const DAY_REASON = "The day or time doesn't work";

/** Why customers cancel, as it is kept and as its page offers it in English; none has to be chosen. */
export const CANCEL_REASONS = [
  "Plans changed",
  "I found another way to get rid of it",
  "The price",
  DAY_REASON,
  "Something else",
] as const;
