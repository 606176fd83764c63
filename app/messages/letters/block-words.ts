import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./block-words.en.ts";
import { words as es } from "./block-words.es.ts";

export const words = byLanguage(en, es);

/** What is said to the customer of a day or a time that was not chosen. */
export const NOT_CHOSEN_YET = byLanguage(en.notChosen, es.notChosen);
