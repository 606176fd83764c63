import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./change-words.en.ts";
import { words as es } from "./change-words.es.ts";

export const words = byLanguage(en, es);
