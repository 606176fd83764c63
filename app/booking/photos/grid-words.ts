import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./grid-words.en.ts";
import { words as es } from "./grid-words.es.ts";

export const words = byLanguage(en, es);
