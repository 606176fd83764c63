import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./category-words.en.ts";
import { words as es } from "./category-words.es.ts";

export const words = byLanguage(en, es);
