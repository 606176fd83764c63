import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./done-words.en.ts";
import { words as es } from "./done-words.es.ts";

export const words = byLanguage(en, es);
