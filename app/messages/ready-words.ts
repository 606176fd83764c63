import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./ready-words.en.ts";
import { words as es } from "./ready-words.es.ts";

export const words = byLanguage(en, es);
