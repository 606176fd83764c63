import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./price-words.en.ts";
import { words as es } from "./price-words.es.ts";

export const words = byLanguage(en, es);
