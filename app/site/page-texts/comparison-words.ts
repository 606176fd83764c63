import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./comparison-words.en.ts";
import { words as es } from "./comparison-words.es.ts";

export const words = byLanguage(en, es);
