import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./question-words.en.ts";
import { words as es } from "./question-words.es.ts";

export const words = byLanguage(en, es);
