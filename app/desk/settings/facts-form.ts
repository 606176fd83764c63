/** What the owner writes of the business in the settings (rule 348). */

import { isPlain } from "#app/lib/no-links.ts";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";
import { type BusinessFacts, FACT_NAMES, type FactName } from "#app/prices/business-facts.ts";

/** Characters of one fact. */
export const MAX_FACT = 100;
/** What is read at all of what was sent. */
const MAX_READ = 2_000;
const FIRST_YEAR = 1900;

export type ReadFacts =
  | { ok: true; facts: BusinessFacts }
  | { ok: false; errors: Partial<Record<FactName, string>> };

/** @param text what was typed into a field @param year this year, in Houston */
export function readFacts(text: (name: FactName) => string, year: number): ReadFacts {
  const typed = FACT_NAMES.map((name): [FactName, string] => {
    return [name, singleLine(beginningOf(text(name), MAX_READ))];
  });
  const filled = typed.filter(([, words]) => words !== "");
  const wrong = filled.flatMap(([name, words]) => {
    const error = name === "since" ? wrongYear(words, year) : wrongText(words);
    return error === null ? [] : [[name, error]];
  });
  return wrong.length > 0
    ? { ok: false, errors: Object.fromEntries(wrong) }
    : { ok: true, facts: Object.fromEntries(filled) };
}

function wrongYear(words: string, year: number): string | null {
  const isYear = /^\d{4}$/.test(words) && Number(words) >= FIRST_YEAR && Number(words) <= year;
  return isYear ? null : `Write a year from ${FIRST_YEAR} to ${year}, like 2012.`;
}

function wrongText(words: string): string | null {
  if (words.length > MAX_FACT) return `Write at most ${MAX_FACT} characters.`;
  return isPlain(words) ? null : "Write it without web or email addresses.";
}
