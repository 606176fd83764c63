import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./not-found-words.en.ts";
import { words as es } from "./not-found-words.es.ts";

export const words = byLanguage(en, es);
