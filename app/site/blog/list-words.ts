import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./list-words.en.ts";
import { words as es } from "./list-words.es.ts";

export const words = byLanguage(en, es);
