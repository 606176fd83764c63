import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./structured-words.en.ts";
import { words as es } from "./structured-words.es.ts";

export const words = byLanguage(en, es);
