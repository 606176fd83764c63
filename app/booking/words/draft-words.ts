import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./draft-words.en.ts";
import { words as es } from "./draft-words.es.ts";

export const words = byLanguage(en, es);
