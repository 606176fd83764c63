import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./link-words.en.ts";
import { words as es } from "./link-words.es.ts";

export const words = byLanguage(en, es);
