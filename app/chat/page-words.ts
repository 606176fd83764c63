import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./page-words.en.ts";
import { words as es } from "./page-words.es.ts";

export const words = byLanguage(en, es);
