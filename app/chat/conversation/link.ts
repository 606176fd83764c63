import {
  ADDS,
  AFFIRMS,
  COMPARES,
  DOUBTS,
  EQUALS,
  LINK_FILLERS,
  REPAIRS,
  SEARCHES,
  SUMS,
  TELLS,
} from "../words/links.ts";
import {
  holdsPhrase,
  type PhraseTable,
  phraseEndsAt,
  withoutPhrases,
  wordsOfTables,
} from "../words/phrase-table.ts";
import { ROOMS } from "../words/places.ts";

/** How the words before a name tie it to what was named before. */
export type Link = {
  /** Takes back what was just said: "no wait", "I mean". */
  repairs: boolean;
  /** May take it back: "actually", "or". */
  doubts: boolean;
  /** What is taken back is a number that stood right before: "three, no, four bikes". */
  recounts: boolean;
  /** Says what the thing before is: "it's a", "which is". */
  tells: boolean;
  /** Names again what was named before: "so just", "in total". */
  sums: boolean;
  /** Says yes to what was named before. */
  affirms: boolean;
  /** Brings up one more: "also", "and". */
  adds: boolean;
  /** A second name right behind the first: "a mower, a riding mower", "an organ, like a church organ". */
  apposes: boolean;
  /** Nothing, or talk that brings up no new thing: "um", "yeah like". */
  idles: boolean;
  /** Nothing but commas and "and": a list goes on. */
  joins: boolean;
};

const WORDS = wordsOfTables(REPAIRS, DOUBTS, TELLS, EQUALS, SUMS, AFFIRMS, ADDS, LINK_FILLERS);
const JOINERS: ReadonlySet<string> = new Set([
  "and",
  "y",
  "e",
  "n",
  "-",
  "/",
  "plus",
  "the",
  "with",
]);
/** Behind these a sentence speaks of another thing: "the second is a loveseat". */
const ELSEWHERE: ReadonlySet<string> = new Set("then next other second third last".split(" "));

/** "and a um it's like a recliner": an article had brought up the next thing already. */
const BRINGS_UP =
  /^(?:, )?(?:and|plus|y|then|also) (?:then |also )?(?:a|an|un|una|some|another|this|these|those|my)(?: (?:um|uh|uhm|er|like|este|what|whatever))* /;

/** Most names of a list stand behind nothing, or a comma. */
const NOTHING: Link = {
  repairs: false,
  doubts: false,
  recounts: false,
  tells: false,
  sums: false,
  affirms: false,
  adds: false,
  apposes: false,
  idles: false,
  joins: true,
};

/**
 * Reads the words between a name and the one before it (or the beginning of its sentence).
 * @param behind true when they begin right behind the name before
 */
export function linkOf(lead: string, behind: boolean): Link {
  if (lead === "" || lead === ",")
    return { ...NOTHING, idles: behind && lead === "", apposes: behind };
  return JOINS_ONLY.has(lead) ? { ...NOTHING, adds: true } : linkOfTalk(lead, behind);
}

/** Between the names of a list, and nothing more: they add, wherever they stand. */
export const JOINS_ONLY: ReadonlySet<string> = new Set(
  ["and", "y", "n", "plus"].flatMap((joiner) => [joiner, `, ${joiner}`]),
);

function linkOfTalk(lead: string, behind: boolean): Link {
  const said = lead.split(" ").filter((word) => word !== "" && word !== ",");
  const words = withoutPhrases(said, SEARCHES);
  const run = trailingRun(words);
  const has = (table: PhraseTable) => holdsPhrase(run, table);
  const adds = holdsPhrase(withoutPhrases(run, COMPARES), ADDS);
  const told =
    (endsIn(run, TELLS) || (has(TELLS) && endsIn(run, EQUALS))) &&
    !BRINGS_UP.test(lead) &&
    (isPlaceOfThing(lead, behind) || !placesElsewhere(lead, run.length));
  const recounts =
    (has(DOUBTS) || has(REPAIRS)) && /^\d{1,3}$/.test(words.at(-run.length - 1) ?? "");
  // "hold on, my son is calling … oh yes the freezer" goes on with the list.
  const repairs = has(REPAIRS) || (holdsPhrase(words, REPAIRS) && !adds);
  return {
    repairs: repairs && !endsInAdding(run),
    doubts: has(DOUBTS) && !endsInAdding(run),
    recounts,
    tells: told || (behind && run.length === words.length && endsIn(run, EQUALS)),
    sums: has(SUMS),
    affirms: has(AFFIRMS),
    adds,
    idles: behind && run.length === words.length && !lead.includes(",") && !adds,
    apposes: behind && /^(?:, )?(?:like|como)$/.test(lead),
    joins: words.every((word) => JOINERS.has(word)),
  };
}

/** "a freezer in the garage, it's a chest freezer": the place belongs to the name right before. */
function isPlaceOfThing(lead: string, behind: boolean): boolean {
  return behind && /^(?:in|at|on|out|from|upstairs|downstairs|en)\b/.test(lead);
}

/** "in the den it's a recliner", "the second one's a loveseat": said of another thing. */
function placesElsewhere(lead: string, run: number): boolean {
  const words = lead.split(" ").filter((word) => word !== "");
  const before = words.filter((word) => word !== ",").at(-run - 1) ?? "";
  const parted = words.includes(",") && words.lastIndexOf(",") >= words.lastIndexOf(before);
  return words.some((word) => ELSEWHERE.has(word)) || (ROOMS.has(before) && !parted);
}

/** The words right before the name that only tie it to what came before, commas left out. */
function trailingRun(words: readonly string[]): string[] {
  return words.slice(words.findLastIndex((word) => !WORDS.has(word)) + 1);
}

/** True when nothing but fillers stands behind one of the phrases: "it's actually like a". */
function endsIn(run: readonly string[], table: PhraseTable): boolean {
  for (let end = run.length; end > 0; end -= 1) {
    if (phraseEndsAt(run, end, table)) return true;
    const word = run[end - 1] ?? "";
    if (!LINK_FILLERS.phrases.has(word) && !DOUBTS.phrases.has(word)) return false;
  }
  return false;
}

function endsInAdding(run: readonly string[]): boolean {
  return /^(?:and|also|plus|y|tambien)$/.test(run.at(-1) ?? "");
}
