import { englishSingular } from "#app/chat/parser/text/fold.ts";
import { CUE_WORDS } from "./cues.server.ts";
import { isFunctionWord } from "./function-words.ts";
import { PLACING, ROOMS } from "./places.ts";
import { CONTAINERS, PARTS_OF, TAILS } from "./shapes.ts";
import { unionOf, wordSet } from "./table.ts";

/**
 * Everyday words that lie one slip of the fingers from a thing's name. They are meant as they are
 * written: "cable" is no table and "lump" no lamp. A word that no name is near to need not stand here.
 */
const ENGLISH = wordSet`
  bulk campus concern constable corridor expensive fulton grade mall much painter recline sewing
  shot spot star strong teach title state`;
const SPANISH = wordSet`caro casi derecho espera espere martes medio pesado jala`;

const ORDINARY = unionOf(ENGLISH, SPANISH, ROOMS, PLACING, TAILS, PARTS_OF, CONTAINERS, CUE_WORDS);

/** True for a word that stands for itself and is never a misspelling of an item's. */
export function isOrdinaryWord(word: string): boolean {
  return isOrdinary(word) || isOrdinary(englishSingular(word));
}

function isOrdinary(form: string): boolean {
  return isFunctionWord(form) || ORDINARY.has(form);
}
