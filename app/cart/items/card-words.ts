import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./card-words.en.ts";
import { words as es } from "./card-words.es.ts";

export const words = byLanguage(en, es);
