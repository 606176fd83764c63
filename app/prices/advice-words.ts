import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./advice-words.en.ts";
import { words as es } from "./advice-words.es.ts";

export const words = byLanguage(en, es);
