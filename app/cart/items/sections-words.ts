import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./sections-words.en.ts";
import { words as es } from "./sections-words.es.ts";

export const words = byLanguage(en, es);
