import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./desk-words.en.ts";
import { words as es } from "./desk-words.es.ts";

export const words = byLanguage(en, es);
