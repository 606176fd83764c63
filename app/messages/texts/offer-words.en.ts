/** What customers read before they ask for texts, in the words that carriers want (rule 371). */
export const words = {
  label: "Text me about this pickup",
  /** @param name of the business, which the texts come from */
  terms: (name: string) =>
    `About 3 to 6 texts from ${name}: that it is booked, the day before, when the truck is on its way, ` +
    "when something changes, and once to ask for a review. Message and data rates may apply. " +
    "Reply STOP to end them, HELP for help. " +
    "You can book without them.",
  /** The same of a quote, which ends with the price. */
  quoteLabel: "Text me the price",
  quoteTerms: (name: string) =>
    `1 or 2 texts from ${name}: your price, and when it changes. Message and data rates may apply. ` +
    "Reply STOP to end them, HELP for help. You can ask without them.",
  seeBelow: (terms: string) => `${terms} See Privacy and Terms below.`,
};
