import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./fact-words.en.ts";
import { words as es } from "./fact-words.es.ts";

export const words = byLanguage(en, es);
