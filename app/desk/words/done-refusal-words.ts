import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./done-refusal-words.en.ts";
import { words as es } from "./done-refusal-words.es.ts";

export const words = byLanguage(en, es);
