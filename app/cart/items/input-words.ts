import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./input-words.en.ts";
import { words as es } from "./input-words.es.ts";

export const words = byLanguage(en, es);
