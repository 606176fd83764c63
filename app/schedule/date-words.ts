import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./date-words.en.ts";
import { words as es } from "./date-words.es.ts";

export const words = byLanguage(en, es);
