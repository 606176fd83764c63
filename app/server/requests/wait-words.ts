import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./wait-words.en.ts";
import { words as es } from "./wait-words.es.ts";

export const words = byLanguage(en, es);
