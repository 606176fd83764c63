import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./ask-words.en.ts";
import { words as es } from "./ask-words.es.ts";

export const words = byLanguage(en, es);
