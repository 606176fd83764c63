import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./words.en.ts";
import { words as es } from "./words.es.ts";

export const words = byLanguage(en, es);
