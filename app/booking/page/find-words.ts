import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./find-words.en.ts";
import { words as es } from "./find-words.es.ts";

export const words = byLanguage(en, es);
