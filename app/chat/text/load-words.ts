/**
 * Load sizes as customers say them, written as the one word that the vocabulary knows each by:
 * "a full truck load", "1/2 load", "three quarters of a truck", "medio camión".
 */

/** The vocabulary's word for each load size, by its id. */
export const LOAD_WORDS: ReadonlyMap<string, string> = new Map([
  ["load-full", "fullload"],
  ["load-three-quarter", "threequarterload"],
  ["load-half", "halfload"],
  ["load-quarter", "quarterload"],
]);

/** Each share of a truck, the particular before the general, by the id of its load size. */
const SHARES: readonly (readonly [string, string])[] = [
  ["load-three-quarter", "3/4|¾|three[ -](?:quarters?|fourths?)|tres cuartos"],
  ["load-quarter", "1/4|¼|(?:one[ -]|1 )?(?:quarter|fourth)|cuarto"],
  ["load-half", "1/2|½|half|medi[oa]|mitad"],
  ["load-full", "full|whole|entire|complete"],
];
const TRUCK = "(?:(?:box|junk|16[ -]?(?:ft|foot)) )?(?:truck[ -]?loads?|trucks?)";
/** "full truck bed", "full load washer", "half a load of laundry" are other things. */
const OTHER_THINGS =
  "(?! ?-?(?:beds?|washers?|washing|dryers?|bearing|capacity|drivers?)\\b| of (?:laundry|clothes|dishes|wash)\\b)";
const ENGLISH = `(?:[ -]of)?(?:[ -](?:an?|the|your|one))?[ -](?:${TRUCK}|loads?)\\b${OTHER_THINGS}`;
const SPANISH = "(?: de(?: un|l)?)? (?:camion(?:es)?|cargas?|trocas?)\\b";
const FULL_BEHIND = "\\b(?:camion(?:es)?|cargas?) (?:llen|complet|enter)[oa]s?\\b";

const PATTERNS: readonly (readonly [string, RegExp])[] = SHARES.map(([id, share]) => [
  LOAD_WORDS.get(id) ?? "",
  new RegExp(`(?<![a-z0-9/])(?:${share})(?:${ENGLISH}|${SPANISH})`, "g"),
]);

/** "1 1/2 truckloads", "one and a half loads": a full one and a half. */
const AND_A_HALF = new RegExp(
  `\\b(\\d{1,2}|one|two|three|four|five)(?: and a half| 1/2| ½) (?:${TRUCK}|loads)\\b`,
  "g",
);
const HAS_LOAD = /truck|load|camion|carga/;

/** A folded text with each load size in it as one word. */
export function readLoadSizes(folded: string): string {
  if (!HAS_LOAD.test(folded)) return folded;
  const halved = folded.replace(AND_A_HALF, "$1 fullload and 1 halfload");
  const shared = PATTERNS.reduce((text, [word, pattern]) => text.replace(pattern, word), halved);
  return shared.replace(new RegExp(FULL_BEHIND, "g"), "fullload");
}
