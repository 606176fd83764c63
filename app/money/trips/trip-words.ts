import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./trip-words.en.ts";
import { words as es } from "./trip-words.es.ts";

export const words = byLanguage(en, es);
