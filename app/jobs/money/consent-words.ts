import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./consent-words.en.ts";
import { words as es } from "./consent-words.es.ts";

export const words = byLanguage(en, es);
