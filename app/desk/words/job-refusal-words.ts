import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./job-words.en.ts";
import { words as es } from "./job-words.es.ts";

export const words = byLanguage(en, es);
