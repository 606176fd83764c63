import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./quote-words.en.ts";
import { words as es } from "./quote-words.es.ts";

export const words = byLanguage(en, es);
