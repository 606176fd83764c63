import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./dates-words.en.ts";
import { words as es } from "./dates-words.es.ts";

export const words = byLanguage(en, es);
