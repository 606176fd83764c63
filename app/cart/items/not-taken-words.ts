import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./not-taken-words.en.ts";
import { words as es } from "./not-taken-words.es.ts";

export const words = byLanguage(en, es);
