/** Each share of a truck with the word it is read as and how customers say it, the particular first. */
const SHARES = [
  ["load-three-quarter", "threequarterload", "3/4|¾|three[ -](?:quarter|fourth)s?|tres cuartos"],
  ["load-quarter", "quarterload", "1/4|¼|(?:one[ -]|1 )?(?:quarter|fourth)|cuarto"],
  ["load-half", "halfload", "1/2|½|half|medi[oa]|mitad"],
  ["load-full", "fullload", "full|whole|entire|complete"],
] as const;

/** The vocabulary's word for each load size, by its id. */
export const LOAD_WORDS: ReadonlyMap<string, string> = new Map(
  SHARES.map(([id, word]) => [id, word]),
);

const TRUCK = "(?:(?:box|junk|16[ -]?(?:ft|foot)) )?(?:truck[ -]?loads?|trucks?)";
/** "full truck bed", "full load washer", "half a load of laundry" are other things. */
const OTHER_THINGS =
  "(?! ?-?(?:beds?|washers?|washing|dryers?|bearing|capacity|drivers?)\\b| of (?:laundry|clothes|dishes|wash)\\b)";
const ENGLISH = `(?:[ -]of)?(?:[ -](?:an?|the|your|one))?[ -](?:${TRUCK}|loads?)\\b${OTHER_THINGS}`;
const SPANISH = "(?: de(?: un|l| su| la)?)? (?:camion(?:es)?|cargas?|trocas?)\\b";

/** "1 1/2 truckloads", "one and a half loads" */
const AND_A_HALF = `\\b(\\d+|one|two|three)(?: and a half| 1/2| ½) (?:${TRUCK}|loads)\\b`;

const REPLACED: readonly (readonly [string, string])[] = [
  [AND_A_HALF, "$1 fullload and 1 halfload"],
  ...SHARES.map(
    ([, word, said]) => [`(?<![a-z0-9/]|how )(?:${said})(?:${ENGLISH}|${SPANISH})`, word] as const,
  ),
  ["\\b(?:camion(?:es)?|cargas?) (?:llen|complet|enter)[oa]s?\\b", "fullload"],
];
const PATTERNS = REPLACED.map(([said, word]) => [new RegExp(said, "g"), word] as const);

/** A folded text with each load size as the one word that the vocabulary knows it by: "1/2 load", "medio camión". */
export function readLoadSizes(folded: string): string {
  if (!/truck|load|camion|carga/.test(folded)) return folded;
  return PATTERNS.reduce((text, [said, word]) => text.replace(said, word), folded);
}
