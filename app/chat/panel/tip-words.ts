import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./tip-words.en.ts";
import { words as es } from "./tip-words.es.ts";

export const words = byLanguage(en, es);
