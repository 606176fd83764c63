import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./served-words.en.ts";
import { words as es } from "./served-words.es.ts";

export const words = byLanguage(en, es);
