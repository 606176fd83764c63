import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./invoice-words.en.ts";
import { words as es } from "./invoice-words.es.ts";

export const words = byLanguage(en, es);
