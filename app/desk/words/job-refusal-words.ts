import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./job-refusal-words.en.ts";
import { words as es } from "./job-refusal-words.es.ts";

export const words = byLanguage(en, es);
