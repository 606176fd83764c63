import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./error-words.en.ts";
import { words as es } from "./error-words.es.ts";

export const words = byLanguage(en, es);
