import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./load-words.en.ts";
import { words as es } from "./load-words.es.ts";

export const words = byLanguage(en, es);
