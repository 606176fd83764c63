import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./paper-words.en.ts";
import { words as es } from "./paper-words.es.ts";

export const words = byLanguage(en, es);
