import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./visit-words.en.ts";
import { words as es } from "./visit-words.es.ts";

export const words = byLanguage(en, es);
