/** What the owner says of the business (rule 348). Nothing of it is claimed anywhere until it is filled in. */
import type { ShownFact } from "#app/lib/business.ts";
import { words } from "./fact-words.ts";

export type FactName = keyof typeof words;
/** As the owner wrote them; one that is not there is not filled in. */
export type BusinessFacts = Partial<Record<FactName, string>>;

export const FACT_NAMES = Object.keys(words) as FactName[];

/** Those that are filled in. */
export function shownFacts(facts: BusinessFacts): ShownFact[] {
  return FACT_NAMES.flatMap((name) => {
    const text = facts[name];
    return text ? [{ name, label: words[name], text }] : [];
  });
}

/** "License: TX 4471. In business since: 2012." */
export function factSentences(facts: readonly ShownFact[]): string {
  return facts.map(({ label, text }) => `${label}: ${text.replace(/\.$/, "")}.`).join(" ");
}
