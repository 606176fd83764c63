import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./total-words.en.ts";
import { words as es } from "./total-words.es.ts";

export const words = byLanguage(en, es);
