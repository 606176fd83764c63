import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./post-words.en.ts";
import { words as es } from "./post-words.es.ts";

export const words = byLanguage(en, es);
