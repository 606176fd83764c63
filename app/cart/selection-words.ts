import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./selection-words.en.ts";
import { words as es } from "./selection-words.es.ts";

export const words = byLanguage(en, es);
