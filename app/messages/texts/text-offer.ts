import { words } from "./offer-words.ts";

/** The box that is ticked, and what goes with it (rule 371), in the language that is spoken when they are read. */
export type TextOffer = { readonly label: string; readonly terms: string };

/** @param name of the business, which the texts come from */
export function textOffer(name: string): TextOffer {
  return {
    get label() {
      return words.label;
    },
    get terms() {
      return words.terms(name);
    },
  };
}

/** The same of a quote, which ends with the price. */
export function quoteTextOffer(name: string): TextOffer {
  return {
    get label() {
      return words.quoteLabel;
    },
    get terms() {
      return words.quoteTerms(name);
    },
  };
}

export type TextBox = ReturnType<typeof textBox>;

/** The box as a form has it; the page's footer leads to what is promised. */
export function textBox({ label, terms }: TextOffer, wordsOf = words.seeBelow) {
  return { name: "texts", type: "checkbox", value: "1", label, hint: wordsOf(terms) };
}

/** As they are kept with the wish. */
export function offerWords({ label, terms }: TextOffer): string {
  return `${label}. ${terms}`;
}
