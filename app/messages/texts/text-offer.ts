/** What customers read before they ask for texts, in the words that carriers want (rule 371). */

/** The box that is ticked, and what goes with it. */
export type TextOffer = { label: string; terms: string };

/** @param name of the business, which the texts come from */
export function textOffer(name: string): TextOffer {
  return {
    label: "Text me about this pickup",
    terms:
      `About 3 to 6 texts from ${name}: that it is booked, the day before, when the truck is on its way, ` +
      "when something changes, and once to ask for a review. Message and data rates may apply. " +
      "Reply STOP to end them, HELP for help. " +
      "You can book without them.",
  };
}

/** The same of a quote, which ends with the price. */
export function quoteTextOffer(name: string): TextOffer {
  return {
    label: "Text me the price",
    terms:
      `1 or 2 texts from ${name}: your price, and when it changes. Message and data rates may apply. ` +
      "Reply STOP to end them, HELP for help. You can ask without them.",
  };
}

export type TextBox = ReturnType<typeof textBox>;

/** The box as a form has it; the page's footer leads to what is promised. */
export function textBox(
  { label, terms }: TextOffer,
  wordsOf = (terms: string) => `${terms} See Privacy and Terms below.`,
) {
  return { name: "texts", type: "checkbox", value: "1", label, hint: wordsOf(terms) };
}

/** As they are kept with the wish. */
export function offerWords({ label, terms }: TextOffer): string {
  return `${label}. ${terms}`;
}
