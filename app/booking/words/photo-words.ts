import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./photo-words.en.ts";
import { words as es } from "./photo-words.es.ts";

export const words = byLanguage(en, es);
